import type { ChangeEvent } from 'react';
import { Choice } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { addToShortlist, removeFromShortlist, useShortlist } from './use-shortlist.ts';
import type { OwnShortlist } from './vehicle-texts.ts';

interface ShortlistBoxProps extends OwnShortlist {
  vehicle: { readonly id: string; readonly name: string };
  className?: string | undefined;
  /** True in a list. */
  isInList?: boolean | undefined;
}

// In a list on a phone the box is a sign in the corner of the row: its words would take a line of their own.
const sign =
  'pointer-events-none absolute rounded-field p-0.5 text-caption peer-checked:bg-link peer-checked:text-surface peer-focus-visible:outline-3 peer-focus-visible:outline-focus sm:hidden';

/** Puts a vehicle on the shortlist, or takes it off. */
export function ShortlistBox(props: ShortlistBoxProps) {
  const { vehicle, texts, form, isInList, className = '' } = props;
  const { id, name } = vehicle;
  const isListed = useShortlist().includes(id);
  const box = {
    type: 'checkbox',
    name: 'compare',
    value: id,
    form,
    checked: isListed,
    onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
      checked ? addToShortlist(id) : removeFromShortlist(id),
  } as const;
  if (!isInList) {
    return (
      <Choice {...box} className={`inline-flex ${className}`.trim()}>
        {texts.box}
        <span className="sr-only"> – {name}</span>
      </Choice>
    );
  }
  return (
    <label
      className={`relative inline-flex min-h-11 items-center gap-2 text-ink text-ui/body max-sm:size-11 max-sm:justify-center print:hidden ${className}`.trim()}
    >
      <input {...box} className="choice peer max-sm:size-full max-sm:opacity-0" />
      <Icon name="scale" className={sign} />
      <span className="max-sm:sr-only">{texts.box}</span>
      <span className="sr-only"> – {name}</span>
    </label>
  );
}
