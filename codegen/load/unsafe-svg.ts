/** SVG content that is refused (scripts, external references), matched after whitespace is collapsed. */
const foreignParts: readonly (readonly [words: string, shape: RegExp])[] = [
  ['a script', /[<:]script\b/i],
  ['code that runs on an event', /[ "'/]on[a-z]+ ?=/i],
  ['web page markup', /[<:](?:foreignObject|iframe|object|embed|audio|video)\b/i],
  ['definitions of its own', /<!ENTITY/i],
  ['an external style sheet', /<\?xml-stylesheet|@import/i],
  ['an address that changes', /attributeName ?= ?["'][^"']*href/i],
  // An address may refer to a part of the drawing or to an embedded picture.
  [
    'an address outside the file',
    /(?:href|src) ?= ?["'](?! ?(?:#|data:image\/(?:png|jpeg|webp)[;,]))/i,
  ],
  ['an address outside the file', /url\((?! ?["']? ?(?:#|data:image\/(?:png|jpeg|webp)[;,]))/i],
];

/**
 * Content of a drawing other than shapes and texts. The drawing is served unchanged, and opened by itself it is a page
 * of the site, so it must neither run scripts nor connect to another site.
 */
export function foreignPart(drawing: string): string | undefined {
  const folded = drawing.replaceAll(/\s+/g, ' ');
  return foreignParts.find(([, shape]) => shape.test(folded))?.[0];
}
