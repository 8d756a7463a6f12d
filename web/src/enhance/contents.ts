// Marks in the table of contents the section that is being read: the last one that has begun.

/** A section that begins higher than this is being read: below the header. */
const top = 160;

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];

function markCurrent(): void {
  const current = links.findLast(({ hash }) => {
    const section = document.getElementById(hash.slice(1));
    return section && section.getBoundingClientRect().top < top;
  });
  for (const link of links) link.setAttribute('aria-current', `${link === current}`);
}

markCurrent();
addEventListener('scroll', markCurrent, { passive: true });
