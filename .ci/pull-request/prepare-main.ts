// Makes the answer to a pull request, without a token that could write, and leaves it in answer.json for the next job.
import { rmSync, writeFileSync } from 'node:fs';
import { prepare } from './prepare.ts';
import { readRun } from './run.ts';

rmSync('answer.json', { force: true });
const answer = await prepare(process.env, readRun(process.env));
if (answer) writeFileSync('answer.json', JSON.stringify(answer));
else process.stdout.write('There is no open pull request with this commit: nothing to answer.\n');
