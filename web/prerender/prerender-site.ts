import type { Memo } from '../../codegen/memo.ts';
import { site } from '../../generated/site.ts';
import { compressSite } from './compress.ts';
import { findHeavyPages } from './heavy-pages.ts';
import { checkLinks } from './linked-site.ts';
import { makePictures } from './make-pictures.ts';
import type { NextSite } from './next-site.ts';
import { linkReader } from './read-links.ts';
import { reportDeadLinks } from './report-dead-links.ts';
import { writePages } from './write-pages.ts';

/**
 * Completes the next site, which is bundled: renders every page of the route table to a file, beside its data and the
 * pictures, checks that every link leads somewhere, and writes compressed copies of all text. Returns the exit code,
 * and what was done.
 */
export async function prerenderSite(
  project: string,
  next: NextSite,
  memo: Memo,
): Promise<{ code: number; done: string }> {
  const read = linkReader(site.url);
  const { pages, rendered, shell } = await writePages({ next, memo, read });
  const pictures = await makePictures(project, next);
  const dead = checkLinks({ next, pages, shell });
  if (dead.length > 0) return { code: reportDeadLinks(project, dead), done: '' };
  const compressed = await compressSite(project, next);
  for (const advice of findHeavyPages(next, pages)) process.stdout.write(`${advice}\n`);
  const counts = `${pages.length} pages (${rendered} rendered), ${pictures.length} pictures`;
  return { code: 0, done: `${counts}, ${compressed} files compressed` };
}
