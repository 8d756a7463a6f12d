import type { Rule, RuleFinding } from '../../link/rule.ts';
import { optionalText, valueAt } from '../../model/data.ts';
import { soleReference } from '../../model/fact-reference.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';

/** Search results truncate long descriptions, and with them the phone number at the end. */
export const rule: Rule = {
  code: 'long-description',
  phase: 'advice',
  check: ({ site }) => longDescriptions(site),
};

function longDescriptions({ content, pages }: Site): readonly RuleFinding[] {
  const ending = optionalText(content.site?.data ?? {}, 'phoneLine');
  const added = ending === undefined ? 0 : ending.length + 1;
  const long = pages
    .filter(({ data }) => data.indexed !== false)
    .map((page) => ({ page, length: String(page.data.description).trim().length + added }))
    .filter(({ length }) => length > shownLength)
    .sort((one, other) => other.length - one.length);
  const byPlace = Map.groupBy(long, ({ page }) => {
    const { source, path } = placeOf(page);
    return `${source.file} ${path}`;
  });
  return [...byPlace.values()].flatMap((own) => tooLong(own, added));
}

/** About as many characters as search results show. */
const shownLength = 160;

interface LongPage {
  readonly page: Page;
  readonly length: number;
}

/** Among the pages of a template only the longest is reported. */
function tooLong([longest, ...others]: readonly LongPage[], added: number): RuleFinding[] {
  if (!longest) return [];
  const { page, length } = longest;
  const whose = page.record ? ` of ${canonicalPath(page)}` : '';
  const rest = others.length === 0 ? '' : `, and ${others.length} more pages have a long one`;
  const withLine = added === 0 ? '' : ', including the sentence that the site adds';
  const text = {
    message: `the description${whose} is ${length} characters long${withLine}${rest}`,
    help: `Search results show about ${shownLength}. Leave out ${length - shownLength} or more.`,
  } as const;
  return [{ ...placeOf(page), ...text }];
}

/** Where the description is written: in the page or template, or in the record that the template takes it from. */
function placeOf({ entry, record }: Page) {
  const taken = soleReference(String(entry.data.description).trim());
  const path = taken?.path.split('.').slice(1) ?? [];
  const isOwn =
    taken?.root === record?.noun && typeof valueAt(record?.entry.data, path) === 'string';
  return record && isOwn
    ? { source: record.entry.source, path }
    : { source: entry.source, path: ['description'] };
}
