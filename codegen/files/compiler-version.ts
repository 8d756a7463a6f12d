import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../model/once.ts';
import { filesBelow, hashFiles } from './hash-files.ts';

const compilerFolder = join(import.meta.dirname, '..');

/** Holds the exact versions of the libraries. */
const manifest = '../package.json';

const notProduct = ['testdata', 'testing'];

/** A hash of the compiler: its code, its folder, the libraries and the runtime. */
export const compilerVersion = once(() => {
  const words = [process.version, compilerFolder];
  return hashFiles(words, compilerFolder, [manifest, ...productFiles()]);
});

function productFiles(): string[] {
  const top = readdirSync(compilerFolder).filter((name) => !notProduct.includes(name));
  const isProduct = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');
  return top.flatMap((name) => {
    if (name.includes('.')) return isProduct(name) ? [name] : [];
    return filesBelow(join(compilerFolder, name), isProduct).map((file) => `${name}/${file}`);
  });
}
