// What somebody types or adds at the fields of all forms of a dealer, and what is said there.
import { join } from 'node:path';
import { expect } from 'vitest';
import { stringify } from 'yaml';
import { tablesOf } from '../../../../.ci/testing/tables-of.ts';
import { compile } from '../../../../codegen/compile.ts';
import type { Change, Value } from '../../../../codegen/edit/change.ts';
import { changedData } from '../../../../codegen/edit/changed-data.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { formAt } from '../../../../codegen/form/form.ts';
import { loadContent } from '../../../../codegen/load/load.ts';
import { createMemo } from '../../../../codegen/memo.ts';
import type { ContentFile } from '../../../../codegen/model/source.ts';
import { readPlainly } from '../../../../codegen/parse/parse.ts';
import { draftContent } from '../../../../codegen/records/draft-content.ts';
import { readSchemas } from '../../../../codegen/schema/read-schemas.ts';
import type { SchemaSet } from '../../../../codegen/schema/schema-set.ts';
import { ledgers } from '../find-places.ts';
import { messagesOf } from '../messages.ts';

interface Slip {
  /** What is done to each field of the kind: something is typed, or added. */
  readonly at: Input['is'] | 'name';
  readonly does: 'type' | 'longer' | 'add' | 'entry';
  readonly value?: Value;
}

const tables = tablesOf(import.meta.filename);
const slips = tables<Slip>('slips');
const [strange = [], ofSchemas = []] = ['strange', 'of-schemas'].map((name) =>
  tables<string>(name).map((each) => new RegExp(each, 'u')),
);

/** What only a file can have, which a form never writes. */
export const ofFiles = tables<string>('of-files');

const schemaDir = join(process.cwd(), 'schema');

/** Whether a message has words that only somebody who sees the file understands. */
export const isStrange = (text: string) => strange.some((each) => each.test(text));

/** All fields of a file, in its form and those of its parts. */
function fieldsIn(schemas: SchemaSet, schema: string, data: unknown): readonly Field[] {
  const below = ({ input, path }: Field): readonly Field[] => {
    if (input.is === 'group') return input.fields;
    if (input.is === 'list') return input.items;
    if (input.is === 'union') return [input.field];
    return input.is === 'part' ? [formAt({ schemas }, { schema, data, path }).field] : [];
  };
  const all = (field: Field): readonly Field[] => [field, ...below(field).flatMap(all)];
  return all(formAt({ schemas }, { schema, data, path: [] }).field);
}

/** Whether a field is of the kind of a slip: the name of a record is more than a text. */
function isOfKind({ at }: Slip, { input, path }: Field): boolean {
  const isName = input.is === 'text' && (input.names !== undefined || input.looks === 'link');
  return path.length > 0 && (isName ? at === 'name' : at === input.is);
}

/** What somebody does to a field who makes a slip; nothing if there is nothing to do it to. */
function slipAt({ does, value }: Slip, field: Field): Change | undefined {
  const { input, path, isWritten, fresh } = field;
  if (does === 'add' && !isWritten) return { does: 'set', path, value: fresh };
  if (does === 'add' && input.is === 'list')
    return { does: 'add', path: [...path, input.items.length], value: input.fresh };
  if (!isWritten) return undefined;
  if (does === 'longer' && input.is === 'text')
    return { does: 'set', path, value: 'Word '.repeat(input.longest / 5 + 1).trim() };
  if (does === 'type' && value !== undefined) return { does: 'set', path, value };
  if (does === 'entry' && input.is === 'group' && input.fresh !== undefined)
    return { does: 'set', path: [...path, String(value)], value: input.fresh };
  return undefined;
}

function someOfEach(files: readonly ContentFile[], most: number): readonly ContentFile[] {
  const byNoun = Map.groupBy(files, ({ kind }) => kind.noun);
  return [...byNoun.values()].flatMap((own) => own.slice(0, most));
}

/** Makes each slip at each field of some files of each noun, which are alike: the messages that speak of the file. */
export async function findStrangeMessages(root: string, most: number) {
  const project = { root, schemaDir, loaded: loadContent(root) };
  const memo = createMemo();
  const now = await compile(project, memo);
  const { schemas } = now.site ?? expect.fail('there is no site');
  const said = new Map<string, string>();
  const files = someOfEach(project.loaded.files, most).map(({ file, text, kind }) => {
    const data = readPlainly(text);
    return { file, before: text, data, fields: fieldsIn(schemas, kind.schema, data) };
  });
  for (const slip of slips) {
    const changes = files.flatMap(({ file, before, data, fields }) => {
      const made = fields.flatMap((field) =>
        isOfKind(slip, field) ? (slipAt(slip, field) ?? []) : [],
      );
      // From the end: what is added to a list leaves the places before it.
      const after = made.reduceRight((all, change) => changedData(all, change) ?? all, data);
      return made.length === 0 ? [] : [{ file, before, after: stringify(after, { lineWidth: 0 }) }];
    });
    const { compilation, broken } = await draftContent(project, changes, { now, memo });
    for (const { file } of changes)
      for (const { text, help = '' } of messagesOf(compilation, file, broken))
        said.set(`${text} ${help}`.replaceAll(/\d+/g, '0'), JSON.stringify(slip));
  }
  return [...said].filter(([text]) => isStrange(text));
}

/** What the forms of a dealer say of their fields, beside what they hold, in words that only somebody who sees the file understands. */
export function findStrangeWords(root: string) {
  const loaded = loadContent(root);
  const schemas = readSchemas(schemaDir, loaded.textOf);
  const files = loaded.files.filter(({ kind }) => !ledgers.includes(kind.noun));
  const said = files.flatMap(({ text, kind }) =>
    fieldsIn(schemas, kind.schema, readPlainly(text))
      .filter(({ path }) => path.length > 0)
      .flatMap(({ label, help, input }) => [
        label,
        help,
        ...(input.is === 'list' ? input.kinds.flatMap((each) => [each.label, each.help]) : []),
      ]),
  );
  // What is put in for `{name}` is what people write themselves.
  const found = [...new Set(said)].filter((text) =>
    ofSchemas.some((each) => each.test(text.replaceAll(/\{\w+\}/g, ''))),
  );
  return { count: said.length, strange: found };
}
