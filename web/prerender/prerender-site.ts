import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMemo } from '../../codegen/memo.ts';
import { site } from '../../generated/site.ts';
import { compressSite } from './compress.ts';
import { checkLinks } from './linked-site.ts';
import { makePictures } from './make-pictures.ts';
import { markupReader } from './read-markup.ts';
import { reportDeadLinks } from './report-dead-links.ts';
import { openStaging } from './staging.ts';
import { writePages } from './write-pages.ts';

/**
 * Renders every page of the route table to a file, beside its data and the pictures, and writes compressed copies of
 * all text. Nothing of the last site is touched until the new one is complete and every link in it leads somewhere.
 * `code` is the key of the code that does all this. Returns the exit code, and what was done.
 */
export async function prerenderSite(
  project: string,
  code: string,
): Promise<{ code: number; done: string }> {
  const memo = openMemo(project, code);
  const staging = openStaging(project);
  const { pages, rendered, shell, styles } = await writePages({
    staging,
    memo,
    read: markupReader(site.url),
  });
  writeFileSync(join(staging.renderer, 'styles.json'), JSON.stringify(styles));
  const pictures = await makePictures(project, staging);
  const dead = checkLinks({ staging, pages, shell });
  if (dead.length > 0) return { code: reportDeadLinks(project, dead), done: '' };
  const compressed = await compressSite(project, staging);
  staging.publish();
  memo.save();
  const counts = `${pages.length} pages (${rendered} rendered), ${pictures.length} pictures`;
  return { code: 0, done: `${counts}, ${compressed} files compressed` };
}
