import type { Path } from '../diagnostics/diagnostic.ts';
import { isUnit } from '../model/units.ts';
import type { Schema } from '../schema/schema-set.ts';
import type { Input } from './field.ts';
import { inWords } from './schema-words.ts';

/** How a number is given: between which bounds, and what it counts by the key that it stands under. */
export function numberInput(schema: Schema, path: Path, currency: string): Input {
  const unit = path.findLast((step) => typeof step === 'string');
  const [least, most] = [schema.minimum ?? schema.exclusiveMinimum, schema.maximum];
  return {
    is: 'number',
    isWhole: schema.type === 'integer',
    ...(typeof least === 'number' && { least }),
    ...(typeof most === 'number' && { most }),
    ...(typeof unit === 'string' &&
      isUnit(unit) && { unit: unit === 'money' ? currency : inWords(unit) }),
  };
}
