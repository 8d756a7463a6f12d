// Writes the issue that the job before has left. It imports nothing but this project and Node: here a token can write.
import { forgeOf } from '../forge/environment.ts';
import { keptFiles, readKept } from '../forge/kept-files.ts';
import { mark } from './issue.ts';
import { keepIssue } from './publish.ts';

const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: id } = process.env;
const forge = forgeOf(process.env);
const own = { id: Number(id), repository };
const kept = (await keptFiles(forge, own)).find(({ name }) => name === 'outside.md');
const body = await readKept(forge, own, kept, 65_536);
if (body?.startsWith(mark)) await keepIssue(forge, repository, body);
