import type { ContentFile } from './source.ts';

/** What the path of a file calls its record: its id, the names in the pattern of its place, its address as a page. */
export function namesOf({ file, kind, id }: ContentFile): Readonly<Record<string, string>> {
  const steps = file.slice('content/'.length, -'.yaml'.length).split('/');
  const named = kind.pattern
    .slice(0, -'.yaml'.length)
    .split('/')
    .flatMap((step, index) => {
      const name = /^<(.*)>$/.exec(step)?.[1];
      return name === undefined ? [] : [[name, steps[index] ?? '']];
    });
  return { ...Object.fromEntries(named), id, path: id === 'home' ? '/' : `/${id}` };
}
