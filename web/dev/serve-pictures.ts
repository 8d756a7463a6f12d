import type { DerivedSite } from '../../codegen/derive/derive.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';

/** The bytes of the file behind the address of a picture or icon, made on first request; undefined if there is none. */
export async function findPicture(
  project: string,
  { pictures: pictureFiles, previews, site }: DerivedSite,
  path: string,
): Promise<Buffer | undefined> {
  const made = madeFiles(project, { pictureFiles, previews, look: site.look });
  const files = [...made, ...iconFiles(project, site)];
  return files.find((file) => `/${file.path}` === path)?.make();
}
