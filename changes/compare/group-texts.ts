import type { ChangedPage, ChangedText, SentenceChange, TextVariant } from '../changes.ts';
import type { Unname } from './record-names.ts';

/**
 * The changed sentences of all pages, each once. A sentence that changed the same way on many pages counts as one, even
 * if it holds each page's own names and figures, as long as the change left those alone. The most frequent comes first.
 */
export function groupTexts(pages: readonly ChangedPage[], unname: Unname): SentenceChange[] {
  const all = pages.flatMap(({ path, name, texts }) =>
    texts.map((text) => ({ path, text, key: keyOf(text, (words) => unname(words, name)) })),
  );
  const groups = Map.groupBy(all, ({ key }) => key);
  const changes = [...groups.values()].map((group): SentenceChange => {
    const same = Map.groupBy(group, ({ text }) => JSON.stringify([text.before, text.after]));
    const variants = [...same.values()].map((own): TextVariant => {
      const { role: _, ...words } = own[0]?.text ?? { role: 'text' };
      return { ...words, pages: unique(own.map(({ path }) => path)) };
    });
    const role = group[0]?.text.role ?? 'text';
    return { role, variants, pages: unique(group.map(({ path }) => path)) };
  });
  return changes.toSorted((one, other) => other.pages.length - one.pages.length);
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}

const figure = /\d+(?:[.,]\d+)*/g;

function keyOf(
  { role, before, after, label }: ChangedText,
  unname: (text: string) => ReturnType<Unname>,
): string {
  const plain = JSON.stringify([role, before, after, role === 'text' ? label : '']);
  // Links and lone names have no other words, so they are grouped only with identical texts.
  if (role === 'link') return plain;
  const [old, fresh] = [before, after].map((text) =>
    text === undefined ? undefined : unname(text),
  );
  const hasOtherNames = old && fresh && old.names !== fresh.names;
  const words = [old?.text, fresh?.text];
  if (hasOtherNames || !words.some((text) => hasOwnWords(text))) return plain;
  const figures = words.map((text) => text?.match(figure)?.sort().join(' '));
  const hasSameFigures = old && fresh && figures[0] === figures[1];
  return JSON.stringify([
    role,
    ...words.map((text) => (hasSameFigures ? text?.replaceAll(figure, '{n}') : text)),
  ]);
}

function hasOwnWords(text: string | undefined): boolean {
  return /\p{L}/u.test(text?.replaceAll(/\{\w+\}/g, '') ?? '');
}
