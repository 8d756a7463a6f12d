import type { ReactNode } from 'react';
import type { Action } from '../../../generated/sections.ts';
import { CallBar } from '../ui/call-bar.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { ResultAnnouncement } from '../ui/result-announcement.tsx';

interface CalculatorResultProps {
  heading: string;
  /** The answer in a sentence, announced once it has settled. */
  answer: string;
  /** True before there is a question: a phone shows nothing then. */
  isEmpty?: boolean | undefined;
  /** True if the answer is a figure rather than a sentence. */
  isFigure?: boolean | undefined;
  /** What the question is about, above the answer. */
  subject?: ReactNode;
  /** The answer in the bar of a phone: in short, what it is, and how to go on. */
  bar?:
    | { readonly text: string; readonly title?: string; readonly actions: readonly Action[] }
    | undefined;
  children?: ReactNode;
}

/** The answer of a calculator on a dark card. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { heading, answer, isEmpty = false, isFigure = false, subject, bar, children } = props;
  return (
    <div className={`ground-dark rounded-card p-5 md:p-6 ${isEmpty ? 'max-md:sr-only' : ''}`}>
      <Heading>{heading}</Heading>
      {subject}
      <output
        aria-live="off"
        className={`mt-1 block ${isFigure ? 'font-bold font-display text-h2' : ''}`}
      >
        {answer}
      </output>
      <ResultAnnouncement text={answer} />
      {children}
      {bar && bar.actions.length > 0 && <CallBar name={heading} {...bar} />}
    </div>
  );
}
