import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { compilerKey } from './compiler-key.ts';

/** Libraries that most runs do not need. */
const external = /^(?:ajv|ajv-formats|ts-morph)(?:\/|$)/;

/** Those of them that the run that makes the bundle needs next. */
const neededNext = ['ajv/dist/2020.js', 'ajv/dist/standalone/index.js', 'ajv-formats'];

/**
 * Once Rolldown has read all modules, it links them in threads of its own. This thread has nothing to do meanwhile and
 * loads the libraries and the locale data, which takes 30 and 10 ms of that time and not of the check.
 */
const loadMeanwhile: Plugin = {
  name: 'load-meanwhile',
  buildEnd() {
    setImmediate(() => {
      const load = createRequire(import.meta.url);
      for (const library of neededNext) load(library);
      new Intl.NumberFormat('en').format(0);
    });
  },
};

/** The compiler as one program: a function of `exports` and `require`. */
export async function makeBundle(entry: string, unused: readonly string[]): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: [external, ...unused.map((file) => new RegExp(`/${file.replace('.', '\\.')}$`))],
    tsconfig: false,
    plugins: [inPlace(compilerKey()), loadMeanwhile],
  });
  const made = await bundle.generate({ format: 'cjs', codeSplitting: false, minify: false });
  const [{ code }] = made.output;
  await bundle.close();
  return `(function (exports, require) {${code}\n})`;
}

/** Modules know their place as before, and the key of the compiler without reading its files again. */
function inPlace(key: string): Plugin {
  return {
    name: 'in-place',
    transform: {
      filter: { code: 'import.meta' },
      handler(code, id) {
        if (id.endsWith('compiler-key.ts'))
          return `export const compilerKey = () => ${JSON.stringify(key)};`;
        return code
          .replaceAll(/createRequire\(\s*import\.meta\.url,?\s*\)/g, 'require')
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      },
    },
  };
}
