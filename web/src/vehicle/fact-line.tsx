import type { FactLine as FactLineTexts } from '../../../generated/content.ts';
import type { PrintedFact } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { fillText } from '../domain/quantity.ts';
import { wholeFact } from '../domain/whole-fact.ts';

/** Key figures as printed, in their order; unknown ones are left out. */
export type KeyFigures = Readonly<Record<string, PrintedFact | undefined>>;

interface FactLineProps {
  figures: KeyFigures;
  texts: FactLineTexts | undefined;
}

/** The key figures of a vehicle in one line; unknown ones leave no gap. */
export function FactLine({ figures, texts }: FactLineProps) {
  const parts = factsIn(figures, texts);
  if (parts.length === 0 && !texts?.unknown) return null;
  return (
    <p className="separated text-muted text-ui tabular in-[.card]:max-sm:text-legal/[1.3]">
      {parts.length === 0 ? texts?.unknown : parts.map((part) => <span key={part}>{part} </span>)}
    </p>
  );
}

/** The known figures that have words, such as `4 seats`, those of the section, or else their own: the first of them that make no line too long. */
function factsIn(
  figures: KeyFigures,
  { characters = Number.POSITIVE_INFINITY, ...texts }: FactLineTexts = {},
): string[] {
  const words: Readonly<Record<string, string | undefined>> = texts;
  const known = Object.entries(figures).flatMap(([key, fact]) => {
    const text = words[key] ?? fact?.words;
    if (text === undefined || fact === undefined) return [];
    return [wholeFact(fact, fillText(text, { n: fact.figure ?? fact.text }))];
  });
  let length = 0;
  const end = known.findIndex((part, index) => {
    length += bareText(part).length;
    return index > 0 && length > characters;
  });
  return end < 0 ? known : known.slice(0, end);
}
