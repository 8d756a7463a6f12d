import type { ReactNode } from 'react';
import { Heading } from '../ui/heading-level.tsx';

interface CalculatorResultProps {
  heading: string;
  /** The answer in a sentence, announced when it changes. */
  answer: string;
  /** True before there is a question: a phone shows nothing then. */
  isEmpty?: boolean | undefined;
  /** True if the answer is a figure rather than a sentence. */
  isFigure?: boolean | undefined;
  /** What the question is about, above the answer. */
  subject?: ReactNode;
  children?: ReactNode;
}

/** The answer of a calculator on a dark card. It is in the page from the start, so that changes are announced. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { heading, answer, isEmpty = false, isFigure = false, subject, children } = props;
  return (
    <div className={`ground-dark rounded-card p-5 md:p-6 ${isEmpty ? 'max-md:sr-only' : ''}`}>
      <Heading>{heading}</Heading>
      {subject}
      <output className={`mt-1 block ${isFigure ? 'font-bold font-display text-h2' : ''}`}>
        {answer}
      </output>
      {children}
    </div>
  );
}
