import { isRefusal, type Refusal } from '../edit/change.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { innerRows } from '../model/inner-nouns.ts';
import type { Source } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import type { TextChange } from '../text/edit.ts';
import { type NamedPart, ownNameOf } from './inner-records.ts';
import { withNewNames } from './new-names.ts';
import { editedText } from './record-data.ts';

/** The texts of all files once a part of one has another name: its own, and each that refers to it. */
export function renamePart(
  sources: Iterable<Source>,
  part: NamedPart,
  name: string,
): readonly TextChange[] | Refusal {
  const { source, record, fact } = part;
  const nameKey = record && innerRows[record.noun]?.namedBy;
  if (!/^[a-z0-9][\w-]*$/i.test(name))
    return { refused: 'Such a name has letters from a to z, digits and hyphens only.' };
  if (isTaken(part, nameKey, name))
    return { refused: `There is a ${record?.noun ?? 'fact'} "${name}" already.` };
  const home = record?.id.slice(0, -ownNameOf(record).length);
  const ids = record ? [{ noun: record.noun, before: record.id, after: `${home}${name}` }] : [];
  // A fact inside an item is referred to by the number of that.
  const isKey = fact !== undefined && nameKey === undefined;
  const facts = isKey ? [[fact, fact.replace(/[^.@]+$/, name)] as const] : [];
  const changes: TextChange[] = [];
  for (const each of sources) {
    const referring = withNewNames(each, { ids, facts });
    if (isRefusal(referring)) return referring;
    const after =
      each.file === source.file
        ? withOwnName(referring.text, { ...part, nameKey, name })
        : referring;
    if (isRefusal(after)) return after;
    if (after.text !== each.text)
      changes.push({ file: each.file, before: each.text, after: after.text });
  }
  return changes;
}

/** A text in which a part has another name: another key, or another value of the key that names it. */
function withOwnName(
  text: string,
  {
    source: { file, noun, id, writtenAt = (at) => at },
    path,
    nameKey,
    name,
  }: NamedPart & { readonly nameKey: string | undefined; readonly name: string },
) {
  if (nameKey !== undefined)
    return editedText(text, [{ does: 'set', path: [...writtenAt(path), nameKey], value: name }]);
  const now = createSource({ file, kind: { noun }, id, text }, undefined);
  const { start, end } = now.locate(writtenAt(path), 'key');
  return { text: text.slice(0, start) + name + text.slice(end) };
}

function isTaken({ source, path }: NamedPart, nameKey: string | undefined, name: string): boolean {
  const beside = valueAt(source.data, path.slice(0, -1));
  if (nameKey === undefined) return isRecord(beside) && Object.hasOwn(beside, name);
  return Array.isArray(beside) && beside.some((each) => isRecord(each) && each[nameKey] === name);
}
