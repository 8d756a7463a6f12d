import type { FormEvent } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { fillText } from '../domain/quantity.ts';
import { rankVehicles } from '../domain/vehicle-fit.ts';
import { CallBar } from '../ui/call-bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { ResultAnnouncement } from '../ui/result-announcement.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import type { FinderAnswers } from '../vehicle/finder-answers.ts';
import { answersIn, readAnswers } from '../vehicle/finder-answers.ts';
import { FinderResult, fitsId } from '../vehicle/finder-result.tsx';

/** How many vehicles stand below the questions before the first answer. */
const examples = 3;

/** The questions; the answers are in the address, and the vehicles that fit below them. */
export function VehicleFinder(props: SectionProps['vehicle-finder']) {
  const { questions, texts, ask } = props;
  const { query, enter, submit, formKey } = useQueryForm();
  const chosen = readAnswers(query, questions);
  const answers = answersIn(chosen, questions);
  const { fits, unconfirmed } = rankVehicles(props.vehicles.vehicles, answers);
  const isAsked = answers.length > 0;
  const said = fits.length > 0 ? fillText(texts.found, { n: fits.length }) : texts.none;
  return (
    <Section {...props}>
      <FinderForm
        key={formKey}
        questions={questions}
        texts={texts}
        chosen={chosen}
        enter={enter}
        submit={submit}
      />
      <ResultAnnouncement text={isAsked ? said : texts.empty} />
      {isAsked ? (
        <>
          <FinderResult {...props} fits={fits} unconfirmed={unconfirmed} said={said} />
          {fits.length > 0 && (
            <CallBar name={said} text={said} actions={[see(texts), ...(ask ? [ask] : [])]} />
          )}
        </>
      ) : (
        <FinderResult
          {...props}
          fits={fits.slice(0, examples)}
          unconfirmed={[]}
          said={texts.empty}
        />
      )}
      <p className="mt-6 max-w-text text-ui">
        <strong>{texts.methodHeading}.</strong> {texts.method}
      </p>
      <Footnote text={props.footnote} />
    </Section>
  );
}

/** The way from the questions to the result, which on a phone is a screen below. */
function see({ see: text }: SectionProps['vehicle-finder']['texts']) {
  return { text, href: `#${fitsId}`, target: 'internal' } as const;
}

interface FinderFormProps extends Pick<SectionProps['vehicle-finder'], 'questions' | 'texts'> {
  chosen: FinderAnswers;
  enter: (event: FormEvent<HTMLFormElement>) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The questions as a plain GET form that, with scripts, answers at once. */
function FinderForm({ questions, texts, chosen, enter, submit }: FinderFormProps) {
  const isByThree = Object.keys(questions).length % 3 === 0;
  const columns = isByThree ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4';
  return (
    <form
      method="get"
      autoComplete="off"
      className={`print:hidden grid gap-x-8 gap-y-5 ${columns}`}
      onSubmit={submit}
      onChange={enter}
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
