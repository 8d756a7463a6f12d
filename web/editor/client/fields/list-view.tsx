import { useRef, useState } from 'react';
import type { Value } from '../../../../codegen/edit/change.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { summaryOf } from '../../../../codegen/form/schema-words.ts';
import { useForm, useValue } from './field-context.ts';
import { Fold } from './fold.tsx';
import { useFoundChoices } from './found-choices.tsx';
import { GroupFields } from './group-view.tsx';
import { KindOptions } from './kind-options.tsx';
import { Help, Messages } from './labelled.tsx';
import { printedText } from './marked-text.ts';
import { itemsNow, partNow } from './shifted-field.ts';

type ListInput = Extract<Input, { is: 'list' }>;

interface ListViewProps {
  readonly field: Field;
  readonly input: ListInput;
}

/** A list: its items can be changed, moved, by drag and by button, taken out, and others put in. */
export function ListView({ field, input }: ListViewProps) {
  const { session } = useForm();
  const items = useItems(field, input);
  const [dragged, setDragged] = useState<number>();
  const rows = useRef<HTMLOListElement>(null);
  const { path } = field;
  const move = (from: number, to: number) =>
    void session.make({ does: 'move', path: [...path, from], to });
  /** What is pressed again goes on with the same item, wherever it is now. */
  const keepFocus = (at: number, button: 'up' | 'down' | 'remove') => {
    const buttons = rows.current?.children[at]?.querySelectorAll<HTMLButtonElement>(
      ':scope > .order > button',
    );
    const [up, down, remove] = buttons ?? [];
    const wanted = { up, down, remove }[button];
    (wanted?.disabled ? (up?.disabled ? down : up) : wanted)?.focus();
  };
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) move(dragged, to);
    setDragged(undefined);
  };
  return (
    <fieldset className="list" data-path={path.join('/')}>
      <legend>{field.label}</legend>
      <Help field={field} />
      <Messages field={field} />
      <ol ref={rows}>
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place.
            key={index}
            className={isLine(item) ? 'line' : ''}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => drop(index)}
          >
            <ItemView item={item} />
            <div className="order">
              <span
                draggable
                onDragStart={() => setDragged(index)}
                title="Drag to move"
                aria-hidden="true"
              >
                ⠿
              </span>
              <button
                type="button"
                aria-label={`Move ${item.label} up`}
                disabled={index === 0}
                onClick={() => {
                  move(index, index - 1);
                  keepFocus(index - 1, 'up');
                }}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move ${item.label} down`}
                disabled={index === items.length - 1}
                onClick={() => {
                  move(index, index + 1);
                  keepFocus(index + 1, 'down');
                }}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={`Remove ${item.label}`}
                disabled={items.length <= input.least && (field.isRequired || items.length > 1)}
                onClick={() => {
                  // A list that may be left out goes with its last item.
                  const isLast = items.length <= input.least;
                  void session.make({ does: 'remove', path: isLast ? path : item.path });
                  keepFocus(index === items.length - 1 ? index - 1 : index, 'remove');
                }}
              >
                ✕
              </button>
            </div>
          </li>
        ))}
      </ol>
      {items.length < input.most && <AddItem {...{ field, input }} />}
      {!field.isRequired && input.least > 0 && (
        <button
          type="button"
          className="quiet"
          onClick={() => void session.make({ does: 'remove', path })}
        >
          Remove {field.label}
        </button>
      )}
    </fieldset>
  );
}

/** Whether the buttons of an item have room beside it. */
function isLine({ input }: Field): boolean {
  return input.is === 'part' || (input.is === 'text' && input.looks !== 'paragraph');
}

/** An item: a group under what it is called, or a single value. */
function ItemView({ item }: { item: Field }) {
  const { show, shown } = useForm();
  const value = useValue(item.path);
  const nameOf = useNames(item);
  if (item.input.is !== 'group' || item.input.isOneText) return show(item);
  // A line of opening hours, a button: there is nothing to gain by folding it.
  const isSmall = item.input.fields.filter((each) => each.isWritten).length <= 3;
  const label = printedText(nameOf(summaryOf(value)), shown.answer?.printed ?? {}) || item.label;
  return (
    <Fold path={item.path} label={label} isOpen={isSmall}>
      <GroupFields field={item} input={item.input} />
    </Fold>
  );
}

/** What a record is called that an item is about: its id is no name. */
function useNames({ input }: Field): (id: string) => string {
  const [first] = input.is === 'group' ? input.fields.filter((each) => each.isRequired) : [];
  const noun = first?.input.is === 'text' ? first.input.names : undefined;
  return useFoundChoices(noun ?? 'fact', undefined).nameOf;
}

/** The items that are there now; those that are sections come with their kind. */
function useItems({ path }: Field, input: ListInput): readonly Field[] {
  const list = useValue(path);
  const { items, kinds } = input;
  if (!Array.isArray(list)) return items;
  if (kinds.length === 0) return itemsNow(input, list.length, path);
  const added = list.slice(items.length);
  return [...items, ...added.map((value, at) => partNow([...path, items.length + at], value))];
}

/** Adds an item: of a kind, like the last one, or with what is required still empty. */
function AddItem({ field, input }: ListViewProps) {
  const { session, shown } = useForm();
  const [kind, setKind] = useState(0);
  const { length } = useItems(field, input);
  const at = [...field.path, length];
  const last = useValue([...field.path, length - 1]) as Value | undefined;
  const add = (value: Value) => void session.add({ does: 'add', path: at, value });
  const { kinds } = input;
  const addKind = async (value: Value) => {
    await session.add({ does: 'add', path: at, value });
    await session.open({ file: shown.file ?? '', path: at });
  };
  if (kinds.length > 0)
    return (
      <div className="add">
        <label>
          What to add
          <select value={kind} onChange={({ target }) => setKind(Number(target.value))}>
            <KindOptions kinds={kinds} />
          </select>
        </label>
        <p className="help">{kinds[kind]?.help}</p>
        <button type="button" onClick={() => void addKind(kinds[kind]?.fresh ?? '')}>
          + Add
        </button>
      </div>
    );
  return (
    <div className="add">
      <button type="button" onClick={() => add(input.fresh)}>
        + Add
      </button>
      {typeof last === 'object' && (
        <button type="button" onClick={() => add(last)}>
          + Another like the last
        </button>
      )}
    </div>
  );
}
