// Puts every known fault into a copy of the project, one at a time, and sees that its test turns red.
// Words choose: `npm run mutants -- P8 server/leads`. With `--why` each line says how the test failed.
import { listDoubts } from './mutation/baseline.ts';
import { judgeMutant } from './mutation/judge-mutant.ts';
import { loadMutants, selectMutants } from './mutation/load-mutants.ts';
import { projectOf } from './mutation/run-tests.ts';
import { refreshCopy, runScript } from './mutation/working-copy.ts';

const words = process.argv.slice(2);
const isTalkative = words.includes('--why');
const mutants = selectMutants(
  await loadMutants(),
  words.filter((word) => word !== '--why'),
);
refreshCopy();
const needsBuild = mutants.some(({ build, test }) => build || projectOf(test) === 'e2e');
if (!runScript(needsBuild ? 'build' : 'generate')) throw new Error('The project cannot be built.');

const doubts = await listDoubts(mutants);
let isStale = false;
let red = 0;
for (const mutant of mutants) {
  // What an earlier fault left in the built site must not be taken for this one's.
  if (isStale && !mutant.build && projectOf(mutant.test) === 'e2e') isStale = !runScript('build');
  const known = doubts.get(mutant);
  const { isRed, reason } = known ? { isRed: false, reason: known } : await judgeMutant(mutant);
  isStale ||= mutant.build === true;
  if (isRed) red += 1;
  console.log(`${isRed ? 'red  ' : 'GREEN'} ${mutant.promise.padEnd(4)} ${mutant.breaks}`);
  if (!isRed || isTalkative) console.log(`           ${mutant.test}: ${reason}`);
}
console.log(`${red} red, ${mutants.length - red} green`);
process.exitCode = red === mutants.length && red > 0 ? 0 : 1;
