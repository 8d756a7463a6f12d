import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import type { FitAnswer } from '../domain/vehicle-fit.ts';

type Questions = SectionProps['vehicle-finder']['questions'];

/** The given answers, by the name of the question in the address; unanswered ones are left out. */
export type FinderAnswers = Readonly<Record<string, string | undefined>>;

/** Reads the answers from the query of an address; unknown answers count as not given. */
export function readAnswers(query: URLSearchParams, questions: Questions): FinderAnswers {
  const given = Object.entries(questions).flatMap(([name, { options }]) => {
    const value = readQueryValue(query, name);
    return options.some((option) => option.value === value) ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The query for these answers, in the order of the questions; `?` alone gives none. */
export function writeAnswers(answers: FinderAnswers): string {
  const given = Object.entries(answers).flatMap(([name, answer]) =>
    answer ? [[name, answer]] : [],
  );
  return `?${new URLSearchParams(given)}`;
}

/** What the answers require of a vehicle. */
export function answersIn(chosen: FinderAnswers, questions: Questions): readonly FitAnswer[] {
  return Object.entries(questions).flatMap(([name, { options, unknown }]) => {
    const option = options.find(({ value }) => value === chosen[name]);
    return option ? [{ rules: option.rules, unknown }] : [];
  });
}
