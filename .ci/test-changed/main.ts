// Whatever passes the check passes the tests: changes the content of a copy of the project as an editor may, grows it in
// another, edits it at random in a third, leaves out what may be left out in a fourth, and runs in each what reads content.
// Arguments name suites or test files to run alone; COPY=grown makes one of the copies alone.
import { spawnSync } from 'node:child_process';
import { createRandom, editAnything } from '../../codegen/testing/random-edit.ts';
import { type ContentFiles, openContent } from './content-files.ts';
import { changeFacts, closeDay, facts } from './facts.ts';
import { addLargePhoto, addMany, addPageToMenu, lengthenNames, lengthenPages } from './grow.ts';
import { copyProject } from './project-copy.ts';
import { addPolicy, addTown, addVehicle, removeRentalPlan, removeVehicle } from './records.ts';
import { removeOptional } from './strip.ts';
import { runSuites } from './suites.ts';

interface Copy {
  readonly project: string;
  readonly content: ContentFiles;
  readonly isGood: () => boolean;
}

const ways: Readonly<Record<string, (copy: Copy) => void | Promise<void>>> = {
  changed({ project, content, isGood }) {
    for (const fact of facts) {
      const changed = changeFacts(content, fact);
      const [[was, is] = []] = changed;
      if (changed.length === 0) throw new Error(`there are no ${fact[0]} to change`);
      console.log(`${fact[0]}: ${changed.length}, such as ${was} to ${is}`);
    }
    console.log(`a department closed on days it was open: ${closeDay(content)}`);
    console.log(`a rental plan less: ${removeRentalPlan(content)}`);
    // Doubts about prices are told once hours and phones are right.
    for (const _round of [1, 2]) {
      console.log(`doubts answered: ${answerDoubts(project, content)}`);
    }
    console.log(`a vehicle less: ${removeVehicle(content, isGood)}`);
    console.log(`a new town: ${addTown(content)}`);
    console.log(`a new vehicle: ${addVehicle(content)}`);
    console.log(`a new policy: ${addPolicy(content)}`);
  },
  async grown({ project, content }) {
    console.log(`new records: ${addMany(content)}`);
    console.log(`long names: ${lengthenNames(content)}`);
    console.log(`long pages: ${lengthenPages(content)}`);
    console.log(`a page in the menu: ${addPageToMenu(content)}`);
    console.log(`a large photo: ${await addLargePhoto(project, content)}`);
  },
  edited({ project, isGood }) {
    console.log(`random edits: ${editAtRandom(project, isGood)}`);
  },
  async bare({ project, content }) {
    const { gone, left } = await removeOptional(project, content);
    console.log(`parts left out: ${gone}, needed beside them: ${left}`);
  },
};

/** Makes a copy in one of the ways and runs the tests in it; true if all of them pass. */
async function tryWay(name: string): Promise<boolean> {
  console.log(`== content: ${name}`);
  const project = copyProject(`test-${name}`);
  // Tests ask Git for the files of the project.
  spawnSync('git', ['init', '--quiet'], { cwd: project });
  const content = openContent(project);
  const run = (script: string) =>
    spawnSync('npm', ['run', '--silent', script], { cwd: project, encoding: 'utf8' });
  const isGood = () => run('check').status === 0;
  await ways[name]?.({ project, content, isGood });
  // An editor does the same: adds the addresses of new pages, and fixes the links affected.
  run('fix');
  console.log(`doubts answered: ${answerDoubts(project, content)}`);
  const { status, stdout } = run('check');
  if (status !== 0) console.log(`the content is not valid:\n${stdout}`);
  return runSuites(project, process.argv.slice(2)) && status === 0;
}

const [edits, seed] = [Number(process.env.EDITS ?? 100), Number(process.env.SEED ?? 1)];
const { COPY } = process.env;
const results: boolean[] = [];
for (const name of COPY ? [COPY] : Object.keys(ways)) results.push(await tryWay(name));
process.exitCode = results.every(Boolean) ? 0 : 1;

/**
 * Makes edits at random, as many as asked for. One that the check refuses is undone: no test would see it, neither on the
 * short way of a pull request nor on the whole one. The others stay together, and must turn no test red.
 */
function editAtRandom(project: string, isGood: () => boolean): string {
  const random = createRandom(seed);
  let refused = 0;
  for (let made = 0; made < edits; made++) {
    const edit = editAnything(project, random);
    if (isGood()) continue;
    edit.undo();
    refused += 1;
  }
  return `${edits - refused} kept, ${refused} refused by the check`;
}

interface Report {
  readonly diagnostics: readonly {
    readonly file: string;
    readonly line: number;
    readonly help?: string;
  }[];
}

/** Answers every doubt of the check, as an editor does who means the change; returns how many there were. */
function answerDoubts(project: string, content: ContentFiles): number {
  const args = ['run', '--silent', 'check', '--', '--format', 'json'];
  const { stdout } = spawnSync('npm', args, { cwd: project, encoding: 'utf8', maxBuffer: 1e8 });
  const { diagnostics }: Report = JSON.parse(stdout);
  const doubts = diagnostics.filter(({ help }) => help?.includes('# unusual:'));
  const byFile = Map.groupBy(doubts, ({ file }) => file.replace(/^content\//, ''));
  for (const [file, found] of byFile) {
    const lines = content.read(file).split('\n');
    const places = [...new Set(found.map(({ line }) => line - 1))].sort(
      (one, other) => other - one,
    );
    for (const place of places) {
      const indent = /^ */.exec(lines[place] ?? '')?.[0] ?? '';
      lines.splice(place, 0, `${indent}# unusual: a test changed it`);
    }
    content.save(file, lines.join('\n'));
  }
  return doubts.length;
}
