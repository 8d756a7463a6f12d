import type { NewsArticle, NewsCard } from '../../../generated/sections.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { isRecord } from '../../model/data.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import { pageHref, type View, type ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { markedText } from './marked-text.ts';

/** The ids of all news that is shown today, the newest first. */
export function newsByDay(context: ViewContext): readonly string[] {
  const all = context.weigh(() => context.records.news.map(({ id, date }) => ({ id, date })));
  return all.toSorted((one, other) => compareCodeUnits(other.date, one.date)).map(({ id }) => id);
}

/** News as lists show it: `all`, or `{ take: 3 }` of the newest. */
export const newsCard: View<NewsCard> = {
  many(query, context) {
    const ids = newsByDay(context);
    const most = isRecord(query) ? Number(query.take) : ids.length;
    return ids.slice(0, most).map((id) => {
      const { title } = context.get('news', id);
      return { id, title, href: pageHref('news', id, context), ...headOf(id, context) };
    });
  },
};

/** News on its own page. */
export const newsArticle: View<NewsArticle> = {
  one(reference, context) {
    const id = String(reference);
    const { paragraphs, table } = context.get('news', id);
    const ids = newsByDay(context);
    const place = ids.indexOf(id);
    const [newer, older] = [linkTo(ids[place - 1], context), linkTo(ids[place + 1], context)];
    const marked = (texts: readonly string[]) => texts.map((text) => markedText(text, context));
    return {
      ...headOf(id, context),
      paragraphs: marked(paragraphs),
      ...(table && { table: { ...table, rows: table.rows.map(marked) } }),
      ...(older && { older }),
      ...(newer && { newer }),
    };
  },
};

function headOf(id: string, context: ViewContext) {
  const { date, summary, picture } = context.get('news', id);
  const day = formatFact(readFactValue({ date }), undefined, context.print) ?? date;
  return {
    date,
    day,
    summary,
    ...(picture !== undefined && { picture: pictureView(picture, context) }),
  };
}

function linkTo(id: string | undefined, context: ViewContext) {
  if (id === undefined) return undefined;
  return { title: context.get('news', id).title, href: pageHref('news', id, context) };
}
