/** A text as content has it: one, or one for each language. */
export type WrittenText = string | Readonly<Record<string, string>>;

/** Whether a text says something, in every language it has. */
export function isSaid(text: WrittenText): boolean {
  const all = typeof text === 'string' ? [text] : Object.values(text);
  return all.length > 0 && all.every((each) => each.trim() !== '');
}
