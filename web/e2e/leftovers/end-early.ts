// Loaded before a program: counts its changes to files, and ends it before the one of number END_AT, as a kill would
// (END_HOW=kill) or as a full disk would (END_HOW=full). Without END_AT it writes the count to END_COUNT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { END_AT, END_HOW, END_COUNT, END_BELOW = '' } = process.env;
const changing = ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'linkSync', 'copyFileSync'];

let count = 0;
let isFull = false;

for (const name of changing) {
  const known = Reflect.get(fs, name);
  Reflect.set(fs, name, (...given: readonly unknown[]) => {
    const isMeant = given.some((each) => typeof each === 'string' && each.startsWith(END_BELOW));
    if (isMeant) count += 1;
    if (isMeant && count === Number(END_AT)) {
      if (END_HOW === 'kill') process.kill(process.pid, 'SIGKILL');
      isFull = true;
    }
    // What is removed makes room, but what a program writes afterwards does not fit either.
    if (isFull && isMeant && name !== 'rmSync') {
      throw Object.assign(new Error('ENOSPC: no space left on device'), {
        code: 'ENOSPC',
        syscall: 'write',
      });
    }
    return known(...given);
  });
}
syncBuiltinESMExports();

if (END_COUNT) process.on('exit', () => fs.appendFileSync(END_COUNT, `${count}\n`));
