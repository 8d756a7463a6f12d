import { readRegistry } from '../../model/address-registry.ts';
import type { Content } from '../../model/content.ts';
import { once } from '../../model/once.ts';
import { factName } from './fact-roots.ts';

/** The names in the lists of units and of published addresses. */
export interface ListedNames {
  /** Whether a missing name, or a fact below it, is listed. If so, it is not a typo: it was removed or renamed. */
  holds(missing: string): boolean;
  /** Whether a path leads to something that is listed itself, so that no other listed name can mean it. */
  leadsTo(path: string): boolean;
}

/** Reads the lists on first use. */
export function createListedNames(content: Content): ListedNames {
  const names = once(() => namesIn(content));
  return {
    holds: (missing) => names().some((name) => `${name}.`.startsWith(`${missing}.`)),
    leadsTo: (path) => names().some((name) => `${path}.`.startsWith(`${name}.`)),
  };
}

function namesIn(content: Content): string[] {
  const pages = [...(readRegistry(content)?.values() ?? [])].flatMap((line) =>
    line.kind === 'page' ? (nameOfPage(line.id) ?? []) : [],
  );
  return [...Object.keys(content.units?.data ?? {}), ...pages];
}

/** The name under which copy refers to the record of a page. */
function nameOfPage(identity: string): string | undefined {
  const [noun = '', id = ''] = identity.split(/\/(.*)/s);
  return factName(noun, id);
}
