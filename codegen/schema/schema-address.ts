const base = 'https://schema.invalid/';
const ending = '.schema.json';

/** The ending of schema files. */
export const schemaEnding = ending;

/** The address by which a schema is referred to; nothing is ever fetched from it. */
export function addressOfSchema(name: string): string {
  return base + name + ending;
}

/** The name of the schema at an address, such as `sections/card-grid`; undefined if it leads to part of one. */
export function schemaNameOf(address: string): string | undefined {
  const isWhole = address.startsWith(base) && address.endsWith(ending);
  return isWhole ? address.slice(base.length, -ending.length) : undefined;
}

/** The path of a schema's file in the project. */
export function schemaFile(name: string): string {
  return `schema/${name}${ending}`;
}
