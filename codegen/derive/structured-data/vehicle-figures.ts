import type { VehicleBody } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { unitRow } from '../../model/units.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { specificationsWith } from '../../schema/vehicle-specifications.ts';
import type { ViewContext } from '../context/view.ts';

/** What schema.org calls the parts that have properties of their own. */
const parts: Readonly<Record<string, object>> = {
  vehicleEngine: { '@type': 'EngineSpecification' },
};

/** What a vehicle states, under the names of search engines; nothing that it leaves out. */
export function vehicleFigures({ id, specifications }: VehicleBody, context: ViewContext): Data {
  const stated: Data = context.get('vehicle', id).specifications;
  const printed: Data = specifications;
  const figures: Record<string, unknown> = {};
  for (const [key, { structured }] of specificationsWith(
    'structured',
    context.index.site.schemas,
  )) {
    const value = structuredValue(stated[key]) ?? printed[key];
    if (value === undefined) continue;
    const [name = structured, part] = structured.split('.');
    figures[name] =
      part === undefined
        ? dateOr(value, name)
        : { ...parts[name], ...Object(figures[name]), [part]: value };
  }
  return figures;
}

/** A year is a date to search engines, and dates are texts. */
function dateOr(value: unknown, name: string): unknown {
  return typeof value === 'number' && name.endsWith('Date') ? String(value) : value;
}

/** A figure with its unit, or a day, as search engines read it; nothing of what is as it is printed. */
function structuredValue(stated: unknown): object | string | undefined {
  const fact = readFactValue(stated);
  if (fact.kind === 'date') return fact.date;
  if (fact.kind !== 'figure') return undefined;
  const { code: unitCode } = unitRow(fact.unit);
  const [least, most] = fact.figures;
  const value = most === undefined ? { value: least } : { minValue: least, maxValue: most };
  return unitCode && { '@type': 'QuantitativeValue', ...value, unitCode };
}
