import type { Message } from '../../diagnostics/diagnostic.ts';
import { anchorsOf } from '../../link/anchors.ts';
import { missing } from '../../link/missing.ts';
import { isLinkScheme, nounOfScheme, partsOfName } from '../../model/link-schemes.ts';
import { canonicalPath } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { addressFinding } from './address.ts';
import { recordFinding } from './missing-record.ts';

/** What is wrong with the target of a link: a page of this site, or a phone, location or external page of the site file. */
export function linkFinding(index: SiteIndex, to: string, source: Source): Message | undefined {
  if (!to.startsWith('/')) return targetFinding(index, to);
  return spaceFinding(to) ?? ownPageFinding(index, to, source) ?? addressFinding(index, to);
}

/** No address has a space, which may stand within a reference to a fact. */
function spaceFinding(to: string): Message | undefined {
  if (!/\s/.test(to.replace(/\$\{[^}]*\}/g, ''))) return undefined;
  return {
    code: 'wrong-link',
    message: 'a link cannot lead here: no address has a space',
    help: 'Delete the space and what does not belong to the address; within a query, write + for a space.',
  };
}

/** A link that only loads the page again that it stands on, perhaps by way of a redirect. */
function ownPageFinding(index: SiteIndex, to: string, source: Source): Message | undefined {
  const page = index.pageBehind(to);
  if (!page || (page.record?.entry ?? page.entry).source !== source) return undefined;
  const path = canonicalPath(page);
  const [part] = anchorsOf(index, page);
  const hasMoved = index.pageAt(to) === undefined;
  return {
    code: 'own-page',
    phase: hasMoved ? 'error' : 'warning',
    message: hasMoved
      ? `this link leads to the page it stands on: ${to} has moved to ${path}`
      : 'this link leads to the page it stands on',
    help: `Lead it to another page${part === undefined ? '' : `, or to a part of this one, such as ${path}#${part}`}, or delete it.`,
  };
}

function targetFinding(index: SiteIndex, to: string): Message | undefined {
  const [scheme, id = ''] = partsOfName(to);
  if (!isLinkScheme(scheme)) return wrongTarget(to);
  if (scheme === 'email') {
    if (id !== 'main') return missing('unknown-reference', 'email', id, ['main']);
    const { site } = index.site.content;
    return site && site.data.email === undefined ? noEmail : undefined;
  }
  const noun = nounOfScheme(scheme);
  const record = index.find(noun, id);
  if (!record) return recordFinding(index, noun, id);
  return scheme === 'map' && !('googleMapsUrl' in record) ? noMap(id) : undefined;
}

/** The schema allows a reference to a fact here, which may resolve to any text. */
function wrongTarget(to: string): Message {
  return {
    code: 'wrong-link',
    message: `a link cannot lead to "${to}"`,
    help: 'It leads to an address of this site, such as /contact, or to phone:<id>, email:main, external:<id> or map:<id>.',
    atField: `A link cannot lead to “${to}”. Choose a page, a phone, a map or another site.`,
  };
}

const noEmail: Message = {
  code: 'unknown-reference',
  message: 'this link writes an e-mail, but the site has no address for it',
  help: 'Add "email:" to content/site.yaml, or delete the link.',
  atField: 'The site has no email address yet, so nothing can be sent to it.',
};

function noMap(location: string): Message {
  return {
    code: 'missing-map',
    message: `this link leads to a map, but the location "${location}" names none`,
    help: `Add "googleMapsUrl:" to the location "${location}" in content/site.yaml, or delete the link.`,
    atField: 'This location has no map yet. Give it one, or choose another link.',
  };
}
