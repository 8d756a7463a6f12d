import { useEffect, useRef, useState } from 'react';
import { calculateImpact, type Impact } from '../domain/impact.ts';
import {
  asksForResult,
  type Calculator,
  type CalculatorInput,
  multiplierOf,
  readInput,
} from './calculator-input.ts';

type Phase = 'idle' | 'calculating' | 'celebrating';

interface Calculation {
  readonly input: CalculatorInput;
  readonly impact: Impact | undefined;
  readonly phase: Phase;
  /** How often the visitor has calculated on this page. */
  readonly runs: number;
  readonly calculate: (input: CalculatorInput) => void;
}

/** Runs the calculator through its phases: idle, calculating, celebrating, idle with results. */
export function useCalculation(calculator: Calculator, query: URLSearchParams): Calculation {
  const [input] = useState(() => readInput(query, calculator));
  const impactOf = ({ miles, usage, years }: CalculatorInput) =>
    calculateImpact(
      { distancePerWeek: miles, years, multiplier: multiplierOf(calculator, usage) },
      calculator.constants,
    );
  const [impact, setImpact] = useState(() =>
    asksForResult(query, calculator) ? impactOf(input) : undefined,
  );
  const [phase, setPhase] = useState<Phase>('idle');
  const [runs, setRuns] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const calculate = (chosen: CalculatorInput) => {
    const { calculating, banner } = calculator.timing;
    clearTimeout(timer.current);
    setPhase('calculating');
    timer.current = setTimeout(() => {
      setImpact(impactOf(chosen));
      setRuns((count) => count + 1);
      setPhase('celebrating');
      timer.current = setTimeout(() => setPhase('idle'), banner);
    }, calculating);
  };
  return { input, impact, phase, runs, calculate };
}
