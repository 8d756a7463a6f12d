/** Marks the links of header and footer that lead to the shown page. */
export function updateCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll('header a, dialog a, footer a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Moves the focus to the page's first heading and says its words to assistive technology. */
export function announcePage(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const announcer = document.querySelector('#announcer');
  if (announcer) announcer.textContent = heading.textContent;
}
