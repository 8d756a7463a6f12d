import { appendFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from './content-watcher.ts';
import { watchContent } from './content-watcher.ts';

const repository = join(import.meta.dirname, '../..');

/** A project with the content of a small dealer, whose compiler names its process and then runs as always. */
function layProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'watched-'));
  cpSync(join(repository, 'codegen/testdata/ok/kayaks'), project, { recursive: true });
  mkdirSync(join(project, 'codegen'));
  const main = JSON.stringify(join(repository, 'codegen/main.ts'));
  const program = `
    process.argv.push('--root', process.cwd());
    console.log(process.pid);
    await import(${main});
  `;
  writeFileSync(join(project, 'codegen/main.ts'), program);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  return project;
}

test('a compiler that was killed is named as a fault, and the next saved file is checked again', async () => {
  const project = layProject();
  const processes: number[] = [];
  let codes: readonly string[] | undefined;
  const { stop } = watchContent({
    project,
    onReport: (faults: readonly Fault[]) => {
      codes = faults.map(({ code }) => code);
    },
    onText: (line) => void processes.push(Number(line)),
  });
  onTestFinished(stop);
  await expect.poll(() => codes).toEqual([]);

  process.kill(processes[0] ?? Number.NaN, 'SIGKILL');
  await expect.poll(() => codes).toEqual(['compiler-ended']);
  appendFileSync(join(project, 'content/facts/tides.yaml'), 'range: {\n');
  await expect.poll(() => codes).toContain('syntax');
  expect(processes).toHaveLength(2);
});
