import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { startReading } from './reading.ts';
import { behaviors } from './specification/behaviors.ts';
import { lookAll } from './specification/look.ts';
import { places } from './specification/places.ts';
import { screens } from './specification/screens.ts';

const reading = startReading();

describe.for([...screens, ...places])('$name', ({ paths, lines }) => {
  test.for(lines)('%s', async ([, ...looks]) => {
    const missing: string[] = [];
    for (const path of paths) {
      const html = await reading.html(path);
      missing.push(...lookAll(html, looks).map((fault) => `${path}: ${fault}`));
    }
    expect(missing).toEqual([]);
  });
});

describe.for(Object.entries(behaviors))('%s', ([, lines]) => {
  test.for(lines)('%s is tested', async ([, file, title]) => {
    const text = await readFile(new URL(file, import.meta.url), 'utf8');
    expect(text).toContain(title);
  });
});
