import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeComparison } from '../domain/comparison.ts';
import { fillText } from '../domain/quantity.ts';
import { useShortlist } from './use-shortlist.ts';
import type { OwnShortlist } from './vehicle-texts.ts';

/** The button that compares what is on the list, to be seen once something is; without scripts, what is checked. */
export function ShortlistBar({ texts, form }: OwnShortlist) {
  const list = useShortlist();
  const navigate = useNavigate();
  const compare = (event: FormEvent) => {
    event.preventDefault();
    navigate(texts.to + writeComparison(list));
  };
  const count = list.length > 0 && fillText(texts.count, { n: list.length });
  return (
    <>
      {/* Nothing comes back checked by the browser alone, which the list would not know. */}
      <form
        id={form}
        action={texts.to}
        autoComplete="off"
        onSubmit={compare}
        className={count ? 'shortlist-bar is-shown' : 'shortlist-bar'}
      >
        <button type="submit" className="button button-secondary">
          {count || texts.compare}
        </button>
      </form>
      <span aria-live="polite" className="sr-only">
        {count}
      </span>
    </>
  );
}
