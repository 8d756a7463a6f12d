import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Field, TextInput } from '../../../../codegen/form/field.ts';
import type { ChoosableFact } from '../../editing/choices.ts';
import { allFacts } from '../edit-calls.ts';
import { FactCard } from './fact-card.tsx';
import { useForm, useValue } from './field-context.ts';
import { factsSaid, findFacts } from './find-facts.ts';
import type { InputIds } from './labelled.tsx';
import { factQuery, fillText, markOf, textIn } from './marked-text.ts';
import { useChange } from './use-typed.ts';

interface FactTextProps {
  readonly field: Field;
  readonly ids: InputIds;
  readonly input: TextInput;
  readonly order: readonly string[] | undefined;
}

/** Words that may refer to facts: a reference is a mark with its value, and `$` offers the facts. */
export function FactText({ field, ids, input, order }: FactTextProps) {
  const { shown } = useForm();
  const value = String(useValue(field.path) ?? '');
  const change = useChange(field, order);
  const facts = useFacts();
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string>();
  // They may arrive while somebody types.
  const offered = asked === undefined ? [] : findFacts(facts, asked);
  const [chosen, setChosen] = useState(0);
  const [opened, setOpened] = useState<string>();
  const printed = shown.answer?.printed;
  useEffect(() => {
    const element = box.current;
    if (element && textIn(element) !== value) fillText(element, value, printed ?? {});
  }, [value, printed]);

  const type = () => {
    const text = box.current ? textIn(box.current) : '';
    change.type(text.trim() === '' ? undefined : text);
    setAsked(factQuery(selectionIn(box.current))?.query);
    setChosen(0);
  };
  const insert = (fact: ChoosableFact) => {
    const query = factQuery(selectionIn(box.current));
    const mark = markOf(`\${${fact.value}}`, { [fact.value]: fact.printed });
    if (query) {
      const rest = query.node.splitText(query.start);
      rest.deleteData(0, query.query.length + 1);
      rest.before(mark);
      selectionIn(box.current)?.collapse(rest, 0);
    }
    setAsked(undefined);
    change.type(textIn(box.current ?? mark));
  };
  const replace = (fact: ChoosableFact) =>
    change.make(value.replace(fact.printed, `\${${fact.value}}`));
  const choose = (event: KeyboardEvent) => {
    const fact = offered[chosen];
    if (event.key === 'Enter' && !fact) {
      event.preventDefault();
      change.commit();
    }
    if (!fact) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((chosen + step + offered.length) % offered.length);
    else if (event.key === 'Escape') setAsked(undefined);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(fact);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold marks. */}
      <div
        {...ids}
        ref={box}
        className={input.looks}
        role="textbox"
        tabIndex={0}
        aria-labelledby={`${ids.id}-label`}
        aria-multiline={input.looks === 'paragraph'}
        contentEditable
        suppressContentEditableWarning
        onInput={type}
        onKeyDown={choose}
        onBlur={() => {
          setAsked(undefined);
          change.commit();
        }}
        onPaste={(event) => {
          event.preventDefault();
          const text = event.clipboardData.getData('text/plain').replaceAll(/[\r\n]\s*/g, ' ');
          document.execCommand('insertText', false, text);
        }}
        onClick={({ target }) =>
          setOpened(target instanceof HTMLElement ? target.dataset.fact : undefined)
        }
      />
      {value.length > input.longest - 20 && (
        <small>
          {value.length} of {input.longest} letters
        </small>
      )}
      {offered.length > 0 && (
        <ul className="facts" aria-label="Facts">
          {offered.map((fact, index) => (
            <li key={fact.value}>
              <button
                type="button"
                className={index === chosen ? 'chosen' : ''}
                onPointerDown={(event) => {
                  // The text keeps the focus, and its caret.
                  event.preventDefault();
                  insert(fact);
                }}
              >
                <b>{fact.printed}</b> {fact.value.split(' |')[0]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {factsSaid(facts, value).map((fact) => (
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

/** In a shadow tree only its own root knows what is selected, where the browser has that. */
function selectionIn(element: HTMLElement | null): Selection | null {
  const root = element?.getRootNode() as { getSelection?: () => Selection | null } | undefined;
  return root?.getSelection?.() ?? document.getSelection();
}

function useFacts(): readonly ChoosableFact[] {
  const [facts, setFacts] = useState<readonly ChoosableFact[]>([]);
  useEffect(() => {
    void allFacts().then(setFacts);
  }, []);
  return facts;
}
