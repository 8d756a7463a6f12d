import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextChange } from '../../codegen/text/edit.ts';
import type { Git } from '../git.ts';

/** A commit to be made: what it is based on, what it changes, and its message. */
interface Draft {
  readonly parent: string;
  readonly files: readonly TextChange<Buffer>[];
  readonly message: string;
}

/**
 * Makes a commit of these files alone, and returns its name. It is put together in an index of its own: whatever else is
 * changed or staged in the folder stays as it is, and so does the branch that is checked out.
 */
export function commitFiles(git: Git, { parent, files, message }: Draft): string {
  const folder = mkdtempSync(join(tmpdir(), 'proposal-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  // The project may be a folder of a repository.
  const prefix = git(['rev-parse', '--show-prefix']);
  try {
    git(['read-tree', parent], { env });
    for (const { file, after } of files) {
      if (after === undefined) {
        git(['rm', '--cached', '--quiet', '--', file], { env });
        continue;
      }
      const blob = git(['hash-object', '-w', '--stdin', '--path', file], { input: after });
      git(['update-index', '--add', '--cacheinfo', `100644,${blob},${prefix}${file}`], { env });
    }
    const tree = git(['write-tree'], { env });
    return git(['commit-tree', tree, '-p', parent, '-F', '-'], { input: Buffer.from(message) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
