import { join } from 'node:path';
import { fileSystem } from './builtins.ts';
import { filesBelow, keyOfFiles } from './file-key.ts';

/** The folder of the compiler. */
export const compilerFolder = join(import.meta.dirname, '..');

/** Holds the exact versions of the libraries. */
const manifest = '../package.json';

const notProduct = ['testdata', 'testing'];

let known: string | undefined;

/** A fingerprint of the compiler: its code, its path, the libraries and the runtime. */
export function compilerKey(): string {
  known ??= keyOfFiles([process.version, compilerFolder], compilerFolder, [
    manifest,
    ...ownFiles(),
  ]);
  return known;
}

function ownFiles(): string[] {
  const top = fileSystem.readdirSync(compilerFolder).filter((name) => !notProduct.includes(name));
  const isProduct = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');
  return top.flatMap((name) => {
    if (name.includes('.')) return isProduct(name) ? [name] : [];
    return filesBelow(join(compilerFolder, name), isProduct).map((file) => `${name}/${file}`);
  });
}
