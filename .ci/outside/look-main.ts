// Looks at what is true only outside, and leaves the text of the issue in outside.md. It never fails for what it finds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../codegen/compile.ts';
import { forgeOf } from '../forge/environment.ts';
import { externalAddresses, followAddresses } from './addresses.ts';
import { listDue } from './dates.ts';
import type { Finding } from './finding.ts';
import { readMemory, writeIssue } from './issue.ts';
import { findIssue } from './publish.ts';

const root = join(import.meta.dirname, '../..');
const today = new Date().toISOString().slice(0, 10);
const {
  GITHUB_SERVER_URL: server = 'https://forge.invalid',
  GITHUB_REPOSITORY: repository = '',
  GITHUB_SHA: commit = 'main',
} = process.env;

const there = repository ? await findIssue(forgeOf(process.env), repository) : undefined;
const { site } = await compile({ root, schemaDir: join(root, 'schema') });
const { chapter, silent } = await followAddresses(
  externalAddresses(root),
  readMemory(there?.body ?? ''),
  today,
);
const chapters = [chapter, ...(site ? listDue(site, today) : [])];
const address = ({ file, line }: Finding) =>
  `${server}/${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${line}`;
writeFileSync(join(root, 'outside.md'), writeIssue({ chapters, silent }, address));
