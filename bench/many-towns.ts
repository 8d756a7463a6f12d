import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lays out a dealer with that many towns at `root`. Its footer does not link them: with thousands of links every page
 * would weigh as much as a picture.
 */
export function layManyTowns(root: string, count: number): void {
  const dealer = 'codegen/testdata/ok/kayaks/content';
  cpSync(dealer, join(root, 'content'), { recursive: true });
  const navigation = join(root, 'content/navigation.yaml');
  const links = /^ {2}towns:\n(?: {4}.*\n)+/m;
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace(links, ''));
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
