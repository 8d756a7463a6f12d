import type { ErrorObject } from 'ajv/dist/2020.js';
import { isRecord } from '../model/data.ts';

/** Whether an error is about which keys a group has. */
export function isKeyError(error: ErrorObject): boolean {
  return ['required', 'additionalProperties', 'unevaluatedProperties'].includes(error.keyword);
}

/** The keys in the schema of the group. */
export function knownKeys(error: ErrorObject): Readonly<Record<string, unknown>> {
  const properties: unknown = error.parentSchema?.properties;
  return isRecord(properties) ? properties : {};
}

/** The key that is not in the schema, if the error is about one. */
export function unknownKey(error: ErrorObject): string | undefined {
  const key: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return typeof key === 'string' ? key : undefined;
}

/** The key that is missing, if the error is about one. */
export function missingKey(error: ErrorObject): string | undefined {
  const key: unknown = error.params.missingProperty;
  return typeof key === 'string' ? key : undefined;
}
