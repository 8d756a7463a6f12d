// The program knows no trade and no region: what it says of its first dealer stands in his content alone.
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The lines of the program that say this. */
const linesSaying = (word: RegExp, folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx,json,md,yaml,css}`)
    .filter((file) => statSync(file).isFile())
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => word.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

test('nothing but the ready-made set of that name speaks of golf carts', () => {
  const said = linesSaying(/\bcarts?\b/i, '{codegen,web,server,schema,docs/content}');
  expect(said.length).toBeGreaterThan(0);
  const own =
    /golf-cart|^schema\/specifications\/golf-cart\.yaml|^codegen\/testing\/trades\.test\.ts/;
  expect(said.filter((line) => !own.test(line))).toEqual([]);
});

test('schemas and the reference name no state and no country of one dealer', () => {
  expect(linesSaying(/delaware|rehoboth|united states/i, '{schema,docs/content}')).toEqual([]);
});
