import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates to the address of a form that was changed before the application loaded: `write` reads the address from the
 * form, `present` is the current one. What a browser restores by itself is no choice, so the form has
 * `autoComplete="off"`.
 */
export function useEarlierChoice(
  write: (form: HTMLFormElement) => string,
  present: string,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const atFirst = useRef({ write, present, chosen: present });
  // Read before anything renders again, which would undo it.
  useLayoutEffect(() => {
    if (form.current) atFirst.current.chosen = atFirst.current.write(form.current);
  }, []);
  useEffect(() => {
    const { present, chosen } = atFirst.current;
    if (chosen === present) return;
    // An effect runs before the application can navigate; a timer runs after.
    const timer = setTimeout(() => {
      atFirst.current.chosen = present;
      navigate(chosen, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [navigate]);
  return form;
}
