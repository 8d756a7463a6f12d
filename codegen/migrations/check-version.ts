import type { Finding } from '../diagnostics/finding.ts';
import { fixing } from '../diagnostics/fixes.ts';
import { isRecord } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import { readPlainly } from '../parse/parse.ts';
import type { FileEdit } from '../text/edit.ts';
import type { OlderContent } from './migration.ts';
import { nameSpecifications } from './name-specifications.ts';

/** The steps of the content model: the first leads from version 1 to version 2. */
const migrations = [nameSpecifications] as const;

/** The version that this program reads. */
const contentVersion = migrations.length + 1;

const key = 'contentVersion';

/**
 * Says that content is of another version of the model than this program reads: nothing else is said then, for it would
 * blame the dealer. Content that states none may be of any, and is older only if a step finds something to do in it.
 */
export function checkVersion(content: OlderContent): Finding | undefined {
  const site = content.files.find(({ kind }) => kind.noun === 'site');
  const data = site && readPlainly(site.text);
  if (!site || !isRecord(data)) return undefined;
  const stated = data[key];
  if (stated !== undefined && !(Number.isInteger(stated) && Number(stated) > 0)) return undefined;
  const version = Number(stated ?? 1);
  const source = createSource(site, data);
  if (version > contentVersion) return newer(source, version);
  for (const [at, { since, edits }] of migrations.entries()) {
    const own = version > at + 1 ? [] : edits(content);
    if (own.length === 0 && (stated === undefined || version !== at + 1)) continue;
    return {
      source,
      ...(stated === undefined ? {} : { path: [key] }),
      code: 'older-content',
      message: `this content is of version ${at + 1} of the content model; since version ${at + 2} ${since}`,
      help: 'Run "make fix": it brings the content up to date, and no page reads differently. Nothing else is checked before.',
      ...fixing(true, ...own, statesVersion(source, at + 2, stated !== undefined)),
    };
  }
  return undefined;
}

function newer(source: Source, version: number): Finding {
  return {
    source,
    path: [key],
    code: 'newer-content',
    message: `this content is of version ${version} of the content model, and this program reads up to version ${contentVersion}`,
    help: 'Update the program. Nothing else is checked before.',
  };
}

/** Writes the version into the file, in place of another or after its last line. */
function statesVersion(site: Source, version: number, isStated: boolean): FileEdit {
  const { file, text } = site;
  if (isStated) {
    const { start, end } = site.locate([key], 'value');
    return { file, start, end, text: String(version) };
  }
  const before = text.endsWith('\n') ? '' : '\n';
  return { file, start: text.length, end: text.length, text: `${before}${key}: ${version}\n` };
}
