import type { FactLine as FactLineTexts } from '../../../generated/content.ts';
import type { PrintedFact } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';

/** Key figures as printed, in their order; unknown ones are left out. */
export type KeyFigures = Readonly<Record<string, PrintedFact | undefined>>;

interface FactLineProps {
  figures: KeyFigures;
  texts: FactLineTexts;
}

/** The key figures of a vehicle in one line; unknown ones leave no gap. */
export function FactLine({ figures, texts }: FactLineProps) {
  const parts = factsIn(figures, texts);
  if (parts.length === 0 && !texts.unknown) return null;
  return (
    <p className="separated text-muted text-ui tabular in-[.card]:max-sm:text-legal">
      {parts.length === 0 ? texts.unknown : parts.map((part) => <span key={part}>{part} </span>)}
    </p>
  );
}

/** The known figures that have words, such as `4 seats`. */
function factsIn(figures: KeyFigures, texts: FactLineTexts): string[] {
  const words: Readonly<Record<string, string | undefined>> = texts;
  return Object.entries(figures).flatMap(([key, fact]) => {
    const text = words[key];
    if (text === undefined || fact === undefined) return [];
    return [`${fact.label} ${fillText(text, { n: fact.figure ?? fact.text })}`.trim()];
  });
}
