/** A section that begins higher than this is being read: below the header. */
const top = 160;

/** Marks in a list of contents the section that is being read, the last one that has begun; returns how to stop. */
export function followReading(contents: Element): () => void {
  const links = [...contents.querySelectorAll('a')];
  const markCurrent = () => {
    const current = links.findLast(({ hash }) => {
      const section = document.getElementById(hash.slice(1));
      return section && section.getBoundingClientRect().top < top;
    });
    for (const link of links) link.setAttribute('aria-current', `${link === current}`);
  };
  markCurrent();
  addEventListener('scroll', markCurrent, { passive: true });
  return () => removeEventListener('scroll', markCurrent);
}
