type Answer = (button: HTMLElement) => void;

/** Handles clicks on some buttons with code fetched at the first click: most visitors click none. */
export function onFirstPress(buttons: string, load: () => Promise<Answer>): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (button) (await load().catch(() => {}))?.(button);
  });
}
