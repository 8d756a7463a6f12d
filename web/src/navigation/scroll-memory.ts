/** Remembers how far each entry of the history was scrolled. */
export interface ScrollMemory {
  /** Key of the entry the visitor is on. */
  readonly present: string;
  /** Notes where the present entry stands. */
  save(): void;
  /** Makes an entry the present one and says where it stood. */
  enter(key: string): number | undefined;
}

/** The router's name for an entry it has not made itself. */
const unnamed = 'default';

/** Takes the scroll position over from the browser, which restores before a page has its content. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  let present: string = history.state?.key ?? unnamed;
  const save = () => void positions.set(present, window.scrollY);
  history.scrollRestoration = 'manual';
  // A page that is loaded again is the browser's business.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('popstate', save);
  return {
    save,
    get present() {
      return present;
    },
    enter(key) {
      present = key;
      return positions.get(key);
    },
  };
}
