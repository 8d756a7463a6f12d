import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The small dealer of the tests: another trade, another state, other counts, no rentals. */
export const smallDealer = 'codegen/testdata/ok/kayaks/content';

/** Another dealer, who differs wherever the code looks: euros, kilometers, Germany, and no towns or counties. */
export const secondDealer = 'web/e2e/second-dealer/content';

/** The shop that make new writes. */
export const smallShop = 'codegen/testdata/ok/bicycles/content';

const code = [
  '.vscode',
  'changes',
  'codegen',
  'schema',
  'server',
  'web',
  'package.json',
  'tsconfig.json',
];

/** A project folder with this code and another dealer's content. */
export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies the code into a folder of its own with the content of another dealer. */
export async function copyProject(content = smallDealer): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'));
  for (const name of code) await cp(name, join(folder, name), { recursive: true });
  await cp(content, join(folder, 'content'), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  // The last process may still write as it ends.
  const settings = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
  return { folder, remove: () => rm(folder, settings) };
}
