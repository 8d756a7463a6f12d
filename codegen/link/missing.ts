import { guess } from '../diagnostics/nearest.ts';
import { nameOfRecord } from '../resolve/facts/fact-roots.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { isPublished } from './published.ts';
import type { RuleFault } from './rule.ts';

/** Reports a missing record. A record that declares this as its former id is surely the one that was meant. */
export function missingRecord(index: SiteIndex, noun: string, id: string): RuleFault {
  const { ids, heirOf } = index;
  const what = noun.replaceAll('-', ' ');
  const heir = heirOf(`${noun}/${id}`)?.record?.entry.id;
  if (heir !== undefined) {
    const message = `the ${what} "${id}" has a new name, "${heir}"`;
    return {
      code: 'unknown-reference',
      message,
      rewrite: { from: id, to: { word: heir, isSure: true } },
    };
  }
  return {
    ...(isPublished(index, noun, id)
      ? inDoubt(missing('unknown-reference', what, id, unpublished(index, noun)))
      : missing('unknown-reference', what, id, ids(noun))),
    cause: nameOfRecord(...(ownerOf(index, noun, id) ?? [noun, id])),
  };
}

/** The ids without a published page: a record with one cannot be another record under a new name. */
function unpublished(index: SiteIndex, noun: string): readonly string[] {
  return index.ids(noun).filter((id) => !isPublished(index, noun, id));
}

function inDoubt({ rewrite, ...fault }: RuleFault): RuleFault {
  return rewrite
    ? { ...fault, rewrite: { ...rewrite, to: { ...rewrite.to, isSure: false } } }
    : fault;
}

/** The missing owner that makes a record missing too: the brand of a series, for example. */
function ownerOf({ find }: SiteIndex, noun: string, id: string): [string, string] | undefined {
  const [owner = ''] = id.split('/');
  return noun === 'series' && !find('brand', owner) ? ['brand', owner] : undefined;
}

/** Reports a missing name, and the one most likely meant. */
export function missing(
  code: string,
  what: string,
  name: string,
  candidates: readonly string[],
): RuleFault {
  const meant = guess(name, candidates);
  const message = `there is no ${what} "${name}"`;
  if (meant === undefined) return { code, message };
  return {
    code,
    message: `${message}; did you mean "${meant.word}"?`,
    rewrite: { from: name, to: meant },
  };
}
