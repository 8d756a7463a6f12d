import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';

/** The bytes of the file behind the address of a picture or icon, made on first request; undefined if there is none. */
export async function findPicture(
  server: ViteDevServer,
  project: string,
  path: string,
): Promise<Buffer | undefined> {
  const { pictureFiles, previews } = await server.ssrLoadModule(
    join(project, 'generated/picture-files.ts'),
  );
  const { site } = await server.ssrLoadModule(join(project, 'generated/site.ts'));
  const files = [...madeFiles(project, { pictureFiles, previews }), ...iconFiles(project, site)];
  return files.find((file) => `/${file.path}` === path)?.make();
}
