import type { FactLine as FactLineTexts } from '../../../generated/content.ts';
import type { PrintedFact } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { wholeFact } from '../domain/whole-fact.ts';

/** Key figures as printed, in their order; unknown ones are left out. */
export type KeyFigures = Readonly<Record<string, PrintedFact | undefined>>;

interface FactLineProps {
  figures: KeyFigures;
  texts: FactLineTexts | undefined;
}

/** Of a chosen few a card shows what its lines hold, so that those of a row are of one height. */
const clipped = 'in-[.card]:max-h-[2lh] in-[.card]:overflow-y-clip lg:in-[.card]:max-h-[1lh]';

/** The key figures of a vehicle in one line; unknown ones leave no gap. */
export function FactLine({ figures, texts }: FactLineProps) {
  const parts = factsIn(figures, texts);
  if (parts.length === 0 && !texts?.unknown) return null;
  return (
    <p
      className={`separated text-muted text-ui tabular in-[.card]:max-sm:text-legal/[1.3] ${texts?.shown ? clipped : ''}`.trim()}
    >
      {parts.length === 0 ? texts?.unknown : parts.map((part) => <span key={part}>{part} </span>)}
    </p>
  );
}

/** The first known figures that have words, such as `4 seats`: those of the section, or else their own. */
function factsIn(figures: KeyFigures, { shown, ...texts }: FactLineTexts = {}): string[] {
  const words: Readonly<Record<string, string | undefined>> = texts;
  const known = Object.entries(figures).flatMap(([key, fact]) => {
    const text = words[key] ?? fact?.words;
    if (text === undefined || fact === undefined) return [];
    return [wholeFact(fact, fillText(text, { n: fact.figure ?? fact.text }))];
  });
  return known.slice(0, shown);
}
