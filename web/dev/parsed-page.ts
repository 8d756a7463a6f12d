/** A page that the renderer has just made, to be read and not shown: nothing in it is run or loaded. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
