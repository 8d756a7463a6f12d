import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languagesIn } from '../../codegen/schema/site-languages.ts';
import { generatedFolder, translatedFolder } from '../editor/workspace/generated-folder.ts';
import { languageOf } from '../editor/workspace/load-module.ts';

/**
 * Has the code of a site in several languages find what was generated for the language of the page: on the server in the
 * environment of that language, in the browser by what the document says.
 */
export function languageModules(product: string, site: string): Plugin {
  const named = `${generatedFolder(product)}/`;
  const first = `${generatedFolder(site)}/`;
  const translated = `${translatedFolder(site)}/`;
  return {
    name: 'dealer-site:language-modules',
    apply: 'serve',
    enforce: 'pre',
    resolveId: {
      // Before what finds the modules of the first language.
      order: 'pre',
      handler(source, importer, options) {
        if (!importer) return null;
        if (/^\w/.test(source) && importer.startsWith(translated))
          return this.resolve(source, join(named, 'site.ts'), { ...options, skipSelf: true });
        const language = languageOf(this.environment);
        if (language === undefined) return null;
        const file = source.startsWith('.') ? resolve(dirname(importer), source) : source;
        return file.startsWith(named)
          ? join(generatedFolder(site, language), file.slice(named.length))
          : null;
      },
    },
    load(id) {
      const name = id.startsWith(first) ? id.slice(first.length) : '';
      if (this.environment.name !== 'client' || !/^[\w-]+\.ts$/.test(name)) return null;
      const files = listedIn(site)
        .map((language) => ({ language, file: join(generatedFolder(site, language), name) }))
        .filter(({ file }) => existsSync(file));
      return files.length === 0 ? null : choosingModule(id, files);
    },
  };
}

/** The further languages of the site as its file has them. */
function listedIn(site: string): readonly string[] {
  const textOf = (file: string) => {
    const path = join(site, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return languagesIn(textOf).slice(1);
}

interface TranslatedFile {
  readonly language: string;
  readonly file: string;
}

/** A module that exports what another one does for the language of the document. */
function choosingModule(id: string, files: readonly TranslatedFile[]): string {
  const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)];
  const quoted = (text: string) => JSON.stringify(text);
  return [
    `import * as first from ${quoted(`${id}?first`)};`,
    ...files.map(({ file }, index) => `import * as other${index} from ${quoted(file)};`),
    `const others = { ${files.map(({ language }, index) => `${quoted(language)}: other${index}`).join(', ')} };`,
    // A worker has no document; what it asks for is the same in all languages.
    'const shown = others[globalThis.document?.documentElement.lang] ?? first;',
    ...names.map(([, name]) => `export const ${name} = shown.${name};`),
  ].join('\n');
}
