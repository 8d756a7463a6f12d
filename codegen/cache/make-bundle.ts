import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

/** Libraries that most runs do not need. */
const external = /^(?:ajv|ajv-formats|ts-morph)(?:\/|$)/;

/** The compiler as one program: a function of `exports` and `require`. */
export async function makeBundle(entry: string, key: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external,
    tsconfig: false,
    plugins: [inPlace(key)],
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
