import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRenderContext } from '../render-context.ts';

/**
 * Hands over a form that was changed before React took it over. What a browser restores by itself is no choice, so the
 * form has `autoComplete="off"`.
 */
export function useEarlierChoice(
  take: (form: HTMLFormElement) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // Nobody used a form that React has made, and what it chose there is not marked as such.
  const isUsable = useRef(useRenderContext().isServed);
  const atFirst = useRef(take);
  // Before anything renders again, which would undo it, but once the router is listened to.
  useLayoutEffect(() => {
    const chosen = form.current;
    if (isUsable.current && chosen && hasChoice(chosen))
      queueMicrotask(() => atFirst.current(chosen));
  }, []);
  return form;
}

function hasChoice(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
      return served?.selected === false;
    }
    return (
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
    );
  });
}
