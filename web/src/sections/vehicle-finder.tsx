import { type FormEvent, useState } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { fillText } from '../domain/quantity.ts';
import { rankVehicles } from '../domain/vehicle-fit.ts';
import { CallBar } from '../ui/call-bar.tsx';
import { ChipChoices } from '../ui/chip-choices.tsx';
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
    <Section {...props} heading={undefined} hasHeading isTight>
      {/* The first heading of the page already asks it, right above the questions. */}
      <h2 className="sr-only">{props.heading}</h2>
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

/** The questions as a plain GET form that, with scripts, answers at once; on a phone those after the first are folded. */
function FinderForm({ questions, texts, chosen, enter, submit }: FinderFormProps) {
  const [first, ...others] = Object.entries(questions).map(([name, { label, options }]) => (
    <ChipChoices
      key={name}
      name={name}
      label={label}
      value={chosen[name] ?? ''}
      options={[{ value: '', label: texts.any }, ...options]}
      isRow
    />
  ));
  const [firstName] = Object.keys(questions);
  // Only at first: what is open stays so.
  const [isOpen] = useState(Object.keys(chosen).some((name) => name !== firstName));
  return (
    <form
      method="get"
      autoComplete="off"
      className="grid gap-2 print:hidden md:gap-3"
      onSubmit={submit}
      onChange={enter}
    >
      {first}
      {others.length > 0 && (
        <details className="fold-narrow" open={isOpen || undefined}>
          <summary className="max-md:min-h-9! font-semibold text-link text-ui">
            {texts.questions}
          </summary>
          <div className="grid gap-3">{others}</div>
        </details>
      )}
      <button type="submit" className="button button-primary until-scripts justify-self-start">
        {texts.apply}
      </button>
    </form>
  );
}
