import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRenderContext } from '../render-context.ts';
import type { FieldError } from './error-summary.tsx';
import { fieldId } from './form-field.tsx';
import type { Form } from './form-type.ts';

/** The steps of a form: one at a time where scripts run, and all of them where none do. */
export function useSteps({ steps }: Form) {
  const parts = steps?.parts ?? [];
  const { isServed } = useRenderContext();
  const [isStepped, setStepped] = useState(steps !== undefined && !isServed);
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLSpanElement>(null);
  const [moves, setMoves] = useState(0);
  const stepOf = (name: string) => parts.findIndex(({ fields }) => fields.includes(name));
  // Whoever has begun before the scripts came stays where they are.
  const begin = useEffectEvent(() => {
    const { id = '' } = document.activeElement ?? {};
    const started = parts.findIndex(({ fields }) => fields.some((name) => fieldId(name) === id));
    setIndex(Math.max(0, started));
    setStepped(steps !== undefined);
  });
  useEffect(() => begin(), []);
  useLayoutEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  const show = (next: number) => {
    setIndex(next);
    setMoves(moves + 1);
  };
  return {
    index,
    heading,
    /** Whether fields of the step are to be seen. */
    isShown: (at: number) => !isStepped || at === index,
    /** The fields that are asked before the next step; undefined in the last. */
    asked: isStepped && index < parts.length - 1 ? parts[index]?.fields : undefined,
    isFirst: !isStepped || index === 0,
    goOn: () => show(index + 1),
    goBack: () => show(index - 1),
    /** Shows the first step in which something is wrong. */
    showErrors: (names: readonly string[]) => {
      const wrong = names.map(stepOf).filter((at) => at >= 0);
      if (wrong.length > 0) setIndex(Math.min(...wrong));
    },
    /** The errors that can be seen. */
    seen: (errors: readonly FieldError[]) =>
      isStepped ? errors.filter(({ name }) => stepOf(name) === index) : errors,
  };
}
