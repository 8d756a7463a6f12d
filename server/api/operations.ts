import type { ErrorRequestHandler, RequestHandler } from 'express';
import { formEndpoint } from '../../generated/contract/forms.ts';
import { type SiteForm, tooMuchText } from '../site.ts';
import { messageSchemaName } from './message-schema.ts';
import { type MessageParts, postMessage } from './messages.ts';
import { getVehicle, listVehicles, type VehicleParts } from './vehicles.ts';

/** What the operations of the API need. */
export interface ApiParts extends MessageParts, VehicleParts {}

/** An operation of the API. The router, its 405 answers, the OpenAPI document and the tests are derived from it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post';
  /** Below `/api`, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly parameters?: readonly object[];
  /** The schema of the request body, by its name in the document. */
  readonly body?: string;
  /** Whether the body may come with files. */
  readonly takesFiles?: boolean;
  readonly answers: Readonly<Record<number, OperationAnswer>>;
  readonly handle: (parts: ApiParts) => readonly (RequestHandler | ErrorRequestHandler)[];
}

/** An answer: an error unless it names the schema of its body. */
export interface OperationAnswer {
  readonly description: string;
  readonly schema?: string;
  readonly isList?: boolean;
}

const vehicleId = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of a vehicle, or any of its aliases.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A key of the client: posts with the same key and message make one lead.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$', maxLength: 255 },
};

const vehicleOperations: readonly Operation[] = [
  {
    id: 'listVehicles',
    method: 'get',
    path: '/vehicles',
    summary: 'The whole catalogue.',
    answers: { 200: { description: 'Every vehicle.', schema: 'vehicle', isList: true } },
    handle: listVehicles,
  },
  {
    id: 'getVehicle',
    method: 'get',
    path: '/vehicles/{id}',
    summary: 'One vehicle.',
    parameters: [vehicleId],
    answers: {
      200: { description: 'The vehicle.', schema: 'vehicle' },
      400: { description: 'The address is not well formed.' },
      404: { description: 'There is no such vehicle.' },
    },
    handle: getVehicle,
  },
];

/** Every operation of the API: the catalog's, and one for each form. */
export function listOperations(forms: readonly SiteForm[]): readonly Operation[] {
  return [...vehicleOperations, ...forms.map(formOperation)];
}

function formOperation(form: SiteForm): Operation {
  return {
    id: `post-${form.id}`,
    method: 'post',
    path: formEndpoint(form.id).replace('/api', ''),
    summary: 'Sends a message to the dealer. Fields beyond the schema are ignored.',
    parameters: [idempotencyKey],
    body: messageSchemaName(form.id),
    takesFiles: tooMuchText(form) !== undefined,
    answers: {
      201: { description: 'The message is on disk.', schema: 'contact-created' },
      400: {
        description: 'The body is not JSON, or breaks a rule: the first broken one is named.',
      },
      403: { description: 'Posted by another site.' },
      413: { description: 'The body is too large.' },
      415: { description: 'The body is not of type application/json.' },
      422: { description: 'The Idempotency-Key belongs to another message.' },
      429: { description: 'Too many messages; Retry-After says when the next is taken.' },
      500: { description: 'The server failed.' },
      503: { description: 'The message cannot be stored now; it may be posted again.' },
    },
    handle: (parts) => postMessage({ ...parts, form }),
  };
}

/** The methods that a path accepts, formatted for the Allow header. */
export function allowedMethods(operations: readonly Operation[], path: string): string {
  const methods = operations.filter((each) => each.path === path).map(({ method }) => method);
  return methods.map((method) => (method === 'get' ? 'GET, HEAD' : 'POST')).join(', ');
}
