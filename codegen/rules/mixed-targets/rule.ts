import type { Path, Span } from '../../diagnostics/diagnostic.ts';
import { linksAt } from '../../link/links-at.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { groupsAt } from '../../model/data.ts';
import { isLinkScheme, linkSchemes, partsOfName } from '../../model/link-schemes.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** The same words lead to one kind of thing: whoever has seen them dial does not expect a form. */
export const rule: Rule = {
  code: 'mixed-targets',
  phase: 'advice',
  check: (site) => {
    const links = site.references.flatMap((reference) =>
      linksAt(reference).map(({ text, label = text, to, path, span }) => ({
        source: reference.source,
        path,
        ...(span && { span }),
        name: label.trim(),
        kind: kindOf(to, site),
      })),
    );
    const byName = Map.groupBy(onceEach(links), ({ name }) => name.toLowerCase());
    return [...byName.values()].flatMap(mixedTargets);
  },
};

interface Link {
  readonly source: Source;
  readonly path: Path;
  readonly span?: Span;
  /** What assistive technology calls it. */
  readonly name: string;
  readonly kind: keyof typeof effects;
}

const onThisSite = { form: { does: 'opens a form' }, page: { does: 'opens a page' } };
const effects = { ...linkSchemes, ...onThisSite };

function kindOf(to: string, index: SiteIndex): Link['kind'] {
  const [scheme] = partsOfName(to);
  if (!to.startsWith('/')) return isLinkScheme(scheme) ? scheme : 'page';
  const page = index.pageBehind(to.replace(/[?#].*/s, ''));
  const hasForm = groupsAt(page?.data ?? {}, 'sections').some(
    ({ kind }) => kind === 'contact-form',
  );
  return hasForm ? 'form' : 'page';
}

/** A link of a template is on many pages, and written once. */
function onceEach(links: readonly Link[]): readonly Link[] {
  const places = links.map((link) => {
    const { source, path, name } = link;
    return [`${source.file} ${path.join('.')} ${name}`, link] as const;
  });
  return [...new Map(places).values()];
}

/** Every link that leads elsewhere than most of its name. */
function mixedTargets(links: readonly Link[]): readonly RuleFinding[] {
  const kinds = [...Map.groupBy(links, ({ kind }) => kind).values()];
  const [usual = []] = kinds.toSorted((one, other) => other.length - one.length);
  const [first] = usual;
  if (!first || kinds.length === 1) return [];
  const { line, column } = first.span ?? first.source.locate(first.path.slice(0, -1));
  const message = `here it ${effects[first.kind].does}`;
  const related = [{ file: first.source.file, line, column, message }];
  return links
    .filter(({ kind }) => kind !== first.kind)
    .map(({ name, kind, ...place }) => ({
      ...place,
      message: `"${name}" ${effects[kind].does} here, and ${effects[first.kind].does} elsewhere`,
      help: 'Say in each what happens, as in "Call us" and "Request a visit". Where both must read alike, add a "label:" to one that says more.',
      related,
    }));
}
