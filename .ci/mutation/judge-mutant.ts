import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Mutant } from '../mutants/mutant.ts';
import { type Outcomes, runTests } from './run-tests.ts';
import { copy, runScript } from './working-copy.ts';

/** Whether the test turned red, and how it failed; or why the mutant proves nothing. */
export interface Verdict {
  readonly isRed: boolean;
  readonly reason: string;
}

/** Puts the fault into the copy, runs the test that must notice it, and takes the fault out again. */
export async function judgeMutant(mutant: Mutant): Promise<Verdict> {
  const file = join(copy, mutant.file);
  const text = readFileSync(file, 'utf8');
  const [before, after, ...more] = text.split(mutant.find);
  if (before === undefined || after === undefined || more.length > 0) {
    return doubt(
      `the text to change stands ${text.split(mutant.find).length - 1} times in the file`,
    );
  }
  const broken = `${before}${mutant.replace}${after}`;
  if (!isWellFormed(mutant.file, broken)) return doubt('the change is no code');
  writeFileSync(file, broken);
  try {
    if (mutant.build && !runScript('build')) return doubt('the change cannot be built');
    return await judgeTests(mutant);
  } finally {
    writeFileSync(file, text);
  }
}

async function judgeTests({ test, name }: Mutant): Promise<Verdict> {
  const names = name === undefined ? undefined : [name];
  return judgeOutcomes(await runTests({ files: [test], names, isFirstEnough: true }));
}

// Any test fails then, whatever it looks at.
const noName =
  /^(?:ReferenceError|SyntaxError: The requested module|TypeError: .* is not a function)/;

/** Red is only a test that ran and failed: a file that cannot be loaded reports none, and proves nothing. */
export function judgeOutcomes(outcomes: Outcomes): Verdict {
  if (!outcomes) return doubt('the tests did not end');
  const failed = outcomes.find(({ status }) => status === 'failed');
  if (failed && noName.test(failed.reason))
    return doubt(`the change breaks a name: ${failed.reason}`);
  if (failed) return { isRed: true, reason: failed.reason };
  const hasPassed = outcomes.some(({ status }) => status === 'passed');
  return doubt(hasPassed ? 'the test passes' : 'no test ran');
}

function doubt(reason: string): Verdict {
  return { isRed: false, reason };
}

function isWellFormed(name: string, text: string): boolean {
  if (/\.(?:ts|tsx|js)$/.test(name)) return parseSync(name, text).errors.length === 0;
  return !name.endsWith('.json') || isJson(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
