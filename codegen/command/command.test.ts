import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { captured } from '../testing/captured.ts';
import { layOver } from '../testing/golden-folder.ts';
import { exitCodes, runCommand } from './command.ts';

const kayaks = join(import.meta.dirname, '../testdata/ok/kayaks');

const run = (...args: string[]) => captured((console) => runCommand(args, console));

describe('runCommand', () => {
  test('checks good content', async () => {
    const { code, printed, complaint } = await run('check', '--root', kayaks);
    expect(code).toBe(exitCodes.good);
    expect(printed).toMatch(/^0 errors in \d+ files\n$/);
    expect(complaint).toBe('');
  });

  test('checks the folder of a dealer that CONTENT names', async () => {
    vi.stubEnv('CONTENT', kayaks);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await run('check')).printed).toBe('0 errors in 30 files\n');
  });

  test('lists the facts of good content, and says what is wrong with other', async () => {
    const listed = await run('facts', '--root', kayaks, '--format', 'json');
    expect(listed).toMatchObject({ code: exitCodes.good, complaint: '' });
    expect(JSON.parse(listed.printed)).toMatchObject({ version: 1, readings: [{}] });
    expect((await run('facts', '--root', kayaks)).printed).toContain('\n\nOWED by the dealer\n');

    const root = layOver('unknown-fact', mkdtempSync(join(tmpdir(), 'command-')));
    const { code, printed } = await run('facts', '--root', root);
    expect(code).toBe(exitCodes.wrongContent);
    expect(printed).toContain('[unknown-fact]');

    const { complaint } = await run('facts', '--root', kayaks, '--format', 'github');
    expect(complaint).toContain('Facts are listed as text or json, not as github.');
  });

  test.each([
    [[], 'A command is missing.'],
    [['build'], 'There is no command "build".'],
    [['check', 'more'], '"more" is not understood.'],
    [['check', '--format', 'xml'], 'There is no format "xml".'],
    [['check', '--unknown'], '--unknown'],
    [['check', '--root', '/nowhere'], 'There is no folder /nowhere.'],
    [
      ['check', '--root', join(kayaks, 'content')],
      'is the content itself: name the folder above it.',
    ],
    [['check', '--schema', kayaks.concat('/content/site.yaml')], 'There is no folder'],
    [['check', '--max-files', 'many'], '--max-files takes a whole number of files, not "many".'],
  ])('refuses %j', async (args, reason) => {
    const { code, printed, complaint } = await run(...args);
    expect(code).toBe(exitCodes.wrongUse);
    expect(printed).toBe('');
    expect(complaint).toContain(reason);
    expect(complaint).toContain('Usage:');
  });

  test('reads as many files as --max-files allows', async () => {
    const { code, printed } = await run('check', '--root', kayaks, '--max-files', '10');
    expect(code).toBe(exitCodes.wrongContent);
    expect(printed).toContain('there are 30 files here; at most 10 are read');
    const more = await run('check', '--root', kayaks, '--max-files', '30');
    expect(more.code).toBe(exitCodes.good);
  });

  test('owns up to a fault of its own', async () => {
    let complaint = '';
    const code = await runCommand(['check', '--root', kayaks], {
      print() {
        throw new Error('the printer is on fire');
      },
      complain: (text) => {
        complaint += text;
      },
    });
    expect(code).toBe(exitCodes.internalError);
    expect(complaint).toContain('fault of the compiler');
    expect(complaint).toContain('the printer is on fire');
  });
});
