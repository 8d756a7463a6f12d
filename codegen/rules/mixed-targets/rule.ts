import type { Path } from '../../diagnostics/diagnostic.ts';
import { pageBehind } from '../../link/known-address.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import { groupsAt, isRecord } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** The same words lead to one kind of thing: whoever has seen them dial does not expect a form. */
export const rule: Rule = {
  code: 'mixed-targets',
  phase: 'advice',
  check: (site) => {
    const links = site.references.flatMap(({ source, path, schema, value }) =>
      schema['x-view'] === 'action' && isRecord(value)
        ? [{ source, path, name: nameOf(value), kind: kindOf(String(value.to), site) }]
        : [],
    );
    const byName = Map.groupBy(onceEach(links), ({ name }) => name.toLowerCase());
    return [...byName.values()].flatMap(mixedTargets);
  },
};

interface Link {
  readonly source: Source;
  readonly path: Path;
  /** What assistive technology calls it. */
  readonly name: string;
  readonly kind: keyof typeof effects;
}

const effects = {
  phone: 'dials',
  email: 'writes an e-mail',
  external: 'opens another site',
  map: 'opens a map',
  form: 'opens a form',
  page: 'opens a page',
};

function nameOf({ label, text }: Readonly<Record<string, unknown>>): string {
  return String(label ?? text).trim();
}

function kindOf(to: string, index: SiteIndex): Link['kind'] {
  const [scheme = ''] = to.split(':');
  if (!to.startsWith('/'))
    return Object.hasOwn(effects, scheme) ? (scheme as Link['kind']) : 'page';
  const page = pageBehind(index, to.replace(/[?#].*/s, ''));
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
function mixedTargets(links: readonly Link[]): readonly Finding[] {
  const kinds = [...Map.groupBy(links, ({ kind }) => kind).values()];
  const [usual = []] = kinds.toSorted((one, other) => other.length - one.length);
  const [first] = usual;
  if (!first || kinds.length === 1) return [];
  const { line, column } = first.source.locate(first.path);
  const message = `here it ${effects[first.kind]}`;
  const related = [{ file: first.source.file, line, column, message }];
  return links
    .filter(({ kind }) => kind !== first.kind)
    .map(({ source, path, name, kind }) => ({
      source,
      path: [...path, 'to'],
      text: {
        severity: 'warning',
        message: `"${name}" ${effects[kind]} here, and ${effects[first.kind]} elsewhere`,
        help: 'Say in each what happens, as in "Call us" and "Request a visit". Where both must read alike, add a "label:" to one that says more.',
        related,
      },
    }));
}
