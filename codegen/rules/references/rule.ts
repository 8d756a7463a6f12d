import type { Message } from '../../diagnostics/diagnostic.ts';
import { missing } from '../../link/missing.ts';
import type { Reference } from '../../link/references.ts';
import type { LinkedSite, Rule } from '../../link/rule.ts';
import { isSuppressedAddress } from '../../link/suppressed.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { innerNouns } from '../../model/inner-nouns.ts';
import { partsOfName } from '../../model/link-schemes.ts';
import { isNoun } from '../../model/nouns.ts';
import { annotationsOf, viewOf } from '../../schema/annotations.ts';
import { addressFinding } from './address.ts';
import { countyFindings } from './county-code.ts';
import { impliedFindings } from './implied.ts';
import { linkFinding } from './link.ts';
import { linksOfTexts } from './links-of-text.ts';
import { recordFinding } from './missing-record.ts';

/** A kind of reference. */
interface Kind {
  /** What a value of this kind names; undefined if it is of another kind. */
  readonly nameIn: (reference: Reference) => Name | undefined;
  /** What is wrong with a name. */
  readonly check: (site: LinkedSite, name: Name, reference: Reference) => Message | undefined;
}

interface Name {
  readonly noun: string;
  readonly id: string;
  /** The key that holds it, if it is not the whole value. */
  readonly key?: string;
}

const kinds: readonly Kind[] = [
  {
    // `x-ref: address`
    nameIn: ({ schema, value }) =>
      annotationsOf(schema)['x-ref'] === 'address' && typeof value === 'string'
        ? { noun: 'address', id: value }
        : undefined,
    check: (site, { id }) => addressFinding(site, id),
  },
  {
    // `x-ref` with a noun: a record, or a declared reading of it: `shop@winter`
    nameIn({ schema, value }) {
      const noun = annotationsOf(schema)['x-ref'];
      const isName = noun !== undefined && noun !== 'address' && typeof value === 'string';
      return isName ? { noun, id: value } : undefined;
    },
    check: (site, { noun, id: name }) => {
      const [id = '', reading] = name.split('@');
      const text = recordFinding(site, noun, id);
      const record = site.find(noun, id);
      // What a file with errors of its own declares is not known.
      if (text || reading === undefined || !record) return text;
      const readings = Object.keys(readingsOf(record));
      if (readings.includes(reading)) return undefined;
      const what = `reading of the ${noun} "${id}" named`;
      return missing('unknown-reference', what, reading, readings);
    },
  },
  {
    // The target of a link
    nameIn: ({ schema, value }) =>
      viewOf(annotationsOf(schema))?.name === 'action' && isRecord(value)
        ? { noun: 'action', id: String(value.to), key: 'to' }
        : undefined,
    check: (site, { id }, { source }) => linkFinding(site, id, source),
  },
  {
    // Whatever view is made from it, a record named with its noun: `town:north/harbor`
    nameIn({ schema, value }) {
      const [noun, id] = partsOfName(
        viewOf(annotationsOf(schema)) && typeof value === 'string' ? value : '',
      );
      return id !== undefined && (isNoun(noun) || innerNouns.includes(noun))
        ? { noun, id }
        : undefined;
    },
    check(site, { noun, id }) {
      const text = recordFinding(site, noun, id);
      return text && !text.rewrite ? { ...text, ...knownIds(site.ids(noun)) } : text;
    },
  },
  {
    // An address with `{id}` in it, which leads to the page of each record of a noun
    nameIn({ schema, value }) {
      const shown = annotationsOf(schema)['x-path-of'];
      return shown && { noun: shown.noun, id: String(value) };
    },
    check: pathFinding,
  },
];

/** Whatever is named exists: an address of this site, a record, a declared reading of it. */
export const rule: Rule = {
  code: [
    'unknown-reference',
    'missing-map',
    'moved-address',
    'own-page',
    'redirect-circle',
    'unknown-address',
    'unknown-anchor',
    'wrong-link',
  ],
  phase: 'error',
  check: (site) => [
    ...site.references.flatMap((reference) =>
      kinds.flatMap(({ nameIn, check }) => {
        const { source, path } = reference;
        const name = nameIn(reference);
        const text = name && check(site, name, reference);
        return text ? [{ source, path: [...path, name?.key ?? []].flat(), ...text }] : [];
      }),
    ),
    ...linksOfTexts(site),
    ...impliedFindings(site),
    ...countyFindings(site),
  ],
};

/** The readings of a record, such as hours, or of the price of a vehicle. */
function readingsOf(record: Data): Data {
  return groupAt('price' in record ? groupAt(record, 'price') : record, 'readings');
}

const mostListed = 12;

function knownIds(ids: readonly string[]) {
  const isShort = ids.length > 0 && ids.length <= mostListed;
  return isShort ? { help: `Known here: ${ids.join(', ')}.` } : {};
}

function pathFinding(site: LinkedSite, { noun, id: pattern }: Name): Message | undefined {
  // A record without any page is reported elsewhere.
  const ids = site.ids(noun).filter((id) => site.pageOf(noun, id)?.addresses[0]);
  const addresses = ids.map((id) => pattern.replaceAll('{id}', id));
  const lost = addresses.find((path) => !site.pageAt(path) && !isSuppressedAddress(site, path));
  if (lost === undefined) return undefined;
  const { code, message } = missing('unknown-address', 'page at', lost, site.addresses);
  return { code, message, help: `Write one of the paths of the ${noun} template, with its {id}.` };
}
