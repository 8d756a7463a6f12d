import type { SectionProps } from '../../../generated/sections.ts';
import { CalculatorResult } from '../calculator/calculator-result.tsx';
import { type AskedRoad, readRoad } from '../calculator/road-input.ts';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { fillText } from '../domain/quantity.ts';
import { checkRequirements, type Finding } from '../domain/road-check.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { RoadCheckForm } from '../vehicle/road-check-form.tsx';
import { RoadTable, roadSummary } from '../vehicle/road-table.tsx';

type Props = SectionProps['road-check'];

/** What a rule of the road requires, what the vehicle in the address states about it, and what is known of its town. */
export function RoadCheck(props: Props) {
  const { requirements, texts } = props;
  const { query, enter, submit, answer, formKey } = useQueryForm();
  const asked = readRoad(query, props);
  const findings = asked.vehicle && checkRequirements(asked.vehicle, requirements);
  return (
    <Section {...props}>
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr] lg:gap-8">
        <RoadCheckForm key={formKey} {...props} asked={asked} enter={enter} submit={submit} />
        <div ref={answer} id="road-answer">
          <RoadAnswer {...props} asked={asked} findings={findings} />
        </div>
      </div>
      <details className="fold mt-4 border-divider border-y print:border-0">
        <summary className="font-[650] text-heading">{texts.requirement}</summary>
        <RoadTable
          requirements={requirements}
          findings={findings}
          name={asked.vehicle?.name}
          heading={props.heading}
          texts={texts}
        />
        <Footnote text={props.source} />
      </details>
    </Section>
  );
}

interface RoadAnswerProps extends Props {
  asked: AskedRoad;
  findings: readonly Finding<Props['requirements'][number]>[] | undefined;
}

/** What is known of the vehicle and of the town; the rule is the same in every town. */
function RoadAnswer({ asked, findings, texts, vehiclePath, actions, ...rule }: RoadAnswerProps) {
  const { vehicle, place, isExample, isUnknown } = asked;
  const ofVehicle = vehicle && findings && roadSummary(vehicle, findings, texts);
  const inTown = place && texts.inTown && fillText(texts.inTown, { place: place.name });
  const unknown = [
    ...(isUnknown.vehicle ? [texts.unknown] : []),
    ...(isUnknown.town ? [texts.unknownTown] : []),
  ];
  const subject = [vehicle?.name, place?.name].filter(Boolean).join(' · ');
  const said = [inTown, ofVehicle, ...unknown].filter((each) => each !== undefined && each !== '');
  const isOutside = findings?.some(({ status }) => status === 'missed');
  const bar = texts.bar && !isOutside && said.length > unknown.length ? texts.bar : undefined;
  const links = [
    ...(vehicle
      ? [
          {
            href: fillText(vehiclePath, { id: vehicle.id }),
            text: fillText(texts.details, { name: vehicle.name }),
          },
        ]
      : []),
    ...(place ? [{ href: place.href, text: fillText(texts.townPage, { place: place.name }) }] : []),
  ];
  if (said.length === 0) return null;
  return (
    <CalculatorResult
      heading={isExample ? texts.example : subject}
      subject={isExample && <p className="text-ui">{subject}</p>}
      answer={said.join(' ')}
      bar={bar && actions && !isExample ? { text: bar, actions } : undefined}
    >
      {place && <p className="mt-3">{wayTo(place, texts, rule)}</p>}
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {actions && <ActionRow actions={actions} className="mt-4" />}
    </CalculatorResult>
  );
}

/** How far the nearest place of business is from a town; a started mile counts. */
function wayTo(
  { name, location, distance }: NonNullable<AskedRoad['place']>,
  { near, far }: Props['texts'],
  { regularDistance = Number.POSITIVE_INFINITY }: Pick<Props, 'regularDistance'>,
): string {
  const n = Math.ceil(distance);
  const text = (n > Number(regularDistance) && far) || near;
  return fillText(text, { place: name, location, n });
}
