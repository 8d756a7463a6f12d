import { slugOf } from '../load/file-name.ts';
import type { Data } from '../model/content.ts';
import { groupsAt } from '../model/data.ts';

/** The longest anchor that is made from the words of a question. */
const longest = 60;

/** The anchor of a question: the one it names, or its words; undefined if they cannot be spelled in an address. */
export function anchorOfQuestion({ id, question }: Data): string | undefined {
  if (typeof id === 'string') return id;
  const words = slugOf(String(question));
  const short = words.length > longest ? words.slice(0, words.lastIndexOf('-', longest)) : words;
  return short === '' ? undefined : short;
}

/** The questions of a section, each with its anchor. */
export function namedQuestions(section: Data): readonly Data[] {
  return groupsAt(section, 'items').map((item) => {
    const id = anchorOfQuestion(item);
    return id === undefined ? item : { id, ...item };
  });
}
