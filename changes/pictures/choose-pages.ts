import type { ChangedPage, ChangedText } from '../changes.ts';

/** A page that stands for all of its kind, and the sentence to show from it. */
export interface ChosenPage {
  readonly page: ChangedPage;
  readonly text?: ChangedText;
}

/** One page for each kind of page and kind of change: the one with the most changed sentences. What tells most is first. */
export function choosePages(pages: readonly ChangedPage[]): ChosenPage[] {
  const groups = Map.groupBy(pages.filter(isSeen), ({ kind, state }) => `${state} ${kind}`);
  const chosen = [...groups.values()].flatMap((group): ChosenPage[] => {
    const [page] = group.toSorted((one, other) => visible(other).length - visible(one).length);
    if (!page) return [];
    // A sentence that is on both pictures shows what changed; one that is gone leaves nothing to look at.
    const [first, ...others] = visible(page);
    const isOnBoth = ({ before, after }: ChangedText) =>
      before !== undefined && after !== undefined;
    const text = [first, ...others].find((each) => each && isOnBoth(each)) ?? first;
    return [text ? { page, text } : { page }];
  });
  return chosen.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** New pages come first, then what says most that is new. */
function weightOf({ page }: ChosenPage): number {
  return page.state === 'added' ? Number.MAX_SAFE_INTEGER : visible(page).length;
}

function visible({ texts }: ChangedPage): ChangedText[] {
  return texts.filter(({ role }) => role === 'text');
}

/** Whether a change shows: new file names or data for programs leave a page looking the same. */
function isSeen({ state, texts, differences }: ChangedPage): boolean {
  const looks = differences.some((each) => each === 'pictures' || each === 'order');
  return state !== 'changed' || looks || texts.some(({ role }) => role === 'text');
}
