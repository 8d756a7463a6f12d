import type { Choice } from '../../calls/choices.ts';
import { useChoices } from '../changes/choice-view.tsx';
import { useForm } from './field-context.ts';
import { printedText } from './marked-text.ts';

const mostOffers = 50;

/** What a name may be, and of that, what holds all words of a query; none while nobody searches. */
export function useFoundChoices(noun: string, query: string | undefined) {
  const { shown } = useForm();
  const choices = useChoices(noun);
  const called = ({ label }: Choice) => printedText(label, shown.answer?.printed ?? {});
  const words = (query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const said = (each: Choice) => `${called(each)} ${each.value}`.toLowerCase();
  const found = choices.filter((each) => words.every((word) => said(each).includes(word)));
  /** What is called by a value, which may say with which second value it is shown: `tandem@summer`. */
  const nameOf = (value: string) => {
    const [id, reading] = value.split('@');
    const named = choices.find((each) => each.value === value || each.value === id);
    if (!named) return value;
    return named.value === value ? called(named) : `${called(named)} (${reading})`;
  };
  const offered = query === undefined ? [] : found.slice(0, mostOffers);
  return { choices, called, nameOf, offered };
}

interface ChoiceWordsProps {
  readonly each: Choice;
  readonly called: (choice: Choice) => string;
}

/** A choice as the list of offers shows it. */
export function ChoiceWords({ each, called }: ChoiceWordsProps) {
  return (
    <>
      <b>{called(each)}</b> {each.value}
    </>
  );
}
