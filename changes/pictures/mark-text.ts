/** Runs in the browser: frames what says a sentence, opens what it is folded into, and moves it to the middle of the window. */
export function markText(text: string): void {
  const plain = (words: string) => words.replaceAll(/[\s\u200b]/g, '');
  const wanted = plain(text);
  const says = (element: Element) => plain(element.textContent).includes(wanted);
  const isShown = (element: Element) => element.getClientRects().length > 0;
  for (const fold of document.querySelectorAll('main details')) {
    if (says(fold)) fold.setAttribute('open', '');
  }
  const saying = [...document.body.querySelectorAll<HTMLElement>('*')].filter(says);
  const closest = saying.filter((element) => ![...element.children].some(says)).filter(isShown);
  const found = closest.find((element) => element.closest('main')) ?? closest[0];
  if (!found) return;
  found.style.outline = '3px solid #d0342c';
  found.style.outlineOffset = '4px';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
}
