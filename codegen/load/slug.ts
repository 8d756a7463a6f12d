import { tidyName } from './file-name.ts';

/** The name of the file of a record that is called so: `New Town` as `new-town`. */
export function slugOf(name: string): string {
  return tidyName(`${name.trim().replaceAll(/[./]/g, ' ').trim()}.yaml`).slice(0, -'.yaml'.length);
}
