// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// Which slips of the hand are repaired unasked, and to what; a repair that would be unsure is none.
import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { spanOf } from '../../diagnostics/finding.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { fileKinds } from '../../model/nouns.ts';
import { createSchemaSet, type Schema } from '../../schema/schema-set.ts';
import { checkFile } from '../check-file.ts';

const tables = tablesOf(import.meta.filename);

const [sheet = {}] = tables<Schema>('schema');
const schemas = createSchemaSet(new Map([['sheet', sheet]]));
const [anyKind] = fileKinds;
const kind = { ...(anyKind ?? expect.fail()), schema: 'sheet' };

const check = (text: string) =>
  checkFile({ file: 'content/sheet.yaml', id: 'sheet', kind, text }, schemas);

/** The text with its sure fix; undefined if nothing is sure. */
function repaired(written: string): string | undefined {
  const [edit] = check(written).findings.flatMap((each) => sureFixOf(each)?.edits ?? []);
  return edit && written.slice(0, edit.start) + edit.text + written.slice(edit.end);
}

test.each(tables('repairs'))('%j becomes %j', (written, wanted) => {
  expect(repaired(written)).toBe(wanted);
});

const signs = [...'<|=>'].flatMap((sign) => [6, 7, 8].map((count) => sign.repeat(count)));

test.each(tables('marks'))('what a merge left is told wherever it stands: %j', (text) => {
  for (const mark of signs.flatMap((sign) => [sign, `${sign}  `, `${sign} main`])) {
    const written = text.replace('MARK', mark);
    const { findings } = check(`${written}other: 1\n`);
    const at = written.slice(0, written.indexOf(mark)).split('\n').length;
    expect(findings.map((each) => spanOf(each).line)).toEqual([at, written.split('\n').length]);
    expect(findings[0]?.message).toContain(`merge of two versions: ${mark.split(' ')[0]}`);
    expect(repaired(written)).toBeUndefined();
  }
});
