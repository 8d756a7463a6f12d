import { useEffect, useRef } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import { summaryOf } from '../../../../codegen/form/schema-words.ts';
import { keyOfPath, useForm } from './field-context.ts';
import { printedText } from './marked-text.ts';

/** A value that somebody else has changed meanwhile, at its field: theirs stays, or ours takes its place. */
export function ConflictView({ path }: { readonly path: Path }) {
  const { session, shown } = useForm();
  const { conflict, printed = {} } = shown.answer ?? {};
  const isHere = conflict !== undefined && keyOfPath(conflict.path) === keyOfPath(path);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  if (!isHere) return null;
  const own = shown.changes[conflict.index]?.change;
  const inWords = (value: unknown) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    // What is cut is words: half of a reference would be nothing to a reader.
    const shownText = typeof value === 'string' ? printedText(value, printed) : value;
    return printedText(summaryOf(shownText), printed);
  };
  const isOfItem = own?.does === 'add' || own?.does === 'move';
  const theirs = conflict.now === undefined ? 'it left out' : inWords(conflict.now);
  const ours = own?.does === 'set' ? inWords(own.value) : 'change';
  return (
    <div ref={box} className="message error">
      <p>Somebody else has changed this meanwhile.</p>
      <button type="button" onClick={() => void session.resolve('theirs')}>
        Keep {isOfItem ? 'their list' : theirs}
      </button>{' '}
      <button type="button" onClick={() => void session.resolve('ours')}>
        Use my {ours}
      </button>
    </div>
  );
}
