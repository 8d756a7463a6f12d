import { useState } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { useValue } from './field-context.ts';
import { ChoiceWords, useFoundChoices } from './found-choices.tsx';
import { Labelled, useInputIds } from './labelled.tsx';
import { useOffers } from './offers.tsx';
import { useChange } from './use-typed.ts';

interface NameFieldProps {
  readonly field: Field;
  readonly noun: string;
  readonly order?: KeyOrder | undefined;
}

/** The name of a record, or where a link leads: found by what it is called, and written by its name. */
export function NameField({ field, noun, order }: NameFieldProps) {
  const ids = useInputIds(field);
  const change = useChange(field, order);
  const value = String(useValue(field.path) ?? '');
  /** What is typed to find one; undefined while nobody does. */
  const [query, setQuery] = useState<string>();
  const { choices, called, nameOf, offered } = useFoundChoices(noun, query);
  const take = (choice: string) => {
    setQuery(undefined);
    void change.make(choice === '' ? undefined : choice);
  };
  const { list, press, attributes, isOpen } = useOffers({
    label: field.label,
    offers: offered.map((each) => ({
      value: each.value,
      shown: <ChoiceWords {...{ each, called }} />,
    })),
    onTake: (index) => take(offered[index]?.value ?? ''),
    onLeave: () => setQuery(undefined),
  });
  return (
    <Labelled {...{ field, ids }}>
      <input
        {...ids}
        {...attributes}
        role="combobox"
        aria-expanded={isOpen}
        autoComplete="off"
        required={field.isRequired}
        value={query ?? nameOf(value)}
        onFocus={({ target }) => target.select()}
        onClick={() => setQuery(query ?? '')}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (press(event)) return;
          if (event.key === 'ArrowDown') setQuery('');
          // Before the choices have come, nobody can mean the letters themselves.
          if (event.key === 'Enter' && query !== undefined && choices.length > 0) take(query);
        }}
        onBlur={() => {
          // An address or a name that is typed in full.
          const isTyped = query !== undefined && query !== '';
          if (isTyped) take(offered.length === 1 ? (offered[0]?.value ?? query) : query);
          else setQuery(undefined);
        }}
      />
      {list}
      {nameOf(value) !== value && <small>{value}</small>}
    </Labelled>
  );
}
