import { ownPartOf } from '../../contract/own-addresses.ts';
import type { Message, Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { groupsAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';

const wellFormed = /^\/(?:[a-z0-9]+(?:[-+/][a-z0-9]+)*)?$/;

/**
 * An address is a path of plain names, so that none can point to another host or to a file outside the built site; and it
 * is none that the site answers itself.
 */
export const rule: Rule = {
  code: 'wrong-address',
  phase: 'error',
  check: (index) => [
    ...index.site.pages.flatMap(({ addresses }) =>
      addresses.flatMap(({ path, source, at }) =>
        placed(
          source,
          at,
          spellingFinding(path) ?? ownFinding('a page cannot have the address', path),
        ),
      ),
    ),
    ...index.site.pages.flatMap(prefixFindings),
    ...registryFindings(index),
  ],
};

/** Unknown addresses below a prefix of the site's own never reach the page that is to answer them. */
function prefixFindings({ data, entry }: Page): readonly RuleFinding[] {
  return groupsAt(data, 'fallbacks').flatMap(({ prefix }, position) => {
    const finding = ownFinding('no page can answer for the prefix', String(prefix));
    return placed(entry.source, ['fallbacks', position, 'prefix'], finding);
  });
}

/** Former addresses, too; those of pages are reported where the page has them. */
function registryFindings({ site, registry }: SiteIndex): readonly RuleFinding[] {
  const { urls } = site.content;
  return [...(registry ?? [])].flatMap(([path, { kind }]) =>
    urls && kind !== 'page'
      ? placed(
          urls.source,
          [path],
          ownFinding('no page ever had the address', path, 'Remove this line.'),
        )
      : [],
  );
}

function placed(
  source: Source,
  path: Path,
  text: Pick<Message, 'message' | 'help'> | undefined,
): readonly RuleFinding[] {
  return text ? [{ source, path, ...text }] : [];
}

function spellingFinding(path: string): Pick<Message, 'message' | 'help'> | undefined {
  if (wellFormed.test(path)) return undefined;
  return {
    message: `a page cannot have the address "${path}"`,
    help: 'An address is made of lower-case letters, digits and single hyphens, as in /about/our-team.',
  };
}

function ownFinding(
  words: string,
  path: string,
  help?: string,
): Pick<Message, 'message' | 'help'> | undefined {
  const part = ownPartOf(path);
  if (part === undefined) return undefined;
  return {
    message: `${words} "${path}": the site itself answers everything below /${part}`,
    help: help ?? 'Choose an address that begins with another word.',
  };
}
