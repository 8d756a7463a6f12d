import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** Reports the fault of a look, if any. */
export type LookCheck = (look: unknown) => string | undefined;

/** Creates a check against schema/vehicle-look.schema.json below `root`. */
export function createLookCheck(root: string): LookCheck {
  // The schema has custom keywords, which mean nothing here.
  const ajv = new Ajv2020({ strict: false });
  const validate = ajv.compile(
    JSON.parse(readFileSync(join(root, 'schema/vehicle-look.schema.json'), 'utf8')),
  );
  return (look) =>
    validate(look) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'look' });
}
