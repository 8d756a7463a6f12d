/** What people read a name as: capitals, and how its accents are saved, make no difference. */
export function readName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** `card-grid` as `CardGrid`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_all, _hyphen, letter: string) => letter.toUpperCase());
}

/** `card-grid` as `cardGrid`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
