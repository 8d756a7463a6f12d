import type { PageAddress } from '../../model/page.ts';
import type { RuleFault, SiteRule } from '../rule.ts';

/** The first steps of addresses that the server and the build reserve. */
const kept = ['api', 'assets', 'data', 'healthz', 'readyz'];

const wellFormed = /^\/(?:[a-z0-9]+(?:[-+/][a-z0-9]+)*)?$/;

/** An address is a path of plain names, so that none can point to another host or to a file outside the built site. */
export const wellFormedAddresses: SiteRule = ({ site }) =>
  site.pages.flatMap(({ addresses }) =>
    addresses.flatMap(({ path, source, at }: PageAddress) => {
      const text = faultIn(path);
      return text ? [{ source, path: at, text }] : [];
    }),
  );

function faultIn(path: string): RuleFault | undefined {
  if (!wellFormed.test(path)) {
    return {
      code: 'wrong-address',
      message: `a page cannot have the address "${path}"`,
      help: 'An address is made of lower-case letters, digits and single hyphens, as in /about/our-team.',
    };
  }
  const [, first = ''] = path.split('/');
  if (!kept.includes(first)) return undefined;
  return {
    code: 'wrong-address',
    message: `a page cannot have the address "${path}": no page below /${first} can be reached`,
  };
}
