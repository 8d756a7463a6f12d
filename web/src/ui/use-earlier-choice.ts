import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes where a form leads that was changed before the application was there to hear of it: `write` reads the address from
 * the form, `present` is the one that is shown. What a browser fills in again by itself is no choice, so the form says
 * `autoComplete="off"`.
 */
export function useEarlierChoice(
  write: (form: HTMLFormElement) => string,
  present: string,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const atFirst = useRef({ write, present, chosen: present });
  // Read before anything is rendered again, which would take it back.
  useLayoutEffect(() => {
    if (form.current) atFirst.current.chosen = atFirst.current.write(form.current);
  }, []);
  useEffect(() => {
    const { present, chosen } = atFirst.current;
    if (chosen === present) return;
    // An effect runs before the application is there to go anywhere; a timer after.
    const timer = setTimeout(() => {
      atFirst.current.chosen = present;
      navigate(chosen, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [navigate]);
  return form;
}
