const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', '#x27': "'" };

/** A value of an attribute as it was before React wrote it. */
export function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
