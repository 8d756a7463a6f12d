import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeComparison } from '../domain/comparison.ts';
import { fillText } from '../domain/quantity.ts';
import { useShortlist } from './use-shortlist.ts';
import type { OwnShortlist } from './vehicle-texts.ts';

interface ShortlistBarProps extends OwnShortlist {
  className?: string | undefined;
}

const untilChecked = 'hidden in-[section:has([name=compare]:checked)]:block';

/** The button that compares the shortlist, shown once something is on it; without scripts, what is checked. */
export function ShortlistBar({ texts, form, className = '' }: ShortlistBarProps) {
  const list = useShortlist();
  const navigate = useNavigate();
  const compare = (event: FormEvent) => {
    event.preventDefault();
    navigate(texts.to + writeComparison(list));
  };
  const count = list.length > 0 && fillText(texts.count, { n: list.length });
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
