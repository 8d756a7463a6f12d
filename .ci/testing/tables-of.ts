import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Cells = ReturnType<typeof parse>[];

/** The tables of a test, in the file beside it that ends in `.tables.yaml`; an empty cell is undefined. */
export function tablesOf(test: string): <Row = Cells>(name: string) => readonly Row[] {
  const file = test.replace(/(?:\.\w+)?\.tsx?$/, '.tables.yaml');
  const tables = parse(readFileSync(file, 'utf8'), (_key, value) => value ?? undefined);
  return (name) => {
    if (!Array.isArray(tables[name])) throw new Error(`${file} has no table "${name}"`);
    return tables[name];
  };
}
