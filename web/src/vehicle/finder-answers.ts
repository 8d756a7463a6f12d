import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import type { FitAnswer } from '../domain/vehicle-fit.ts';

type Questions = SectionProps['vehicle-finder']['questions'];

/** The questions in order, by their names in the address. */
export const questionNames = ['seats', 'use', 'ground'] as const;

type QuestionName = (typeof questionNames)[number];

/** The given answers, by question; unanswered ones are left out. */
export type FinderAnswers = Readonly<Partial<Record<QuestionName, string>>>;

/** Reads the answers from the query of an address; unknown answers count as not given. */
export function readAnswers(search: string, questions: Questions): FinderAnswers {
  const query = new URLSearchParams(search);
  const given = questionNames.flatMap((name) => {
    const value = readQueryValue(query, name);
    const isOffered = questions[name].options.some((option) => option.value === value);
    return isOffered ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The query for these answers; `?` alone gives none. */
export function writeAnswers(answers: Readonly<Record<string, string>>): string {
  const given = questionNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : []));
  return `?${new URLSearchParams(given)}`;
}

/** What the answers require of a vehicle. */
export function answersIn(chosen: FinderAnswers, questions: Questions): readonly FitAnswer[] {
  return questionNames.flatMap((name) => {
    const { options, unknown } = questions[name];
    const option = options.find(({ value }) => value === chosen[name]);
    return option ? [{ rules: option.rules, unknown }] : [];
  });
}
