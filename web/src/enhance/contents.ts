/** Marks in a table of contents the section that is being read: the last one that has begun. */
export function enhanceContents(): void {
  addEventListener('scroll', markCurrent, { passive: true });
}

/** A section that begins higher than this is being read: below the header. */
const top = 160;

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const current = links.findLast(({ hash }) => {
    const section = document.getElementById(hash.slice(1));
    return section && section.getBoundingClientRect().top < top;
  });
  for (const link of links) link.setAttribute('aria-current', `${link === current}`);
}
