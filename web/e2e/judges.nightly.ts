// Judges that nobody here wrote: over the built site of both dealers, and over every schema and file of content.
import { execFile, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  registerSchema,
  type SchemaObject,
  unregisterSchema,
  validate,
} from '@hyperjump/json-schema/draft-2020-12';
import { LinkChecker, LinkState } from 'linkinator';
import { parse as parseHtml } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { identifyFile } from '../../codegen/load/identify-file.ts';
import { loadContent } from '../../codegen/load/load.ts';
import { readSchemas } from '../../codegen/schema/read-schemas.ts';
import { complaintsAbout, missingJava } from './html-checker.ts';
import { copyProject, type ProjectCopy, secondDealer } from './project-copy.ts';
import { startSite } from './running-site.ts';
import { typesOf } from './structured-data.ts';

let other: ProjectCopy;

beforeAll(async () => {
  other = await copyProject(secondDealer);
  writeFileSync(join(other.folder, 'content/urls.yaml'), '/: page/home\n');
  for (const script of ['fix', 'build'])
    await promisify(execFile)('npm', ['run', '--silent', script], { cwd: other.folder });
});
afterAll(() => other.remove());

/** Each node of structured data with the type that the vocabulary gives it; of several types it has the keys of all. */
function typedNodes(dist: string): Set<string> {
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => join(dist, file));
  const blocks = pages.flatMap((file) =>
    parseHtml(readFileSync(file, 'utf8')).querySelectorAll('script[type="application/ld+json"]'),
  );
  const graphs = blocks.flatMap(({ text }) => JSON.parse(text)['@graph']);
  const leaf = (type: string) => `Omit<Extract<s.${type}, { '@type': '${type}' }>, '@type'>`;
  return new Set(
    graphs.map((node) => {
      const types = typesOf(node);
      if (types.length === 1) return `(${withOneType(node)}) satisfies s.${types[0]};`;
      const { '@type': _, ...own } = Object(node);
      return `(${withOneType(own)}) satisfies ${types.map(leaf).join(' & ')};`;
    }),
  );
}

/**
 * The vocabulary's types know no node of several: inside another one it counts by its first. Nor do they know what schema.org
 * says of an action's input.
 */
function withOneType(node: unknown): string {
  const known = (key: string, value: unknown) => {
    if (key === 'query-input') return undefined;
    return key === '@type' && Array.isArray(value) ? value[0] : value;
  };
  return JSON.stringify(node, known);
}

describe.each([
  ['this dealer', () => process.cwd()],
  ['another dealer', () => other.folder],
])('the built site of %s', (_who, project) => {
  test.skipIf(missingJava)('is what the checker of the W3C asks for', () => {
    expect(complaintsAbout(join(project(), 'dist'))).toEqual([]);
  });

  test('answers every link of a checker with a hundred connections', async () => {
    const site = await startSite({ RATE_LIMIT: 'on' }, project());
    onTestFinished(() => site.stop());
    const { links } = await new LinkChecker().check({
      path: site.url,
      recurse: true,
      concurrency: 100,
      linksToSkip: [`^(?!${site.url})`],
    });
    expect(links.length).toBeGreaterThan(20);
    const broken = links.filter(({ state }) => state === LinkState.BROKEN);
    expect(broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`)).toEqual([]);
  });

  test('has structured data by the types of schema.org', () => {
    const nodes = typedNodes(join(project(), 'dist'));
    expect(nodes.size).toBeGreaterThan(5);
    // Below the project, so that the module finds the package it imports.
    const folder = join('.cache', `types-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'structured-data.ts');
    writeFileSync(file, [`import type * as s from 'schema-dts';`, ...nodes, ''].join('\n'));
    const settings = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext'];
    const { stdout } = spawnSync('npx', ['tsc', ...settings, '--ignoreConfig', file], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(stdout).toBe('');
  });
});

test.skipIf(missingJava)('the checker of the W3C finds what is wrong', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'wrong-')), 'page.html');
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><title>A</title><summary><div></div></summary><section>A</section></html>',
  );
  const found = complaintsAbout(file).join('\n');
  expect(found).toContain('Element “summary” not allowed');
  expect(found).toContain('Section lacks heading');
});

describe.each(['content', secondDealer])(
  'by a second validator of JSON Schema, with what %s declares',
  (folder) => {
    const schemas = readSchemas('schema', loadContent(dirname(folder)).textOf);
    // As their references have it.
    const addressOf = (name: string) => `https://schema.invalid/${name}.schema.json`;
    const schemaOf = (name: string) => schemas.named(name) as SchemaObject;
    const dialect = 'https://json-schema.org/draft/2020-12/schema';

    beforeAll(() => {
      for (const name of schemas.names) registerSchema(schemaOf(name), addressOf(name), dialect);
    });
    afterAll(() => {
      for (const name of schemas.names) unregisterSchema(addressOf(name));
    });

    test('every schema is one, and takes its examples', async () => {
      const wrong: string[] = [];
      for (const name of schemas.names) {
        const { examples, ...schema } = Object(schemaOf(name));
        if (!(await validate(dialect, schema)).valid) wrong.push(name);
        for (const example of [examples ?? []].flat())
          if (!(await validate(addressOf(name), example)).valid) wrong.push(`${name}: an example`);
      }
      expect(wrong).toEqual([]);
    });

    test('every file of content follows its schema', async () => {
      const wrong: string[] = [];
      for (const file of globSync('**/*.yaml', { cwd: folder })) {
        const place = identifyFile(file);
        if (place.is !== 'record') continue;
        const data = parse(readFileSync(join(folder, file), 'utf8'));
        const { valid } = await validate(addressOf(place.kind.schema), data);
        if (!valid) wrong.push(file);
      }
      expect(wrong).toEqual([]);
    });
  },
);
