import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { madeFiles } from '../pictures/made-file.ts';

/** The file behind a picture's address, made when it is first asked for; nothing if there is no such picture. */
export async function findPicture(
  server: ViteDevServer,
  project: string,
  path: string,
): Promise<string | undefined> {
  const { pictureFiles, previews } = await server.ssrLoadModule(
    join(project, 'generated/picture-files.ts'),
  );
  const files = madeFiles(project, { pictureFiles, previews });
  return files.find((file) => `/${file.path}` === path)?.make();
}
