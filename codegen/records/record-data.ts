import { type Change, isRefusal, type Refusal } from '../edit/change.ts';
import { editText } from '../edit/edit-text.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { readPlainly } from '../parse/parse.ts';

/** A text after changes. */
interface Edited {
  readonly text: string;
}

/** The data that a file has by its text alone. */
export function dataOf(text: string): Data {
  const data = readPlainly(text);
  return isRecord(data) ? data : {};
}

/** Makes changes to a text one after another. */
export function editedText(text: string, changes: readonly Change[]): Edited | Refusal {
  let current = text;
  for (const change of changes) {
    const edited = editText(current, change);
    if (isRefusal(edited)) return edited;
    current = edited.text;
  }
  return { text: current };
}
