import { FactList } from '../ui/fact-list.tsx';
import { CheckList } from '../ui/list.tsx';
import { specificationRows } from './specification-rows.ts';
import type { DetailPartProps } from './vehicle-texts.ts';

/** The highlights, every specification as a row, and what can be had besides: one below the other, so that no number of them leaves a gap. */
export function VehicleFacts(props: DetailPartProps) {
  const { vehicle, texts, specifications, extras = [] } = props;
  const facts = specificationRows(vehicle.specifications, specifications, props);
  const stated = { heading: texts.specifications, rows: facts };
  const tables = [...(facts.length > 0 ? [stated] : []), ...extras];
  if (vehicle.features.length + tables.length === 0) return null;
  return (
    <div className="mt-3 grid gap-8 print:content-start print:gap-4 print:[&_dl>div]:py-[0.15rem]">
      {vehicle.features.length > 0 && (
        <section>
          <h2 className="text-h3">{texts.features}</h2>
          <CheckList items={vehicle.features} columns={2} className="mt-4 text-ui" />
        </section>
      )}
      {tables.map(({ heading, rows }) => (
        <section key={heading}>
          <h2 className="text-h3">{heading}</h2>
          <FactList facts={rows} layout="table" className="mt-2" />
        </section>
      ))}
    </div>
  );
}
