import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { compilerFolder, compilerKey } from './compiler-key.ts';

/** The folders whose modules go into a program although they are imported on demand. */
export type OnDemand = 'all' | readonly string[];

/** Libraries that most runs do not need. */
const external = /^(?:ajv|ajv-formats|sharp|ts-morph)(?:\/|$)/;

/** The ones that the run that makes the bundle needs next. */
const neededNext = ['ajv/dist/2020.js', 'ajv/dist/standalone/index.js', 'ajv-formats'];

/**
 * Once Rolldown has read all modules, it links them in threads of its own. Meanwhile this idle thread loads the
 * libraries and the locale data, which saves the check 30 and 10 ms.
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

/** Shorter names save 3 of 105 ms of loading. Functions keep theirs, so that stack traces stay readable. */
const minify = { compress: false, mangle: { keepNames: true }, codegen: false };

/** The compiler as one program: a function of `exports` and `require`. */
export async function makeBundle(entry: string, onDemand: OnDemand): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external,
    tsconfig: false,
    plugins: [leaveOut(onDemand), inPlace(compilerKey()), loadMeanwhile],
  });
  const made = await bundle.generate({ format: 'cjs', codeSplitting: false, minify });
  const [{ code }] = made.output;
  await bundle.close();
  return `(function (exports, require) {${inAscii(code)}\n})`;
}

/** A few other characters would double the size of the program in memory. They occur only in strings and patterns. */
function inAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Leaves modules imported on demand out of the program, except those in the given folders. */
function leaveOut(onDemand: OnDemand): Plugin {
  return {
    name: 'leave-out',
    resolveId(id, importer, { kind }) {
      const isOwn = kind === 'dynamic-import' && importer !== undefined && id.startsWith('.');
      if (!isOwn || onDemand === 'all') return null;
      const path = join(dirname(importer), id);
      const isWanted = onDemand.some((folder) =>
        path.startsWith(join(compilerFolder, folder, sep)),
      );
      return isWanted ? null : { id: path, external: true };
    },
  };
}

/** Inlines the path of each module, and the key of the compiler so that its files are not read again. */
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
