import { handbookPages } from '../../diagnostics/handbook.ts';
import type { EmittedFile } from '../write.ts';

/** The type of the codes that have a page in the handbook: one without a page is an error of types wherever it is used. */
export function codesModule(): EmittedFile {
  const codes = [...handbookPages().keys()].map((code) => `\n  | '${code}'`);
  return {
    path: 'codes.ts',
    text: `/** The code of a message: it has a page in the handbook. */\nexport type Code =${codes.join('')};\n`,
  };
}
