// Changes the content of a copy of the project as an editor may, and runs what reads content in it: no test may fail
// because the dealer changed a fact. Arguments name suites or test files to run alone.
import { spawnSync } from 'node:child_process';
import { copyProject } from '../project-copy.ts';
import { answerDoubts } from './answer-doubts.ts';
import { openContent } from './content-files.ts';
import { changeFacts, closeDay, facts } from './facts.ts';
import { addPolicy, addTown, addVehicle, removeRentalPlan, removeVehicle } from './records.ts';
import { runSuites } from './suites.ts';

const project = copyProject('test-changed');
const content = openContent(project);
const run = (script: string) => spawnSync('npm', ['run', '--silent', script], { cwd: project });
const isGood = () => run('check').status === 0;

console.log('== changes');
for (const fact of facts) {
  const changed = changeFacts(content, fact);
  const [[was, is] = []] = changed;
  if (changed.length === 0) throw new Error(`there are no ${fact[0]} to change`);
  console.log(`${fact[0]}: ${changed.length}, such as ${was} to ${is}`);
}
console.log(`a department closed on days it was open: ${closeDay(content)}`);
console.log(`a rental plan less: ${removeRentalPlan(content)}`);
// Doubts about prices are told once hours and phones are right.
console.log(
  `doubts answered: ${answerDoubts(project, content)} and ${answerDoubts(project, content)}`,
);
console.log(`a vehicle less: ${removeVehicle(content, isGood)}`);
console.log(`a new town: ${addTown(content)}`);
console.log(`a new vehicle: ${addVehicle(content)}`);
console.log(`a new policy: ${addPolicy(content)}`);
// An editor does the same: adds the addresses of new pages, and fixes the links affected.
run('fix');
console.log(`doubts answered: ${answerDoubts(project, content)}, and all is good: ${isGood()}`);

process.exitCode = runSuites(project, process.argv.slice(2)) ? 0 : 1;
