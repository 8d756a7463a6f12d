import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../generated/site.ts';
import { compressSite } from './compress.ts';
import { checkLinks } from './linked-site.ts';
import { markupReader } from './read-markup.ts';
import { reportDeadLinks } from './report-dead-links.ts';
import { readMemory, saveMemory } from './site-memory.ts';
import { openStaging } from './staging.ts';
import { writePages } from './write-pages.ts';
import { writePictures } from './write-pictures.ts';

/**
 * Renders every page of the route table to a file, beside its data and the pictures, and writes compressed copies of
 * all text. Anything that would come out as in the last build is left alone. Nothing of the last site is touched until
 * the new one is complete and every link in it leads somewhere. `code` is the key of the code that does all this. Returns
 * the exit code, and what was done.
 */
export async function prerenderSite(
  project: string,
  code: string,
): Promise<{ code: number; done: string }> {
  const memory = readMemory(project, code);
  const staging = openStaging(project, memory);
  const { pages, shell, styles, sheets } = await writePages({
    staging,
    memory,
    read: markupReader(site.url),
  });
  writeFileSync(join(staging.renderer, 'styles.json'), JSON.stringify(styles));
  const pictures = await writePictures({ project, staging, known: memory.pictures });
  const { dead, answers } = checkLinks({ staging, memory, pages, shell });
  if (dead.length > 0) return { code: reportDeadLinks(project, dead), done: '' };
  const { quality, packed } = await compressSite(project, staging, memory.quality);
  const published = staging.publish();
  const facts = Object.fromEntries(pages.map((page) => [page.path, page.facts]));
  const rest = { shell, pages: facts, sheets, pictures, answers, quality };
  saveMemory(project, code, { ...published, ...rest });
  const rendered = pages.filter((page) => page.rendered).length;
  const counts = `${pages.length} pages (${rendered} rendered), ${pictures.paths.length} pictures`;
  return { code: 0, done: `${counts}, ${packed} files compressed` };
}
