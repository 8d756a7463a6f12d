import type { Operation, OperationAnswer } from './operations.ts';

type Schemas = Readonly<Record<string, unknown>>;

/** Describes the API: its operations, with the schemas of their bodies by name. */
export function createOpenApi(operations: readonly Operation[], schemas: Schemas) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = `/api${operation.path}`;
    paths[path] = { ...paths[path], [operation.method]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API of the site', version: '1' },
    paths,
    components: { schemas: placeSchemas(schemas) },
  };
}

/** A form with files is sent as browsers do: its fields as parts, and its files among them. */
const withFiles = {
  'multipart/form-data': {
    schema: { type: 'object', description: 'The fields of the message, and its files.' },
  },
};

function describeOperation({ id, summary, parameters, body, takesFiles, answers }: Operation) {
  return {
    operationId: id,
    summary,
    ...(parameters && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: { ...json(reference(body)), ...(takesFiles && withFiles) },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer)]),
    ),
  };
}

function describeAnswer({ description, schema = 'error', isList }: OperationAnswer) {
  const one = reference(schema);
  return { description, content: json(isList ? { type: 'array', items: one } : one) };
}

/** Rewrites a schema's references to its own parts as paths in the whole document. */
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
