import type { Message } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/nearest.ts';
import { didYouMean } from '../../diagnostics/phrases.ts';
import { isLinkScheme, linkSchemes, partsOfName } from '../../model/link-schemes.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { linkFinding } from './link.ts';
import { recordFinding } from './missing-record.ts';

/** What is wrong with the target of a link in a text that is no address: a phone, another site, a record with a page. */
export function recordLinkFinding(
  index: SiteIndex,
  to: string,
  source: Source,
): Message | undefined {
  const [word, id] = partsOfName(to);
  if (id === undefined) return nearAddress(index, to);
  if (isLinkScheme(word)) return linkFinding(index, to, source);
  const nouns = nounNames.filter((noun) =>
    index.ids(noun).some((each) => index.pageOf(noun, each)),
  );
  if (!nouns.some((noun) => noun === word)) return unknownWord(to, word, nouns);
  const missing = recordFinding(index, word, id);
  if (missing || index.pageOf(word, id) || !index.find(word, id)) return missing;
  return {
    ...notHere(to, nouns),
    message: `the ${word} "${id}" has no page that a link could lead to`,
  };
}

/** A name without its kind: the address without its slash, if there is such a page. */
function nearAddress(index: SiteIndex, to: string): Message {
  const address = `/${to}`;
  const finding = notHere(to, []);
  if (!index.pageBehind(address)) return finding;
  return {
    ...finding,
    message: finding.message + didYouMean(to, address),
    rewrite: { from: to, to: { word: address, isSure: true } },
  };
}

function unknownWord(to: string, word: string, nouns: readonly string[]): Message {
  const finding = notHere(to, nouns);
  const meant = suggest(word, [...Object.keys(linkSchemes), ...nouns]);
  if (!meant) return finding;
  return {
    ...finding,
    message: finding.message + didYouMean(word, meant.word),
    rewrite: { from: word, to: meant },
  };
}

function notHere(to: string, nouns: readonly string[]): Message {
  const records = nouns.map((noun) => `${noun}:<id>`).join(', ');
  return {
    code: 'wrong-link',
    message: `a link cannot lead to "${to}"`,
    help: `It leads to an address of this site, such as /contact, to phone:<id>, email:main, external:<id> or map:<id>${records && `, or to a record: ${records}`}.`,
    atField: `A link cannot lead to “${to}”. Choose a page, a phone, a map or another site.`,
  };
}
