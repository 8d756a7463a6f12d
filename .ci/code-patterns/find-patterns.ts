import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** A regular expression in code, and its file. */
export interface CodePattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Finds every regular expression that is written in a folder's code, except in tests. */
export function findPatterns(folder: string): readonly CodePattern[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !isTest(file));
  return files.sort().flatMap(patternsIn);
}

function isTest(file: string): boolean {
  return /\.(?:test|nightly)\.tsx?$|\/(?:testing|testdata|e2e|engines)\//.test(file);
}

function patternsIn(file: string): readonly CodePattern[] {
  const found: CodePattern[] = [];
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}
