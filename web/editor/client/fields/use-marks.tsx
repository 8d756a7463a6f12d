import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Field, TextInput } from '../../../../codegen/form/field.ts';
import { useForm, useMessages } from './field-context.ts';
import { LinkForm } from './link-form.tsx';
import { type Command, keysOf, MarkButtons } from './mark-buttons.tsx';
import {
  clearSelected,
  holdsFact,
  linkAt,
  placeIn,
  rangeIn,
  selectRange,
  setBold,
  setLink,
} from './selection.ts';

interface MarksParts {
  readonly field: Field;
  readonly takes: TextInput['marks'];
  /** The text that may be edited. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onChange: () => void;
}

/** The marks of a text: buttons and keys for those that it takes, and no others. */
export function useMarks({ field, takes, box, onChange }: MarksParts) {
  const [linked, setLinked] = useState<Range>();
  const expectEntry = useEntryOf(field);
  useOnlyTaken(box, takes);
  useClearedSelection(box, onChange);
  const last = useRef<Range>(undefined);
  const run = (command: 'bold' | 'insertLineBreak') => {
    const element = box.current;
    if (!element) return;
    if (!rangeIn(element)) selectRange(element, placeIn(element, last.current));
    const range = rangeIn(element);
    if (command === 'bold' && range && holdsFact(range)) {
      setBold(range);
      selectRange(element, range);
    } else document.execCommand(command);
    onChange();
  };
  const askLink = () => {
    if (box.current) setLinked(placeIn(box.current, rangeIn(box.current) ?? last.current));
  };
  const leave = (place = linked) => {
    if (box.current) selectRange(box.current, placeIn(box.current, place));
    setLinked(undefined);
  };
  const link = (to: string | undefined, called: string) => {
    if (!box.current) return;
    const place = placeIn(box.current, linked);
    setLink(place, to, called);
    leave(place);
    if (to !== undefined) expectEntry(to);
    onChange();
  };
  const commands: readonly Command[] = takes
    ? [
        { name: 'Bold', sign: <b>B</b>, keys: 'Ctrl+B', run: () => run('bold') },
        ...(takes === true ? [{ name: 'Link', sign: 'Link', keys: 'Ctrl+K', run: askLink }] : []),
        {
          name: 'Line break',
          sign: '↵',
          keys: 'Shift+Enter',
          run: () => run('insertLineBreak'),
        },
      ]
    : [];
  return {
    buttons: takes && <MarkButtons label={field.label} commands={commands} />,
    form: linked && (
      <LinkForm to={linkAt(linked)?.dataset.to} onTake={link} onLeave={() => leave()} />
    ),
    /** Keeps the place in the text while a button or the form has the focus. */
    keep: () => {
      last.current = rangeIn(box.current)?.cloneRange();
    },
    /** Does what a key does to the marks; false if it does nothing. */
    press(event: KeyboardEvent): boolean {
      const command = commands.find(({ keys }) => keys === keysOf(event));
      if (!command) return false;
      event.preventDefault();
      event.stopPropagation();
      command.run();
      return true;
    },
  };
}

/** Refuses what a browser would do on its own: other formats, paragraphs. */
function useOnlyTaken(box: RefObject<HTMLElement | null>, takes: TextInput['marks']): void {
  useEffect(() => {
    const element = box.current;
    const refuse = (event: InputEvent) => {
      const isMark = takes && ['formatBold', 'insertLineBreak'].includes(event.inputType);
      const isRefused = /^format|^insert(?:LineBreak|Paragraph)$/.test(event.inputType);
      if (isRefused && !isMark) event.preventDefault();
    };
    element?.addEventListener('beforeinput', refuse);
    return () => element?.removeEventListener('beforeinput', refuse);
  }, [box, takes]);
}

/** Types and deletes over facts, which not every browser does. */
function useClearedSelection(box: RefObject<HTMLElement | null>, onChange: () => void): void {
  const last = useRef(onChange);
  last.current = onChange;
  useEffect(() => {
    const element = box.current;
    const clear = (event: InputEvent) => {
      const { inputType, data } = event;
      const isTyped = inputType === 'insertText' && data !== null;
      if ((!isTyped && !inputType.startsWith('delete')) || !clearSelected(element)) return;
      event.preventDefault();
      if (isTyped) document.execCommand('insertText', false, data);
      last.current();
    };
    element?.addEventListener('beforeinput', clear);
    return () => element?.removeEventListener('beforeinput', clear);
  }, [box]);
}

/** Another site that a link leads to gets its entry as soon as the compiler says how. */
function useEntryOf(field: Field): (to: string) => void {
  const { session } = useForm();
  const messages = useMessages(field.path);
  const expected = useRef<string>(undefined);
  useEffect(() => {
    const to = expected.current;
    const fix = to && messages.find(({ text, fix: each }) => each && text.includes(to))?.fix;
    if (!fix) return;
    expected.current = undefined;
    void session.fix(fix);
  }, [messages, session]);
  return (to) => {
    expected.current = /^(?:https?|mailto|tel):|^www\./i.test(to) ? to : undefined;
  };
}
