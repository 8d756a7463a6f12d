// Writes the answer that the job before has left. It imports nothing but this project and Node: here a token can write.
import { forgeOf } from '../forge/environment.ts';
import { keptFiles, readKept } from '../forge/kept-files.ts';
import { mostBytesOfAnswer, readAnswer } from './answer.ts';
import { publish } from './publish.ts';
import { readRun } from './run.ts';

const forge = forgeOf(process.env);
const run = readRun(process.env);
const own = { ...run, id: Number(process.env.GITHUB_RUN_ID) };
const kept = (await keptFiles(forge, own)).find(({ name }) => name === 'answer.json');
const json = await readKept(forge, own, kept, mostBytesOfAnswer);
if (json !== undefined) await publish(forge, run, readAnswer(json, run.commit));
