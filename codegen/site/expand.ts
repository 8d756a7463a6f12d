import type { NounTypes } from '../../generated/content.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { type Content, type Data, type Entry, recordsOf } from '../model/content.ts';
import { templateNouns } from '../model/nouns.ts';
import type { PageRecord, PageSource } from '../model/page.ts';
import type { InvalidFile } from '../model/source.ts';
import { nameOfRecord } from '../resolve/facts/fact-roots.ts';
import { recordAddresses } from './record-addresses.ts';
import { createRecordScopes } from './record-scope.ts';

type Template = NounTypes['template'];

/** All pages before resolution, sorted by id: the written ones, and one per record of each template. */
export interface Expanded {
  readonly pages: readonly PageSource[];
  readonly findings: readonly Finding[];
}

/** Makes the list of pages: each page file once, each template once per record. */
export function expandPages(content: Content, invalidFiles: readonly InvalidFile[] = []): Expanded {
  const findings: Finding[] = [];
  const pages = content.pages.map(writtenPage);
  const scopeOf = createRecordScopes(content);
  for (const noun of templateNouns) {
    const template = content.templates.find((entry) => entry.id === noun);
    if (!template) continue;
    const records = recordsOf(content, noun);
    const lost = invalidFiles.filter((file) => file.noun === noun);
    findings.push(...unknownRecords(template, [...records, ...lost]));
    for (const entry of chosenRecords(template, records)) {
      const record = { noun, entry };
      const filled = recordAddresses(content, template, record);
      findings.push(...filled.findings);
      if (filled.addresses.length > 0) {
        pages.push(templatePage(template, record, { ...filled, scope: scopeOf(record) }));
      }
    }
  }
  return { pages, findings };
}

function writtenPage(entry: Entry<NounTypes['page']>): PageSource {
  const { source, data } = entry;
  const addresses = [
    { path: data.path, source, at: ['path'] },
    ...(data.aliases ?? []).map((path, index) => ({ path, source, at: ['aliases', index] })),
  ];
  return { id: `page/${entry.id}`, addresses, shortPath: data.path, entry, scope: {} };
}

function templatePage(
  template: Entry<Template>,
  record: PageRecord,
  filled: Pick<PageSource, 'addresses' | 'shortPath' | 'scope'>,
): PageSource {
  const { addresses, shortPath, scope } = filled;
  const id = `${record.noun}/${record.entry.id}`;
  const entry = withRecordOverrides(template, record.entry);
  return { id, addresses, shortPath, entry, record, scope };
}

/** Whether the page of a record has had its time: it answers that it is gone. */
export function isGone({ data, source }: Entry): boolean {
  return source.noun === 'unit' && data.indexed === false;
}

/** A record may remove the hero from its page, name the hero's picture, or get one by the value of a key. */
function withRecordOverrides(template: Entry<Template>, record: Entry): Entry {
  const { hero, pictures, ...rest } = template.data;
  const named = record.data.picture ?? pictureBy(pictures, record.data);
  const own = {
    ...(named !== undefined && { picture: named }),
    ...(isGone(record) && { indexed: false }),
  };
  if (record.data.hero === false) return { ...template, data: { ...rest, ...own } };
  return { ...template, data: { ...rest, ...(hero === undefined ? {} : { hero }), ...own } };
}

/** The picture that a template assigns to the value of one of a record's keys. */
function pictureBy(pictures: Template['pictures'], record: Data): string | undefined {
  return pictures?.of[String(record[pictures.by])];
}

function chosenRecords(template: Entry<Template>, records: readonly Entry[]): readonly Entry[] {
  const chosen = template.data.records;
  return chosen ? records.filter((entry) => chosen.includes(entry.id)) : records;
}

function unknownRecords(
  template: Entry<Template>,
  records: readonly { readonly id: string }[],
): Finding[] {
  const chosen = template.data.records ?? [];
  return chosen.flatMap((id, index) =>
    records.some((entry) => entry.id === id)
      ? []
      : [
          {
            source: template.source,
            path: ['records', index],
            code: 'unknown-reference',
            cause: nameOfRecord(template.id, id),
            message: `there is no ${template.id} "${id}"`,
          },
        ],
  );
}
