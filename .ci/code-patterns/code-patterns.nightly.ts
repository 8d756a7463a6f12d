// No regular expression is slower than linear, whatever text it meets: neither in code, nor in a schema, nor in what
// visitors send.
import ajvFormats from 'ajv-formats/dist/formats.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isRecord } from '../../codegen/model/data.ts';
import { readSchemas } from '../../codegen/schema/read-schemas.ts';
import type { Schema } from '../../codegen/schema/schema-set.ts';
import { schemaNodes } from '../../codegen/testing/schema-nodes.ts';
import { slownessOf } from '../../codegen/testing/slow-pattern.ts';
import { longestLine } from '../../codegen/validate/repair/candidate.ts';
import { formSchemas } from '../../generated/forms.ts';
import { findPatterns } from './find-patterns.ts';

/** Folders and files whose expressions may be slower, since what they meet is short. */
const bounded: Readonly<Record<string, string>> = {
  'codegen/validate/repair/': `lines of at most ${longestLine} characters (candidate.ts)`,
  'web/dev/overlay-words.ts': "one file of Vite's own, on the machine of an editor",
};

describe('the regular expressions', () => {
  test.each(['server', 'codegen', 'web', 'changes', 'studio'])('of %s are linear', (folder) => {
    const patterns = findPatterns(folder).filter(
      ({ file }) => !Object.keys(bounded).some((place) => file.startsWith(place)),
    );
    expect(patterns.length).toBeGreaterThan(0);
    const slow = patterns.flatMap(({ file, source, flags }) => {
      const slowness = slownessOf(source, flags);
      return slowness ? [`${file} /${source}/ ${slowness}`] : [];
    });
    expect(slow).toEqual([]);
  });
});

/** Each pattern of a schema that is slower than linear, where it is and why. */
function slowPatterns(name: string, schema: Schema): string[] {
  return schemaNodes(name, schema).flatMap(({ at, schema: node }) =>
    patternsOf(node).flatMap((pattern) => {
      // The validators compile patterns with this flag.
      const slowness = slownessOf(pattern, 'u');
      return slowness ? [`${at} ${pattern}: ${slowness}`] : [];
    }),
  );
}

function patternsOf({ pattern, patternProperties, format }: Schema): string[] {
  const known = Object.entries(ajvFormats.fullFormats).find(([name]) => name === format)?.[1];
  return [
    ...(pattern === undefined ? [] : [String(pattern)]),
    ...(isRecord(patternProperties) ? Object.keys(patternProperties) : []),
    ...(known instanceof RegExp ? [known.source] : []),
  ];
}

describe('the patterns', () => {
  const set = readSchemas('schema');
  test.each(set.names)('of the schema %s are linear', (name) => {
    expect(slowPatterns(name, set.named(name) ?? {})).toEqual([]);
  });

  test.each(Object.entries(formSchemas))('of the form %s are linear', (id, schema) => {
    const json: unknown = z.toJSONSchema(schema, { io: 'input' });
    expect(isRecord(json) ? slowPatterns(id, json) : 'no schema').toEqual([]);
  });
});
