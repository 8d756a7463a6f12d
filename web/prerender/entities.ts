const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', '#x27': "'" };

/** An attribute's value before React escaped it. */
export function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
