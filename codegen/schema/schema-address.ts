/** Where the addresses of all schemas begin. */
export const schemaBase = 'https://schema.invalid/';
const ending = '.schema.json';

/** The extension of schema files. */
export const schemaEnding = ending;

/** The address that references to a schema use; nothing is ever fetched from it. */
export function addressOfSchema(name: string): string {
  return schemaBase + name + ending;
}

/** The name of the schema at an address, such as `sections/card-grid`; undefined if it leads to part of one. */
export function schemaNameOf(address: string): string | undefined {
  const isWhole = address.startsWith(schemaBase) && address.endsWith(ending);
  return isWhole ? address.slice(schemaBase.length, -ending.length) : undefined;
}

/**
 * Parses and resolves addresses for Ajv. References are made absolute before Ajv sees them, so that it only has to
 * resolve positions in the same file; its own resolver, which handles every kind of address, takes 20 of 200 ms.
 */
export const addressResolver = {
  parse(address: string) {
    const [path = '', fragment] = address.split('#', 2);
    return { path, ...(fragment !== undefined && { fragment }) };
  },
  serialize: ({ path = '', fragment }: { path?: string; fragment?: string }) =>
    fragment === undefined ? path : `${path}#${fragment}`,
  resolve: (from: string, to: string) => (to.startsWith('#') ? from.split('#', 1) + to : to),
};

/** The path of a schema's file in the project. */
export function schemaFile(name: string): string {
  return `schema/${name}${ending}`;
}
