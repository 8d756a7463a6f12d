import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lays a dealer with so many towns at `root`. */
export function layManyTowns(root: string, count: number): void {
  const dealer = 'codegen/testdata/ok/kayaks/content';
  cpSync(dealer, join(root, 'content'), { recursive: true });
  const folder = join(root, 'content/towns/knox');
  mkdirSync(folder, { recursive: true });
  const town = readFileSync(join(dealer, 'towns/knox/rockport.yaml'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    const text = town
      .replace('name: Rockport', `name: Rockport ${index}`)
      .replace('slug: rockport', `slug: rockport-${index}`);
    writeFileSync(join(folder, `rockport-${index}.yaml`), text);
  }
}
