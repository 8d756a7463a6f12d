import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { fillText } from '../domain/quantity.ts';
import { checkRequirements } from '../domain/road-check.ts';
import { Notice } from '../ui/notice.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { ResultAnnouncement } from '../vehicle/result-announcement.tsx';
import { RoadCheckForm } from '../vehicle/road-check-form.tsx';
import { RoadTable, roadSummary } from '../vehicle/road-table.tsx';

/** What a rule of the road requires, and what the vehicle in the address states about it. */
export function RoadCheck(props: SectionProps['road-check']) {
  const { vehiclePath, requirements, texts } = props;
  const { vehicles } = props.vehicles;
  const { query, submit, formKey } = useQueryForm();
  const asked = readQueryValue(query, 'vehicle');
  const vehicle = vehicles.find(({ id }) => id === asked);
  const findings = vehicle && checkRequirements(vehicle, requirements);
  const said = vehicle && findings ? roadSummary(vehicle, findings, texts) : '';
  return (
    <Section {...props}>
      <RoadCheckForm
        key={formKey}
        vehicles={vehicles}
        chosen={vehicle?.id}
        texts={texts}
        submit={submit}
      />
      <ResultAnnouncement text={said} />
      {asked && !vehicle && (
        <div className="mt-6">
          <Notice tone="warn">
            <p>{fillText(texts.unknown, { name: asked })}</p>
          </Notice>
        </div>
      )}
      {said && <p className="mt-6 max-w-text text-lead">{said}</p>}
      <details className="fold mt-4 border-divider border-y print:border-0">
        <summary className="font-[650] text-heading">{texts.requirement}</summary>
        <RoadTable
          requirements={requirements}
          findings={findings}
          name={vehicle?.name}
          heading={props.heading}
          texts={texts}
        />
      </details>
      {vehicle && (
        <p className="mt-4">
          <a href={fillText(vehiclePath, { id: vehicle.id })}>
            {fillText(texts.details, { name: vehicle.name })}
          </a>
        </p>
      )}
      <Footnote text={props.source} />
    </Section>
  );
}
