import type { Alternate, LanguageOfSite } from '../../../generated/contract/languages.ts';
import { NavControl } from './nav-control.tsx';

interface LanguageSwitchProps {
  others: readonly LanguageOfSite[];
  className: string;
}

/** Leads to the same page in the other languages, each by the name that its speakers give it; on a phone, by its code. */
export function LanguageSwitch({ others, className }: LanguageSwitchProps) {
  if (others.length === 0) return null;
  return (
    <ul className={`-me-2 flex shrink-0 ${className}`}>
      {others.map(({ language, name, prefix }) => (
        <li key={language}>
          <NavControl as="a" lang={language} hrefLang={language} href={prefix || '/'}>
            <span className="max-sm:sr-only">{name}</span>
            <span className="sm:hidden" aria-hidden="true">
              {language.slice(0, 2).toUpperCase()}
            </span>
          </NavControl>
        </li>
      ))}
    </ul>
  );
}

/** The layout of a page, which is the same for all, with a switch that leads to where the page is in each language. */
export function turnSwitch(markup: string, alternates: readonly Alternate[] = []): string {
  if (alternates.length === 0) return markup;
  const paths = new Map(alternates.map(({ language, path }) => [language, path]));
  return markup.replaceAll(/(hreflang="([^"]*)" href=")[^"]*/gi, (link, start, language) => {
    const path = paths.get(language);
    return path === undefined ? link : start + path.replaceAll('&', '&amp;');
  });
}
