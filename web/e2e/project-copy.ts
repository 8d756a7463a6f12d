import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another dealer's content: another trade, another state, other counts, no rentals. */
export const secondContent = 'codegen/testdata/ok/kayaks/content';
const code = ['.vscode', 'codegen', 'schema', 'server', 'web', 'package.json', 'tsconfig.json'];

/** A project folder with this code and the second dealer's content. */
export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies the code into a folder of its own with the second dealer's content, and lays `more` over it. */
export async function copyProject(...more: readonly string[]): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'));
  for (const name of code) await cp(name, join(folder, name), { recursive: true });
  for (const layer of [secondContent, ...more]) {
    await cp(layer, join(folder, 'content'), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
