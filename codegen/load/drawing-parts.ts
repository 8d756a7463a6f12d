// What a drawing may hold. A list of what is allowed cannot be evaded by what nobody has thought of.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Shapes, texts, and what colors them. Nothing that runs, moves, or brings in something else. */
export const allowedElements = words(`
  svg g defs symbol use title desc metadata style switch
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feFuncA feFuncB feFuncG feFuncR feComposite feDropShadow feFlood
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`);

const allowedAttributes = words(`
  id class style lang xml:lang xml:space xml:id version baseProfile role type
  width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength rotate textLength lengthAdjust
  viewBox preserveAspectRatio overflow enable-background transform transform-origin href xlink:href
  systemLanguage requiredFeatures
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity color display visibility paint-order vector-effect
  color-interpolation color-interpolation-filters color-rendering shape-rendering text-rendering image-rendering
  isolation mix-blend-mode mask mask-type clip clip-path clip-rule filter flood-color flood-opacity
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
  direction unicode-bidi writing-mode startOffset method spacing side
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  marker marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude
  exponent stdDeviation edgeMode radius
`);

/** Names of things, for people and programs. */
const names = /^(?:aria|data)-[a-z][\w-]*$/;

/** Whether an attribute may be in a drawing at all. */
export function isAllowedAttribute(name: string): boolean {
  return allowedAttributes.has(name) || names.test(name);
}

const allowedFunctions = words(`
  rgb rgba hsl hsla matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY calc var
`);

/**
 * Whether a style or an attribute refers to nothing but parts of its own drawing. An escape could spell an address
 * unseen, and a rule that begins with @ could fetch one.
 */
export function isOwnStyle(text: string): boolean {
  if (/[\\@<]/.test(text)) return false;
  const addresses = /\burl\(\s*(["']?)#[\w.:-]+\1\s*\)/g;
  const calls = text.replaceAll(addresses, '').split('(').slice(0, -1);
  return calls.every((before) => allowedFunctions.has(lastNameIn(before)));
}

function lastNameIn(text: string): string {
  return /(?<![\w-])[\w-]*$/.exec(text.trimEnd())?.[0] ?? '';
}

/** The ids of other parts that a value refers to. */
export function partsNamedIn(text: string): string[] {
  return [...text.matchAll(/#([\w.:-]+)/g)].map(([, id = '']) => id);
}

// Illustrator writes the addresses of its markup once, as entities: <!ENTITY ns_svg "http://www.w3.org/2000/svg">.

/** A name for an address or a word: nothing that could be markup, or name another entity. */
const entity = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([\w\s:/.#,+-]*)"|'([\w\s:/.#,+-]*)')\s*>/g;

/** Whether definitions define only that. */
export function isOfEntities(definitions: string): boolean {
  return definitions.replaceAll(entity, '').trim() === '';
}

/** What the references of a text stand for, such as `&ns_svg;`. */
export function readEntities(text: string): ReadonlyMap<string, string> {
  const [, definitions = ''] =
    /^[^[<]*(?:<[?!][^[]*?)?<!DOCTYPE\b[^[>]*\[([^\]]*)\]\s*>/.exec(text) ?? [];
  return new Map(
    [...definitions.matchAll(entity)].map(([, name, double, single]) => [
      `&${name};`,
      double ?? single ?? '',
    ]),
  );
}
