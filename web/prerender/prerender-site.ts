import { feedFile } from '../../codegen/derive/pages/news-feed.ts';
import type { Memo } from '../../codegen/memo.ts';
import { encodedFolder } from '../../codegen/model/picture-uses.ts';
import { languageAt, prefixIn } from '../../generated/contract/languages.ts';
import { newsFeed } from '../../generated/news-feed.ts';
import { pictureFiles, previews } from '../../generated/picture-files.ts';
import { formerAddresses, routes } from '../../generated/routes.ts';
import { site } from '../../generated/site.ts';
import { iconFiles } from '../pictures/icon-files.ts';
import { madeFiles } from '../pictures/made-file.ts';
import { makeAll } from '../pictures/make-all.ts';
import { compressSite } from './compress.ts';
import { deadAmong, type LinkedSite, linkReader, reportDeadLinks } from './dead-links.ts';
import { findHeavyPages } from './heavy-pages.ts';
import type { NextSite } from './next-site.ts';
import { type BuiltPage, type ShellFacts, writePages } from './write-pages.ts';

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

const advice = `"make encode" keeps these files in ${encodedFolder}/, so that nobody else waits for them\n`;

/** Writes every picture, preview and icon, made if it is missing; returns the paths of all of them. */
async function makePictures(project: string, next: NextSite): Promise<readonly string[]> {
  const files = madeFiles(project, { pictureFiles, previews, look: site.look });
  const isAnyMissing = files.some(({ work }) => work > 0);
  await makeAll(files, next.write);
  if (isAnyMissing) process.stdout.write(advice);
  const icons = iconFiles(project, site);
  for (const { path, make } of icons) next.write(path, await make());
  if (newsFeed !== '') next.write(`${prefixIn(site)}/${feedFile}`.slice(1), Buffer.from(newsFeed));
  return [...files, ...icons].map(({ path }) => path);
}

interface LinkParts {
  readonly next: NextSite;
  readonly pages: readonly BuiltPage[];
  readonly shell: ShellFacts;
}

/** Finds dead links in the site about to be published. */
function checkLinks({ next, pages, shell }: LinkParts) {
  const linked = pages.map(({ path, links }) => ({
    page: path,
    links: [...shell.links, ...links],
  }));
  return deadAmong(linked, answersOf(next, pages));
}

/** Everything that answers: pages, all addresses that lead to them, and files. */
function answersOf(next: NextSite, pages: readonly BuiltPage[]): LinkedSite['answerAt'] {
  const moved = formerAddresses.filter(({ status }) => status === 308);
  const leadsTo = new Map([
    ...moved.map(({ path, to }) => [path, to] as const),
    ...routes.map(({ path, canonical }) => [path, canonical] as const),
  ]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const own = prefixIn(site);
  return (path) => {
    const name = byPath.get(leadsTo.get(path) ?? path)?.file ?? path.slice(1);
    if (next.files.has(name)) return () => next.read(name).toString();
    // The switch leads to pages that the compiler knows, and another run of this program makes.
    const isOther = (languageAt(path, site.languages ?? [])?.prefix ?? own) !== own;
    return isOther ? () => '' : undefined;
  };
}
