import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Picture } from './picture.ts';
import type { Renderer } from './renderer.ts';

const lastLines = 12;
const lowestPriority = 19;

/** Draws with the Blender of this machine, at the lowest priority. */
export function createBlender(script: string): Renderer {
  return {
    missing: () =>
      isInstalled()
        ? undefined
        : 'Drawing needs Blender and numpy: sudo apt-get install --no-install-recommends blender python3-numpy.',
    render: (picture, png, signal) => draw(script, picture, { png, signal }),
  };
}

function isInstalled(): boolean {
  const words = ['--background', '--python-exit-code', '1', '--python-expr', 'import numpy'];
  return spawnSync('blender', words, { stdio: 'ignore' }).status === 0;
}

interface Order {
  readonly png: string;
  readonly signal: AbortSignal;
}

async function draw(script: string, picture: Picture, { png, signal }: Order): Promise<void> {
  const job = `${png}.json`;
  const { key: _key, ...parameters } = picture;
  writeFileSync(job, JSON.stringify({ ...parameters, output: png }));
  const words = ['--background', '-noaudio', '--python', script, '--', job];
  const output = await run(words, signal);
  // Blender ends with 0 even when the script fails, so the picture itself is the proof.
  if (!existsSync(png)) throw new Error(`Blender drew nothing:\n${output}`);
}

/** Runs Blender to its end and returns the last lines it wrote. */
function run(words: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('blender', words, { signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    const keep = (text: string) => {
      written = `${written}${text}`.split('\n').slice(-lastLines).join('\n');
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', () => resolve(written));
    if (child.pid !== undefined) setPriority(child.pid, lowestPriority);
  });
}
