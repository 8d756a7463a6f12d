/**
 * Runs in the browser: frames the element with a sentence, expands whatever it is folded into, and scrolls it to the
 * middle of the window. If the sentence occurs more than once, the one under the heading wins.
 */
export function markText({ text, heading }: { text: string; heading: string }): void {
  const plain = (words: string) => words.replaceAll(/[\s\u200b]/g, '');
  const isUnderHeading = (element: Element | null): boolean => {
    const own = element?.querySelector('h1, h2, h3, h4, h5, h6');
    if (own) return plain(own.textContent) === plain(heading);
    return element ? isUnderHeading(element.parentElement) : false;
  };
  const wanted = plain(text);
  const says = (element: Element) => plain(element.textContent).includes(wanted);
  const isShown = (element: Element) => element.getClientRects().length > 0;
  for (const fold of document.querySelectorAll('main details')) {
    if (says(fold)) fold.setAttribute('open', '');
  }
  const saying = [...document.body.querySelectorAll<HTMLElement>('*')].filter(says);
  const closest = saying.filter((element) => ![...element.children].some(says)).filter(isShown);
  const found =
    closest.find(isUnderHeading) ??
    closest.find((element) => element.closest('main')) ??
    closest[0];
  if (!found) return;
  found.style.outline = '3px solid #d0342c';
  found.style.outlineOffset = '4px';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
}
