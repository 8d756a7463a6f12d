import { Form, useSubmit } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { Choice } from '../ui/choice.tsx';
import { useEarlierChoice } from '../ui/use-earlier-choice.ts';
import type { FinderAnswers } from './finder-answers.ts';

interface FinderFormProps extends Pick<SectionProps['vehicle-finder'], 'questions' | 'texts'> {
  chosen: FinderAnswers;
}

/** The questions as a plain GET form that, with scripts, answers at once. */
export function FinderForm({ questions, texts, chosen }: FinderFormProps) {
  const submit = useSubmit();
  const show = (form: HTMLFormElement) => submit(form, { replace: true, preventScrollReset: true });
  const ref = useEarlierChoice(show);
  const isByThree = Object.keys(questions).length % 3 === 0;
  const columns = isByThree ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4';
  return (
    <Form
      ref={ref}
      method="get"
      action=""
      discover="none"
      replace
      preventScrollReset
      autoComplete="off"
      className={`print:hidden grid gap-x-8 gap-y-5 ${columns}`}
      onChange={({ currentTarget }) => show(currentTarget)}
    >
      {Object.entries(questions).map(([name, question]) => (
        <fieldset key={name}>
          <legend className="mb-1 font-[650] text-heading">{question.label}</legend>
          {[{ value: '', label: texts.any }, ...question.options].map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === (chosen[name] ?? '')}
              className="flex"
            >
              {label}
            </Choice>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button button-primary until-scripts justify-self-start">
        {texts.apply}
      </button>
    </Form>
  );
}
