// Text becomes markup at two places only, and what they are given is no text of the content.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Ways to make markup or code of a text. */
const ways =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseFromString|document\.write|srcdoc|\beval\(|new Function\b/g;

test('markup is made of text at known places only', () => {
  const web = join(import.meta.dirname, '../..');
  const files = globSync('{src,prerender,pictures,icons,dev}/**/*.{ts,tsx}', { cwd: web });
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file)).sort();
  const places = code.flatMap((file) =>
    (readFileSync(join(web, file), 'utf8').match(ways) ?? []).map((way) => `${file}: ${way}`),
  );
  expect(places).toEqual([
    // Development only: the page that the renderer has just made.
    'dev/parsed-page.ts: parseFromString',
    // Data of search engines, with every sign escaped that could end the script.
    'src/shell/head-tags.tsx: dangerouslySetInnerHTML',
    // What React has just rendered.
    'src/shell/html-document.tsx: dangerouslySetInnerHTML',
  ]);
});
