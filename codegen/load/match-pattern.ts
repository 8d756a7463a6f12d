/** The path of a file without its surplus folders. */
export function liftedTo(pattern: string, path: string): string | undefined {
  const depth = pattern.split('/').length;
  const steps = path.split('/');
  if (steps.length <= depth) return undefined;
  const lifted = [...steps.slice(0, depth - 1), ...steps.slice(-1)].join('/');
  return matchPattern(pattern, lifted) && lifted;
}

/** Matches a path with a pattern such as `towns/<county>/<slug>.yaml` and returns the names in it, if it matches. */
export function matchPattern(pattern: string, path: string): string[] | undefined {
  if (!pattern.startsWith('<') && folderOf(pattern) !== folderOf(path)) return undefined;
  const wanted = pattern.slice(0, -'.yaml'.length).split('/');
  const found = path.slice(0, -'.yaml'.length).split('/');
  if (wanted.length !== found.length) return undefined;
  const names: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const name = found[index] ?? '';
    if (part.startsWith('<')) names.push(name);
    else if (part !== name) return undefined;
  }
  return names;
}

/** The first folder of a path, if it has one. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** The file name of a path, without its extension. */
export function lastName(pattern: string): string {
  return pattern.slice(pattern.lastIndexOf('/') + 1, -'.yaml'.length);
}
