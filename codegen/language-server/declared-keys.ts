import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import { pathAt } from '../edit/entries.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { dataOf } from '../records/record-data.ts';
import { type Field, propertiesOf } from '../schema/field.ts';
import type { Site } from '../site/site.ts';

/** What may be typed on a line, and what is there of it. */
interface Completed {
  readonly typed: string;
  readonly items: readonly CompletionItem[];
}

/**
 * What may be typed on a line of a group whose keys are declared in content: a key that it does not have, or one of the
 * values of a choice. All other keys a text editor knows from the schemas on disk.
 */
export function declaredAt(
  site: Site,
  source: Pick<Source, 'noun' | 'file'>,
  { text, line }: { readonly text: string; readonly line: number },
): Completed | undefined {
  const lines = text.split('\n');
  const [, indent = '', key = '', colon, typed = ''] =
    /^(\s+)(\w*)(?:(:\s+)(.*?))?\s*$/.exec(lines[line] ?? '') ?? [];
  // A word alone is no entry yet.
  const whole = lines.with(line, `${indent}${key || 'key'}: true`).join('\n');
  const path = indent === '' ? [] : pathAt(whole, line + 1, indent.length + 1).slice(0, -1);
  const group = path.reduce<Field | undefined>(
    (field, step) => propertiesOf(field).get(String(step)),
    site.schemas.field(schemaOf(source)),
  );
  if (group?.annotations['x-declared'] === undefined) return undefined;
  if (colon !== undefined) return { typed, items: valuesOf(propertiesOf(group).get(key)) };
  const stated = valueAt(dataOf(whole), path);
  return { typed: key, items: keysOf(group, isRecord(stated) ? Object.keys(stated) : []) };
}

function keysOf(group: Field, stated: readonly string[]): CompletionItem[] {
  const others = [...propertiesOf(group)].filter(([key]) => !stated.includes(key));
  return others.map(([key, { title = key, description = '' }]) => ({
    label: key,
    detail: title,
    documentation: description,
    kind: CompletionItemKind.Property,
    insertText: `${key}: `,
  }));
}

function valuesOf(field: Field | undefined): CompletionItem[] {
  if (field?.is !== 'choice') return [];
  return field.values.map((value) => ({ label: String(value), kind: CompletionItemKind.Value }));
}
