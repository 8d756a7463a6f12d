import type { SentenceChange } from '../../../../changes/changes.ts';
import type { Difference } from '../../../../changes/content/difference.ts';
import type { ComparedContent } from '../../workspace/content-states.ts';
import { problemsOf } from '../problems.ts';
import type { ShownChanges, ShownDifference, ShownSentence } from './shown.ts';

const mostSentences = 20;

/** What differs, as the page shows it. */
export function showChanges({ list, others, changes, now }: ComparedContent): ShownChanges {
  return {
    ...(changes.blocked && {
      blocked:
        changes.blocked === 'now'
          ? 'What visitors read cannot be compared while there are errors.'
          : 'What visitors read cannot be compared: there were errors before.',
    }),
    problems: problemsOf(now, changes.diagnostics.fresh),
    list: list.map(showDifference),
    others: showSentences(others),
    pages: changes.pages.map(({ path, title, state }) => ({ path, title, state })),
  };
}

function showDifference({ back: _back, sentences, pages, ...rest }: Difference): ShownDifference {
  const [page] = pages === 'all' ? [] : pages;
  return {
    ...rest,
    pages: pages === 'all' ? pages : pages.length,
    ...(page !== undefined && { page }),
    sentences: showSentences(sentences),
  };
}

/** The first sentences; the same one with other names beside it counts once. */
function showSentences(texts: readonly SentenceChange[]): readonly ShownSentence[] {
  const same = Map.groupBy(texts.flatMap(showSentence), ({ before, after }) =>
    JSON.stringify([before, after]),
  );
  const merged = [...same.values()].flatMap(([first, ...rest]) =>
    first ? { ...first, pages: rest.reduce((sum, { pages }) => sum + pages, first.pages) } : [],
  );
  return merged.slice(0, mostSentences);
}

function showSentence({ variants: [example], pages }: SentenceChange): ShownSentence[] {
  if (!example) return [];
  const { before, after } = example;
  return [
    {
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      pages: pages.length,
    },
  ];
}
