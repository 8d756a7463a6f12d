import { useEffect, useRef, useState } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, TextInput } from '../../../../codegen/form/field.ts';
import { readMarks } from '../../../../codegen/model/written-marks.ts';
import type { ChoosableFact } from '../../calls/choices.ts';
import { useAnswer } from '../use-calls.ts';
import { cleanPaste, pastedInWords } from './clean-paste.ts';
import { FactCard } from './fact-card.tsx';
import { useForm, useValue } from './field-context.ts';
import { factsSaid, findFacts } from './find-facts.ts';
import type { InputIds } from './labelled.tsx';
import { factQuery, fillText, markOf, textIn } from './marked-text.ts';
import { useOffers } from './offers.tsx';
import { writtenFrom } from './pasted-marks.ts';
import { clearSelected, selectionIn } from './selection.ts';
import { useMarks } from './use-marks.tsx';
import { useChange } from './use-typed.ts';

interface FactTextProps {
  readonly field: Field;
  readonly ids: InputIds;
  readonly input: TextInput;
  readonly order: KeyOrder | undefined;
}

const noFacts: readonly ChoosableFact[] = [];

const insertWords = (text: string) => document.execCommand('insertText', false, text);

/** Words that may refer to facts: a reference is a mark with its value, and `$` offers the facts. */
export function FactText({ field, ids, input, order }: FactTextProps) {
  const { shown } = useForm();
  const value = String(useValue(field.path) ?? '');
  const change = useChange(field, order);
  const { data: facts = noFacts } = useAnswer('facts', null);
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string>();
  // They may arrive while somebody types.
  const offered = asked === undefined ? [] : findFacts(facts, asked);
  const [opened, setOpened] = useState<string>();
  /** What became of what was pasted. */
  const [said, setSaid] = useState('');
  const printed = shown.answer?.printed;
  const isMarked = input.marks !== undefined;
  useEffect(() => {
    const element = box.current;
    if (element && textIn(element, isMarked) !== value)
      fillText(element, value, { printed: printed ?? {}, isMarked });
  }, [value, printed, isMarked]);

  const type = () => {
    const text = box.current ? textIn(box.current, isMarked) : '';
    change.type(text.trim() === '' ? undefined : text);
    setAsked(factQuery(selectionIn(box.current))?.query);
    setSaid('');
  };
  const insert = (fact: ChoosableFact | undefined) => {
    if (!fact) return;
    const query = factQuery(selectionIn(box.current));
    const mark = markOf(`\${${fact.value}}`, { [fact.value]: fact.printed });
    if (query) {
      const rest = query.node.splitText(query.start);
      rest.deleteData(0, query.query.length + 1);
      rest.before(mark);
      selectionIn(box.current)?.collapse(rest, 0);
    }
    setAsked(undefined);
    type();
  };
  const paste = (clipboard: string) => {
    const pasted = cleanPaste(clipboard);
    const { paragraphs } = pasted;
    const isItem = typeof field.path.at(-1) === 'number' && paragraphs.length > 1;
    const [first = '', ...others] = isItem ? paragraphs : [paragraphs.join(' ')];
    clearSelected(box.current);
    if (!isMarked || readMarks(first).every(({ is }) => is === 'words')) insertWords(first);
    else insertMarked(first);
    if (others.length > 0) change.addAfter(others);
    setSaid(pastedInWords(pasted, isItem));
  };
  const insertMarked = (text: string) => {
    const pasted = document.createElement('div');
    fillText(pasted, text, { printed: printed ?? {}, isMarked });
    document.execCommand('insertHTML', false, pasted.innerHTML);
  };
  const replace = (fact: ChoosableFact) =>
    change.make(value.replace(fact.printed, `\${${fact.value}}`));
  const marks = useMarks({ field, takes: input.marks, box, onChange: type });
  const { list, press, attributes } = useOffers({
    label: 'Facts',
    offers: offered.map((fact) => ({ value: fact.value, shown: <FactWords fact={fact} /> })),
    onTake: (index) => insert(offered[index]),
    onLeave: () => setAsked(undefined),
  });
  return (
    <>
      {marks.buttons}
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold marks. */}
      <div
        {...ids}
        {...attributes}
        ref={box}
        className={input.looks}
        data-example={input.example}
        role="textbox"
        tabIndex={0}
        aria-labelledby={`${ids.id}-label`}
        aria-multiline={input.looks === 'paragraph'}
        contentEditable
        suppressContentEditableWarning
        onInput={type}
        onKeyDown={(event) => {
          if (press(event) || marks.press(event) || event.key !== 'Enter') return;
          event.preventDefault();
          change.commit();
        }}
        onBlur={() => {
          marks.keep();
          setAsked(undefined);
          change.commit();
        }}
        onPaste={(event) => {
          event.preventDefault();
          const formatted = isMarked ? event.clipboardData.getData('text/html') : '';
          const written = formatted && writtenFrom(formatted, input.marks === true);
          paste(written || event.clipboardData.getData('text/plain'));
        }}
        onClick={({ target }) =>
          setOpened(target instanceof HTMLElement ? target.dataset.fact : undefined)
        }
      />
      {value.length > Math.max(40, input.longest * 0.8) && (
        <small>
          {value.length} of {input.longest} letters
        </small>
      )}
      <small role="status">{said}</small>
      {list}
      {marks.form}
      {factsSaid(facts, { file: shown.file, path: field.path, text: value }).map((fact) => (
        <p key={fact.value} className="message">
          “{fact.printed}” is also written in {fact.value.split(' |')[0]}.{' '}
          <button type="button" onClick={() => void replace(fact)}>
            Use it from there
          </button>
        </p>
      ))}
      {opened && <FactCard {...{ facts, opened }} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function FactWords({ fact }: { fact: ChoosableFact }) {
  return (
    <>
      <b>{fact.printed}</b> {fact.value.split(' |')[0]}
    </>
  );
}
