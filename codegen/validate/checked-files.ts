import type { Finding } from '../diagnostics/finding.ts';
import { type Memo, noMemo } from '../memo.ts';
import type { ContentFile, InvalidFile, Source } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import { fillNames } from '../schema/fill-names.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { CheckedFile } from './check-file.ts';
import { reportFixedNames } from './report-fixed-names.ts';

/** The good files, the invalid ones, and why they are invalid. */
export interface CheckedFiles {
  /** What was read of each file by itself, in order. */
  readonly read: readonly object[];
  readonly good: readonly Source[];
  readonly invalidFiles: readonly InvalidFile[];
  readonly findings: readonly Finding[];
}

/**
 * Checks each file by itself, unless an earlier run found its text good: the checks are loaded only if one is needed. A
 * file that stays the same stays the same object. If the only error of one is its name, only that is reported.
 */
export async function checkFiles(
  files: readonly ContentFile[],
  schemas: SchemaSet,
  memo: Memo = noMemo,
): Promise<CheckedFiles> {
  const good: Source[] = [];
  const invalidFiles: InvalidFile[] = [];
  const findings: Finding[] = [];
  const read: ReadFile[] = [];
  for (const file of files) {
    const make = () => readFile(file, schemas, memo);
    const each = await memo.last(slotOf(file, schemas), [schemas, file.text], make);
    if (each.findings.length > 0) invalidFiles.push(invalidFile(file, each.source));
    else if (each.source) good.push(each.source);
    findings.push(...each.findings);
    read.push(each);
  }
  const names = new Set(files.map(({ file }) => file));
  return reportFixedNames({ read, good, invalidFiles, findings }, names, schemas);
}

/** Under which name a file is remembered: in each language of a site it is another. */
function slotOf({ file }: ContentFile, { languages }: SchemaSet): string {
  return languages ? `${file} ${languages.own}` : file;
}

interface ReadFile {
  readonly source?: Source;
  readonly findings: readonly Finding[];
}

async function readFile(file: ContentFile, schemas: SchemaSet, memo: Memo): Promise<ReadFile> {
  const { content, findings } = await checkOnce(file, schemas, memo);
  if (!content) return { findings };
  const { found } = content;
  if (findings.length > 0) return { source: createSource(file, content.data, found), findings };
  const filling = { data: content.data, names: namesOf(file) };
  const { data, links: implied } = fillNames(schemas, file.kind.schema, filling);
  return { source: createSource(file, data, { ...found, implied }), findings };
}

async function checkOnce(file: ContentFile, schemas: SchemaSet, memo: Memo): Promise<CheckedFile> {
  const { languages } = schemas;
  const input = [schemas.key, file.kind.schema, file.text, ...(languages ? [languages] : [])];
  const known = memo.find<CheckedFile>('file', input);
  if (known) return known;
  const { checkFile } = await import('./check-file.ts');
  const checked = checkFile(file, schemas);
  // Positions in a file are those of its path, so only what has no findings holds for the same text elsewhere.
  if (checked.findings.length === 0) memo.keep('file', input, checked);
  return checked;
}

function invalidFile({ file, kind, id }: ContentFile, source: Source | undefined): InvalidFile {
  return { file, noun: kind.noun, id, ...(source && { source }) };
}

/** What the path of a file calls its record: its id, the names in the pattern of its place, its address as a page. */
function namesOf({ file, kind, id }: ContentFile): Readonly<Record<string, string>> {
  const steps = file.slice('content/'.length, -'.yaml'.length).split('/');
  const named = kind.pattern
    .slice(0, -'.yaml'.length)
    .split('/')
    .flatMap((step, index) => {
      const name = /^<(.*)>$/.exec(step)?.[1];
      return name === undefined ? [] : [[name, steps[index] ?? '']];
    });
  return { ...Object.fromEntries(named), id, path: id === 'home' ? '/' : `/${id}` };
}
