import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeComparison } from '../domain/comparison-address.ts';
import { fillText } from '../domain/quantity.ts';
import { useShortlist } from './use-shortlist.ts';
import type { OwnShortlist } from './vehicle-texts.ts';

interface ShortlistBarProps extends OwnShortlist {
  /** At the end of a list the page would grow after a reload, which then could not stand there again. */
  keepsRoom?: boolean | undefined;
  className?: string | undefined;
}

// `markListed` says that there is a list before this runs.
const hidden = 'hidden in-data-listed:block in-[section:has([name=compare]:checked)]:block';
const invisible = 'invisible in-[section:has([name=compare]:checked)]:visible';

/** The button that compares the shortlist, shown once something is on it; without scripts, what is checked. */
export function ShortlistBar(props: ShortlistBarProps) {
  const { texts, form, keepsRoom, className = '' } = props;
  const list = useShortlist();
  const navigate = useNavigate();
  const compare = (event: FormEvent) => {
    event.preventDefault();
    navigate(texts.to + writeComparison(list));
  };
  const untilChecked = keepsRoom ? invisible : hidden;
  const count = list.length > 0 && fillText(texts.count, { n: list.length });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-listed', list.length > 0);
  }, [list]);
  return (
    <>
      {/* Keeps the browser from restoring checked boxes that the shortlist does not know about. */}
      <form
        id={form}
        action={texts.to}
        autoComplete="off"
        onSubmit={compare}
        className={`${count ? '' : untilChecked} ${className}`.trim()}
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
