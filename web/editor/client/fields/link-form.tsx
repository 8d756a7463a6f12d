import { useId, useState } from 'react';
import { ChoiceWords, useFoundChoices } from './found-choices.tsx';
import { useOffers } from './offers.tsx';

interface LinkFormProps {
  /** Where the link leads that there is already. */
  readonly to: string | undefined;
  /** A target, with what it is called; undefined for no link any more. */
  readonly onTake: (to: string | undefined, called: string) => void;
  readonly onLeave: () => void;
}

/** Asks where a link leads: found by what it is called, or an address of another site. */
export function LinkForm({ to, onTake, onLeave }: LinkFormProps) {
  const id = useId();
  const [query, setQuery] = useState<string>();
  const { choices, called, offered } = useFoundChoices('target', query);
  const current = choices.find(({ value }) => value === to);
  const take = (target: string) => {
    const choice = choices.find(({ value }) => value === target);
    if (target.trim() !== '') onTake(target.trim(), choice ? called(choice) : target.trim());
  };
  const { list, press, attributes, isOpen } = useOffers({
    label: 'Link to',
    offers: offered.map((each) => ({
      value: each.value,
      shown: <ChoiceWords {...{ each, called }} />,
    })),
    onTake: (index) => take(offered[index]?.value ?? ''),
    onLeave,
  });
  return (
    <div className="card">
      <p>
        <label htmlFor={id}>Link to</label>
      </p>
      <input
        id={id}
        {...attributes}
        role="combobox"
        aria-expanded={isOpen}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it has just been asked for.
        autoFocus
        placeholder="A page, a phone, or https://…"
        value={query ?? (current ? called(current) : (to ?? ''))}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (press(event)) return;
          if (event.key === 'Escape') onLeave();
          // Before the choices are there, letters would be taken for an address.
          else if (event.key === 'Enter') choices.length > 0 && take(query ?? '');
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {list}
      {to !== undefined && (
        <button type="button" onClick={() => onTake(undefined, '')}>
          Remove link
        </button>
      )}
      <button type="button" className="quiet" onClick={onLeave}>
        Cancel
      </button>
    </div>
  );
}
