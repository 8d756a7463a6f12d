import type { SectionProps } from '../../../generated/sections.ts';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { fillText } from '../domain/quantity.ts';
import { rankVehicles } from '../domain/vehicle-fit.ts';
import { CallBar } from '../ui/call-bar.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { answersIn, readAnswers } from '../vehicle/finder-answers.ts';
import { FinderForm } from '../vehicle/finder-form.tsx';
import { FinderResult, fitsId } from '../vehicle/finder-result.tsx';
import { ResultAnnouncement } from '../vehicle/result-announcement.tsx';

/** The questions; the answers are in the address, and the vehicles that fit below them. */
export function VehicleFinder(props: SectionProps['vehicle-finder']) {
  const { questions, texts, ask } = props;
  const { query, submit, formKey } = useQueryForm();
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
        <p className="mt-6">{texts.empty}</p>
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
