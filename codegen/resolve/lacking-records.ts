import type { Finding } from '../diagnostics/finding.ts';
import { ownerNouns } from '../model/nouns.ts';
import type { Page, PageRecord, PageSource } from '../model/page.ts';

/** What is wrong with the texts of a page. */
export interface PageFindings {
  readonly page: PageSource | Page;
  readonly findings: readonly Finding[];
}

/** How many records a message names. */
const mostNamed = 3;

/**
 * The findings of all pages. A template that speaks of the owner of its record, such as the brand of a vehicle, is right where
 * there is one: of records without, the message names them and their files, not the template alone.
 */
export function withRecordsNamed(all: readonly PageFindings[]): readonly Finding[] {
  const each = all.flatMap(({ page, findings }) =>
    findings.map((finding) => ({ finding, lacks: lackingIn(finding, page) })),
  );
  const lacking = each.flatMap(({ finding, lacks }) => (lacks ? [{ finding, ...lacks }] : []));
  const byPlace = Map.groupBy(lacking, ({ finding: { source, span }, owner }) =>
    [source.file, span?.start, owner].join(),
  );
  return [
    ...each.flatMap(({ finding, lacks }) => (lacks ? [] : finding)),
    ...[...byPlace.values()].flatMap(([first, ...others]) =>
      first ? namingThem(first, [first, ...others]) : [],
    ),
  ];
}

interface Lacking {
  readonly owner: string;
  readonly record: PageRecord;
}

/** The owner that an unknown fact is of, if the record of the page has none. */
function lackingIn({ code, cause }: Finding, { record, scope }: PageSource): Lacking | undefined {
  const [owner = ''] = (code === 'unknown-fact' ? (cause ?? '') : '').split('.');
  return record && ownerNouns.includes(owner) && !Object.hasOwn(scope, owner)
    ? { owner, record }
    : undefined;
}

function namingThem(
  { finding, owner, record }: Lacking & { readonly finding: Finding },
  all: readonly Lacking[],
): Finding {
  const { file, noun } = record.entry.source;
  const names = all.slice(0, mostNamed).map((each) => `"${each.record.entry.id}"`);
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '';
  const [pages, verb] = all.length > 1 ? ['pages', 'have'] : ['page', 'has'];
  const fix = noun === 'unit' ? `"model:" with a model that has a ${owner}` : `"${owner}:"`;
  return {
    ...finding,
    message: `${finding.message.split(';')[0]} on the ${pages} of ${names.join(', ')}${more}, which ${verb} no ${owner}`,
    help: `Add ${fix} in ${file}, or write here what all have, such as \${${record.noun}.name}.`,
    related: all.slice(0, mostNamed).map((each) => ({
      file: each.record.entry.source.file,
      line: 1,
      column: 1,
      message: `"${each.record.entry.id}" has no ${owner}`,
    })),
  };
}
