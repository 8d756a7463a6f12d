type Answer = (button: HTMLElement) => void;

/** Answers presses on some buttons by code that is fetched with the first of them: most visitors press none. */
export function onFirstPress(buttons: string, load: () => Promise<Answer>): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (button) (await load().catch(() => undefined))?.(button);
  });
}
