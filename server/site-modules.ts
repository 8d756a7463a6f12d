import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const productFolder = join(import.meta.dirname, '..');

const addressOf = (folder: string) => `${pathToFileURL(realpathSync(folder)).href}/`;

/**
 * Lets a site in a folder of its own be run by this program: code finds what was generated for that site where it names
 * what is generated here, and what was generated finds the packages of this program.
 */
export function findModulesOf(site: string): void {
  const [here, there] = [addressOf(productFolder), addressOf(site)];
  if (here === there) return;
  const generated = `${here}generated/`;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (/^\w/.test(specifier) && !specifier.includes(':') && parentURL.startsWith(there))
        return next(specifier, { ...context, parentURL: here });
      const address = specifier.startsWith('.') ? new URL(specifier, parentURL).href : specifier;
      return address.startsWith(generated)
        ? next(`${there}generated/${address.slice(generated.length)}`, context)
        : next(specifier, context);
    },
  });
}
