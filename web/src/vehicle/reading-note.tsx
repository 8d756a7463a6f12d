import { Unbroken } from '../ui/unbroken.tsx';
import type { ReadingNotes } from './vehicle-texts.ts';

interface ReadingNoteProps {
  note: ReadingNotes[string] | undefined;
  className?: string | undefined;
}

/** The sentences about a fact's other readings; nothing if it has none. */
export function ReadingNote({ note, className = '' }: ReadingNoteProps) {
  return note?.also.map((sentence) => (
    <p key={sentence} className={className}>
      <Unbroken text={sentence} />
    </p>
  ));
}
