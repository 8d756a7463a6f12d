type Schemas = Readonly<Record<string, unknown>>;

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of a vehicle, or any of its aliases.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A key of the client: posts with the same key and message make one lead.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$', maxLength: 255 },
};

const refusals: Readonly<Record<string, string>> = {
  400: 'The body is no JSON, or breaks a rule: the first broken one is named.',
  403: 'Posted by another site.',
  413: 'The body is too large.',
  415: 'The body is not of type application/json.',
  422: 'The Idempotency-Key belongs to another message.',
  429: 'Too many messages; Retry-After says when the next is taken.',
  500: 'The server failed.',
  503: 'The message cannot be stored now; it may be posted again.',
};

/** Describes the API, from the schemas of its bodies by their names. */
export function createOpenApi(schemas: Schemas) {
  return {
    openapi: '3.1.0',
    info: { title: 'API of the site', version: '1' },
    paths: {
      '/api/vehicles': { get: listVehicles },
      '/api/vehicles/{id}': { get: getVehicle },
      '/api/contact': { post: postMessage },
    },
    components: { schemas: placeSchemas(schemas) },
  };
}

/** A schema that speaks of its own parts speaks of them by their place in the whole document. */
function placeSchemas(schemas: Schemas): Schemas {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const text = JSON.stringify(schema);
    const placed = text.replaceAll('"#/', `"#/components/schemas/${name}/`);
    return [name, JSON.parse(placed)] as const;
  });
  return Object.fromEntries(entries);
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function refusal(description: string) {
  return { description, content: json(reference('error')) };
}

const listVehicles = {
  operationId: 'listVehicles',
  summary: 'The whole catalogue.',
  responses: {
    200: {
      description: 'Every vehicle.',
      content: json({ type: 'array', items: reference('vehicle') }),
    },
  },
};

const getVehicle = {
  operationId: 'getVehicle',
  summary: 'One vehicle.',
  parameters: [idParameter],
  responses: {
    200: { description: 'The vehicle.', content: json(reference('vehicle')) },
    400: refusal('The address is not well formed.'),
    404: refusal('There is no such vehicle.'),
  },
};

const postMessage = {
  operationId: 'postMessage',
  summary: 'Sends a message to the dealer. Fields beyond the schema are ignored.',
  parameters: [keyParameter],
  requestBody: { required: true, content: json(reference('contact-message')) },
  responses: {
    201: {
      description: 'The message is on disk.',
      content: json(reference('contact-created')),
    },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [status, refusal(description)]),
    ),
  },
};
