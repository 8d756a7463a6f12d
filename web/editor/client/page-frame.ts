import type { PreviewedPage } from '../calls/edit-request.ts';
import { deskAddress } from './page-address.ts';

/** Sent to the window around by a page that stands in its frame, as soon as it can be read. */
export const shownEvent = 'page:shown';

/** Sent to the page in the frame with what it would be. */
export const previewEvent = 'page:previewed';

type Follower = (page: Window) => () => void;

/** The page that is edited. It stands in a frame, where it has the window of its own width. */
export type PageFrame = ReturnType<typeof createPageFrame>;

/** Follows the page in the frame, which may be another at any time: the address and the title of this window are its own. */
export function createPageFrame() {
  let page: Window | undefined;
  const followers = new Map<Follower, () => void>();
  const watcher = new MutationObserver(() => {
    if (page) followAddress(page);
  });
  addEventListener(shownEvent, ({ detail }: CustomEventInit<Window>) => {
    page = detail;
    if (!page) return;
    followAddress(page);
    watcher.disconnect();
    watcher.observe(page.document, { childList: true, subtree: true });
    for (const [follower, leave] of followers) {
      leave();
      followers.set(follower, follower(page));
    }
  });
  return {
    /** Calls back with the page that is shown and each one after it, and what that gives as the page goes. */
    follow(follower: Follower): () => void {
      followers.set(follower, page ? follower(page) : () => undefined);
      return () => {
        followers.get(follower)?.();
        followers.delete(follower);
      };
    },
    page: () => page,
    go(address: string): void {
      if (page) followLink(page, new URL(address, location.href).href);
    },
    preview(previewed: PreviewedPage): void {
      page?.dispatchEvent(new CustomEvent(previewEvent, { detail: previewed }));
    },
  };
}

/** Follows a link of a page where that page stands; what belongs to another site opens beside it. */
export function followLink(page: Window, link: string): void {
  if (new URL(link).origin === location.origin) page.location.assign(link);
  else open(link, '_blank', 'noopener');
}

function followAddress({ location: { pathname, search }, document: { title } }: Window): void {
  const address = deskAddress + pathname + search;
  if (location.pathname + location.search !== address) history.replaceState(null, '', address);
  document.title = `Edit: ${title}`;
}
