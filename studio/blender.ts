import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Picture } from './picture.ts';
import type { Renderer, Take } from './renderer.ts';

const lastLines = 12;
const lowestPriority = 19;

/** Draws with the locally installed Blender, at the lowest priority. */
export function createBlender(script: string): Renderer {
  return {
    missing: () =>
      isInstalled()
        ? undefined
        : 'Drawing needs Blender and numpy: sudo apt-get install --no-install-recommends blender python3-numpy.',
    render: (take, signal) => draw(script, take, signal),
  };
}

function isInstalled(): boolean {
  const words = ['--background', '--python-exit-code', '1', '--python-expr', 'import numpy'];
  return spawnSync('blender', words, { stdio: 'ignore' }).status === 0;
}

async function draw(script: string, { shots, layers }: Take, signal: AbortSignal): Promise<void> {
  const [{ picture, png }] = shots;
  const { width, height, detail, samples, subject } = picture;
  const job = {
    width: Math.round(width * detail),
    height: Math.round(height * detail),
    samples,
    subject,
    layers: resolve(layers),
    shots: shots.map((shot) => ({ output: shot.png, paint: paintOf(shot.picture) })),
  };
  mkdirSync(dirname(layers), { recursive: true });
  writeFileSync(`${png}.json`, JSON.stringify(job));
  const words = ['--background', '-noaudio', '--python', script, '--', `${png}.json`];
  const output = await run(words, signal);
  // Blender exits with 0 even if the script fails, so the pictures themselves are the proof.
  if (!shots.every((shot) => existsSync(shot.png)))
    throw new Error(`Blender drew nothing:\n${output}`);
}

function paintOf({ subject }: Picture) {
  return subject.kind === 'cart' ? subject.look.paint : undefined;
}

/** Runs Blender and returns the last lines it wrote. */
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
