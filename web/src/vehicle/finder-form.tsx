import type { FormEvent } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { Choice } from '../ui/choice.tsx';
import type { FinderAnswers } from './finder-answers.ts';

interface FinderFormProps extends Pick<SectionProps['vehicle-finder'], 'questions' | 'texts'> {
  chosen: FinderAnswers;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The questions as a plain GET form that, with scripts, answers at once. */
export function FinderForm({ questions, texts, chosen, submit }: FinderFormProps) {
  const isByThree = Object.keys(questions).length % 3 === 0;
  const columns = isByThree ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4';
  return (
    <form
      method="get"
      autoComplete="off"
      className={`print:hidden grid gap-x-8 gap-y-5 ${columns}`}
      onSubmit={submit}
      onChange={submit}
    >
      {Object.entries(questions).map(([name, question]) => (
        <fieldset key={name} className="max-md:grid max-md:grid-cols-2 max-md:gap-x-3">
          <legend className="col-span-full mb-1 font-[650] text-heading">{question.label}</legend>
          {[{ value: '', label: texts.any }, ...question.options].map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === (chosen[name] ?? '')}
              className="flex leading-[1.25]"
            >
              {label}
            </Choice>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button button-primary until-scripts justify-self-start">
        {texts.apply}
      </button>
    </form>
  );
}
