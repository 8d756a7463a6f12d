import type { DerivedSite } from '../../codegen/derive/derive.ts';
import type { CompiledContent } from '../editor/workspace/compiled-content.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';

/** The bytes of the file behind the address of a picture or icon of any state of the content, made on first request. */
export async function findPicture(
  project: string,
  content: Pick<CompiledContent, 'site' | 'translations' | 'drafted'>,
  path: string,
): Promise<Buffer | undefined> {
  // The previews of further languages are of their own, and so are the pictures of a draft.
  const sites = [undefined, ...content.translations()].map((language) => content.site(language));
  const files = [...sites, content.drafted()].flatMap((each) =>
    each ? filesOf(project, each) : [],
  );
  return files.find((file) => `/${file.path}` === path)?.make();
}

function filesOf(project: string, { pictures: pictureFiles, previews, site }: DerivedSite) {
  const made = madeFiles(project, { pictureFiles, previews, look: site.look });
  return [...made, ...iconFiles(project, site)];
}
