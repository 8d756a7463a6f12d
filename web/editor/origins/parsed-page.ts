/** Parses a page the renderer has just made, to be read and not shown: nothing in it runs or loads. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
