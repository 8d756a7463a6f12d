import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { readRecord } from './record.ts';
import type { Renderer, Take } from './renderer.ts';
import { runStudio } from './studio.ts';

const project = join(import.meta.dirname, '..');
const vehicle = (rows: number) => `look:
  seats: { rows: ${rows}, color: "#222222", insert: "#888888" }
  rear: { kind: deck }
  front: { shape: sport }
  wheels: { rim: split }
  paints: [{ name: Chalk, color: "#d9d7d1", metallic: 0 }]
`;

const all = [
  'carts/runner-2',
  'carts/runner-2-rear',
  'sides/runner-2',
  'carts/runner-4',
  'carts/runner-4-rear',
  'sides/runner-4',
  'scenes/calm',
];

let root = '';
let drawn: string[] = [];
let said = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  drawn = [];
  said = '';
  cpSync(join(project, 'schema'), join(root, 'schema'), { recursive: true });
  for (const folder of ['content/vehicles/acme', 'content/pictures', 'studio/blender/scenes']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  write('studio/blender/draw.py', 'draw()\n');
  write('studio/blender/scenes/calm.py', 'sea()\n');
  write('studio/scenes.yaml', 'calm: { scene: calm }\n');
  write('content/vehicles/acme/runner-2.yaml', vehicle(1));
  write('content/vehicles/acme/runner-4.yaml', vehicle(2));
});

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

async function paintPngs({ shots }: Take): Promise<void> {
  for (const { picture, png } of shots) {
    await sharp({ create: { width: 9, height: 6, channels: 4, background: '#d9d7d180' } }).toFile(
      png,
    );
    drawn.push(picture.key);
  }
}

function run(
  words: string,
  renderer: Partial<Renderer> = {},
  signal = new AbortController().signal,
) {
  const speak = (text: string) => {
    said += text;
  };
  return runStudio(readArguments(words.split(' ').filter(Boolean)), {
    root,
    renderer: { missing: () => undefined, render: paintPngs, ...renderer },
    signal,
    now: () => 0,
    print: speak,
    complain: speak,
  });
}

test('an interrupted run keeps what is finished, leaves nothing half done, and goes on', async () => {
  const interruption = new AbortController();
  const render = async (take: Take) => {
    if (drawn.length === 1) {
      interruption.abort();
      throw new Error('killed');
    }
    await paintPngs(take);
  };
  expect(await run('', { render }, interruption.signal)).toBe(130);
  expect(said).toContain('Stopped after 1 of 7');
  expect(Object.keys(readRecord(root))).toEqual(['carts/runner-2']);
  expect(readdirSync(join(root, 'content/pictures/carts'))).toEqual(['runner-2.webp']);
  await run('');
  expect(drawn).toEqual(all);
});

test('a photograph put in place of a drawing stays', async () => {
  await run('');
  write('content/pictures/carts/runner-2.webp', 'a photograph');
  write('content/vehicles/acme/runner-2.yaml', vehicle(3));
  await run('');
  expect(drawn).toEqual([...all, 'carts/runner-2-rear', 'sides/runner-2']);
  expect(said).toContain('Put in by hand and left alone: 1.');
});

test('a fault in the YAML is named and nothing is drawn', async () => {
  write('content/vehicles/acme/runner-4.yaml', vehicle(9));
  expect(await run('')).toBe(1);
  expect(said).toContain('content/vehicles/acme/runner-4.yaml: look/seats/rows must be <= 4');
});
