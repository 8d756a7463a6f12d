import type { Content } from '../../model/content.ts';
import { readLedger } from '../../model/ledger.ts';
import { once } from '../../model/once.ts';
import { factName } from './fact-roots.ts';

/** The lists that are kept of facts and of pages. */
export interface ListedNames {
  /**
   * Whether what is missing, or a fact in it, is listed. Then it is no slip of the hand: it was taken out, or has another
   * name.
   */
  holds(missing: string): boolean;
  /** Whether a path leads to what is listed itself: nothing else that is listed can be meant by it. */
  leadsTo(path: string): boolean;
}

/** Reads the lists when they are first asked for. */
export function createListedNames(content: Content): ListedNames {
  const names = once(() => namesIn(content));
  return {
    holds: (missing) => names().some((name) => `${name}.`.startsWith(`${missing}.`)),
    leadsTo: (path) => names().some((name) => `${path}.`.startsWith(`${name}.`)),
  };
}

function namesIn(content: Content): string[] {
  const pages = [...(readLedger(content)?.values() ?? [])].flatMap((line) =>
    line.kind === 'page' ? (nameOfPage(line.id) ?? []) : [],
  );
  return [...Object.keys(content.units?.data ?? {}), ...pages];
}

/** How texts refer to the record of a page. */
function nameOfPage(identity: string): string | undefined {
  const [noun = '', id = ''] = identity.split(/\/(.*)/s);
  return factName(noun, id);
}
