import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { type FinderAnswers, questionNames, writeAnswers } from './finder-answers.ts';

interface FinderFormProps extends Pick<SectionProps['vehicle-finder'], 'questions' | 'texts'> {
  chosen: FinderAnswers;
}

/** The questions as a plain GET form that, with scripts, answers at once. */
export function FinderForm({ questions, texts, chosen }: FinderFormProps) {
  const navigate = useNavigate();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const show = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    navigate(writeAnswers(Object.fromEntries(entries)), { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  return (
    <form
      method="get"
      className="finder-form screen-only"
      onSubmit={submit}
      onChange={({ currentTarget }) => show(currentTarget)}
    >
      {questionNames.map((name) => (
        <fieldset key={name}>
          <legend>{questions[name].label}</legend>
          {[{ value: '', label: texts.any }, ...questions[name].options].map(({ value, label }) => (
            <label key={value} className="shortlist-box">
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === (chosen[name] ?? '')}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      {!isLive && (
        <button type="submit" className="button button-primary until-scripts">
          {texts.apply}
        </button>
      )}
    </form>
  );
}
