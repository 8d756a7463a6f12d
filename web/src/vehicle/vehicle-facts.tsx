import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { ReadingNote } from './reading-note.tsx';
import { specificationRows } from './specification-rows.ts';
import type { DetailPartProps } from './vehicle-texts.ts';

/** What stands out, and every specification as a row. */
export function VehicleFacts({ vehicle, readings, texts, specifications }: DetailPartProps) {
  return (
    <div className="vehicle-facts mt-10 grid items-start gap-6 lg:grid-cols-2">
      <Card as="div">
        <h2 className="text-h3">{texts.features}</h2>
        <ul className="list-disc space-y-2 pl-5">
          {vehicle.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Card>
      <Card as="div">
        <h2 className="text-h3">{texts.specifications}</h2>
        <FactList
          facts={specificationRows(vehicle.specifications, specifications, readings)}
          layout="table"
        />
        {Object.keys(vehicle.specifications).map((key) => (
          <ReadingNote key={key} note={readings[key]} className="text-caption text-legal" />
        ))}
      </Card>
    </div>
  );
}
