import type { Alternate, LanguageOfSite } from '../../contract/languages.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';

/** Where a page is in each language that has it, the first language first; nothing if no other language has it. */
export function alternatesOf(
  { id }: Page,
  { languages }: Pick<Site, 'languages'>,
): readonly Alternate[] {
  const all = languages.flatMap(({ language, paths }) => {
    const path = paths.get(id);
    return path === undefined ? [] : [{ language, path }];
  });
  return all.length > 1 ? all : [];
}

/** The languages of a site that has several, each by the name that its speakers give it. */
export function namedLanguages({ languages }: Pick<Site, 'languages'>): readonly LanguageOfSite[] {
  return languages.map(({ language, prefix }) => {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return { language, name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1), prefix };
  });
}
