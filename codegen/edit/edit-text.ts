import type { Document, Node } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { readDocument } from '../parse/create-source.ts';
import { nodeAt } from '../parse/node-position.ts';
import { readPlainly } from '../parse/parse.ts';
import { yaml } from '../parse/yaml-library.ts';
import { type Edit, withLineEdits } from '../text/edit.ts';
import { withoutHardSpaces } from '../text/lines.ts';
import { type Change, isRefusal, placeOfKey, type Refusal } from './change.ts';
import { changedData, rooted } from './changed-data.ts';
import { commentAbove, commentsIn } from './comments.ts';
import { emptyBlock, insertIntoBlock, moveInList, removeFromBlock } from './edit-block.ts';
import { insertIntoFlow, removeFromFlow } from './edit-flow.ts';
import { type Holder, holderOf } from './entries.ts';
import { newItemText, pairText, setValue } from './set-value.ts';
import { flowText, keyText } from './value-text.ts';

/** The text of a file after a change, and the one part of it that was replaced. */
export interface EditedText {
  readonly text: string;
  readonly edit: Edit;
}

/**
 * Makes one change to the text of a YAML file, at the place where the value is written: all else keeps its bytes. What
 * would change anything that was not meant is refused.
 */
export function editText(text: string, meant: Change): EditedText | Refusal {
  const data = readEdited(text);
  if (data === undefined) return { refused: 'The file has a mistake. Correct it first.' };
  const change = rooted(meant, data);
  const wanted = changedData(data, change);
  if (wanted === undefined) return { refused: 'It is not there any more.' };
  const edit = text === '' ? firstEntry(change) : editOf(text, change);
  if (isRefusal(edit)) return edit;
  const after = withLineEdits(text, [edit]);
  const isAsMeant =
    JSON.stringify(readPlainly(after)) === JSON.stringify(wanted) &&
    keepsComments({ text, after, edit, change });
  if (isAsMeant) return { text: after, edit };
  return { refused: 'It cannot be changed here without changing something else in the file.' };
}

/** What a text says that is edited; undefined if it has a mistake. A file that is to come says nothing yet. */
export function readEdited(text: string): unknown {
  return text === '' ? {} : readPlainly(text);
}

function firstEntry(change: Change): Edit | Refusal {
  const [key] = change.path;
  if (change.does !== 'set' || typeof key !== 'string')
    return { refused: 'The file has nothing yet.' };
  return { start: 0, end: 0, text: `${pairText(keyText(key), change.value, 0)}\n` };
}

function editOf(text: string, change: Change): Edit | Refusal {
  const document = readDocument(withoutHardSpaces(text));
  const { path } = change;
  const holder = holderAt(text, document, path.slice(0, -1));
  const last = path.at(-1);
  if (!holder || last === undefined) return { refused: 'There is no group or list here.' };
  const index = typeof last === 'number' ? last : holder.keys.indexOf(last);
  switch (change.does) {
    case 'set': {
      const entry = holder.entries[index];
      return entry ? setValue(holder, entry, change.value) : newKey(holder, String(last), change);
    }
    case 'add':
      return newItem(text, document, holder, change);
    case 'remove':
      return removeEntry(text, document, holder, { path, index });
    case 'move':
      return moveInList(holder, index, change.to);
    case 'comment':
      return commentAbove(holder, index, change.text);
  }
}

function holderAt(text: string, document: Document, path: Path): Holder | undefined {
  const node: Node | null | undefined =
    path.length > 0 ? nodeAt(document, path) : document.contents;
  return yaml().isMap(node) || yaml().isSeq(node) ? holderOf(text, node) : undefined;
}

function newKey(
  holder: Holder,
  key: string,
  { value, order }: Extract<Change, { does: 'set' }>,
): Edit | Refusal {
  const index = placeOfKey(holder.keys, key, order);
  const name = keyText(key);
  return holder.node.flow
    ? insertIntoFlow(holder, index, `${name}: ${flowText(value)}`)
    : insertIntoBlock(holder, index, (column) => pairText(name, value, column));
}

function newItem(
  text: string,
  document: Document,
  holder: Holder,
  { path, value }: Extract<Change, { does: 'add' }>,
): Edit | Refusal {
  const index = Number(path.at(-1));
  if (!holder.node.flow)
    return insertIntoBlock(holder, index, (column) => newItemText(holder, value, column));
  const around = entryAround(text, document, path.slice(0, -1));
  // An empty list has brackets wherever it stands.
  if (holder.entries.length === 0 && around && yaml().isMap(around.holder.node)) {
    if (!around.holder.node.flow) return setValue(around.holder, around.entry, [value], false);
  }
  return insertIntoFlow(holder, index, flowText(value));
}

function removeEntry(
  text: string,
  document: Document,
  holder: Holder,
  { path, index }: { readonly path: Path; readonly index: number },
): Edit | Refusal {
  if (holder.node.flow) return removeFromFlow(holder, index);
  if (holder.entries.length > 1) return removeFromBlock(holder, index);
  const around = entryAround(text, document, path.slice(0, -1));
  if (!around) return { refused: 'The file cannot be left empty.' };
  return emptyBlock(holder, around.entry, typeof path.at(-1) === 'number' ? '[]' : '{}');
}

/** The entry that holds a group or list. */
function entryAround(text: string, document: Document, path: Path) {
  const holder = holderAt(text, document, path.slice(0, -1));
  const last = path.at(-1);
  const index = typeof last === 'number' ? last : (holder?.keys.indexOf(String(last)) ?? -1);
  const entry = holder?.entries[index];
  return holder && entry && { holder, entry };
}

interface Made {
  readonly text: string;
  readonly after: string;
  readonly edit: Edit;
  readonly change: Change;
}

/** Whether every comment is still there, and no other but the one that is added; only what is removed takes along its own. */
function keepsComments({ text, after, edit, change }: Made): boolean {
  const [before, now] = [commentsIn(text), commentsIn(after)];
  const rest = before.filter(({ at }) => at < edit.start || at >= edit.end);
  const added = change.does === 'comment' ? [{ at: edit.start, text: `# ${change.text}` }] : [];
  const whole = [...before, ...added].sort((one, other) => one.at - other.at);
  const expected = change.does === 'remove' ? rest : whole;
  const words = (comments: typeof before) => comments.map((each) => each.text);
  const isMoved = change.does === 'move';
  const [one, other] = [words(expected), words(now)].map((list) => (isMoved ? list.sort() : list));
  return JSON.stringify(one) === JSON.stringify(other);
}
