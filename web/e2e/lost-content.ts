import type { Page } from 'playwright-core';

/** What sticks out to the side, and words that their box cuts off. */
export function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const lost = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isForReaders = element.clientWidth <= 1 || style.clipPath !== 'none';
      if (isForReaders || element.textContent === '' || element instanceof SVGElement) continue;
      const cutsX =
        /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY =
        /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (cutsX || cutsY) lost.push(`${element.tagName}.${element.className} cuts off its content`);
    }
    return lost;
  });
}
