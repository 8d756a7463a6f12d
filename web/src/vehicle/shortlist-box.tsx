import { Choice } from '../ui/choice.tsx';
import { addToShortlist, removeFromShortlist, useShortlist } from './use-shortlist.ts';
import type { OwnShortlist } from './vehicle-texts.ts';

interface ShortlistBoxProps extends OwnShortlist {
  vehicle: { readonly id: string; readonly name: string };
  className?: string | undefined;
}

/** Puts a vehicle on the shortlist, or takes it off. */
export function ShortlistBox(props: ShortlistBoxProps) {
  const { vehicle, texts, form, className = '' } = props;
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
      className={`inline-flex ${className}`.trim()}
    >
      {texts.box}
      <span className="sr-only"> – {name}</span>
    </Choice>
  );
}
