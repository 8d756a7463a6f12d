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

// In a list on a phone or a tablet the box is a sign: its words would take a line of their own.
const signed =
  'max-lg:size-11 max-lg:justify-center max-lg:[&_.choice]:size-full max-lg:[&_.choice]:opacity-0';
const sign =
  'pointer-events-none absolute rounded-field p-0.5 text-caption peer-checked:bg-link peer-checked:text-surface peer-focus-visible:outline-3 peer-focus-visible:outline-focus lg:hidden';

/** Puts a vehicle on the shortlist, or takes it off. */
export function ShortlistBox(props: ShortlistBoxProps) {
  const { vehicle, texts, form, isInList, className = '' } = props;
  const { id, name } = vehicle;
  const isListed = useShortlist().includes(id);
  return (
    <Choice
      type="checkbox"
      name="compare"
      value={id}
      form={form}
      checked={isListed}
      onChange={({ currentTarget: { checked } }) =>
        checked ? addToShortlist(id) : removeFromShortlist(id)
      }
      className={`inline-flex ${isInList ? signed : ''} ${className}`.trim()}
    >
      {isInList && <Icon name="scale" className={sign} />}
      <span className={isInList ? 'max-lg:sr-only' : undefined}>{texts.box}</span>
      <span className="sr-only"> – {name}</span>
    </Choice>
  );
}
