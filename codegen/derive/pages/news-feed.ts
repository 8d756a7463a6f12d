import { Feed } from 'feed';
import { canonicalPath } from '../../model/page.ts';
import { prefixed, prefixOf } from '../../schema/site-languages.ts';
import type { ViewContext } from '../context/view.ts';
import { siteUrl } from '../structured-data/node.ts';
import { newsByDay } from '../views/news.ts';

/** The file of the feed; of a further language, below its prefix. */
export const feedFile = 'news.xml';

/** The address of the feed of a site, in its language. */
export function feedPath({ index }: Pick<ViewContext, 'index'>): string {
  return prefixed(`/${feedFile}`, prefixOf(index.site.schemas.languages));
}

/** Readers have seen what is older. */
const most = 30;

/** The newest news for readers of feeds, in Atom; undefined without news. */
export function newsFeed(context: ViewContext): string | undefined {
  const { site, index } = context;
  const ids = newsByDay(context).slice(0, most);
  const [newest] = ids;
  if (newest === undefined) return undefined;
  const url = siteUrl(site);
  const home = url + prefixed('/', prefixOf(index.site.schemas.languages));
  const feed = new Feed({
    id: home,
    link: home,
    title: site.name,
    language: site.language,
    copyright: site.name,
    author: { name: site.name },
    feedLinks: { atom: url + feedPath(context) },
    updated: noon(context.get('news', newest).date),
    generator: '',
  });
  for (const id of ids) {
    const { title, date, summary } = context.get('news', id);
    const page = index.pageOf('news', id);
    const link = url + (page ? canonicalPath(page) : '/');
    feed.addItem({
      id: link,
      link,
      title: asHtml(title),
      description: asHtml(summary),
      date: noon(date),
    });
  }
  return feed.atom1();
}

/** News has a day and no hour: at noon it is that day nearly everywhere. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Readers take texts for HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
