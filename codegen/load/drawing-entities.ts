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
