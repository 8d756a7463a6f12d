import { FactList } from '../ui/fact-list.tsx';
import { CheckList } from '../ui/list.tsx';
import { specificationRows } from './specification-rows.ts';
import type { DetailPartProps } from './vehicle-texts.ts';

/** The highlights, and every specification as a row: one below the other, so that no number of them leaves a gap. */
export function VehicleFacts({ vehicle, readings, names, texts, specifications }: DetailPartProps) {
  const facts = specificationRows(vehicle.specifications, specifications, { readings, names });
  if (vehicle.features.length + facts.length === 0) return null;
  return (
    <div className="mt-3 grid gap-8 print:content-start print:gap-4 print:[&_dl>div]:py-[0.15rem]">
      {vehicle.features.length > 0 && (
        <section>
          <h2 className="text-h3">{texts.features}</h2>
          <CheckList items={vehicle.features} columns={2} className="mt-4 text-ui" />
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2 className="text-h3">{texts.specifications}</h2>
          <FactList facts={facts} layout="table" className="mt-2" />
        </section>
      )}
    </div>
  );
}
