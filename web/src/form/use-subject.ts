import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillText } from '../domain/quantity.ts';
import { readSubject, textWithSubject } from '../domain/subject.ts';

interface SubjectParts {
  /** The form's wording of what it is about; none for a form that is never filled in. */
  readonly about:
    | { readonly field: string; readonly text: string; readonly line: string }
    | undefined;
  readonly read: (field: string) => string | undefined;
  readonly write: (field: string, text: string) => void;
}

/** Fills in what the visitor came to ask about, and says it; after the first render, for the page is served without its query. */
export function useSubject({ about, read, write }: SubjectParts): string | undefined {
  const { search } = useLocation();
  const [line, setLine] = useState<string>();
  const written = useRef('');
  const fill = useRef({ read, write });
  useEffect(() => {
    const name = readSubject(search);
    if (!about) return;
    const start = name === '' ? '' : fillText(about.text, { name });
    const text = fill.current.read(about.field) ?? '';
    const next = textWithSubject(text, written.current, start);
    if (next !== text) fill.current.write(about.field, next);
    written.current = start;
    setLine(name === '' ? undefined : fillText(about.line, { name }));
  }, [about, search]);
  return line;
}
