import * as childProcess from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { packageExtension } from './package-extension.ts';

const root = join(import.meta.dirname, '../../..');

/** Stands for whatever a program may ask of the editor. */
function anything(known: Readonly<Record<string, unknown>> = {}): unknown {
  const parts = new Map(Object.entries(known));
  const stand: object = new Proxy(class {}, {
    apply: () => anything(),
    construct: (target, args, made) =>
      Object(made === stand ? anything() : Reflect.construct(target, args, made)),
    get(target, name, receiver) {
      if (typeof name !== 'string' || name === 'prototype' || name === 'then')
        return Reflect.get(target, name, receiver);
      if (!parts.has(name)) parts.set(name, anything());
      return parts.get(name);
    },
  });
  return stand;
}

test('the extension holds what it names, starts the language server of the folder, and offers its answers', async () => {
  const files = unzipSync(await packageExtension());
  const read = (name: string) => strFromU8(files[name] ?? expect.fail(`there is no ${name}`));
  const paths = [...read('extension.vsixmanifest').matchAll(/ Path="([^"]*)"/g)];
  for (const [, path = ''] of paths) expect(read(path)).not.toBe('');
  const { main, publisher, name } = JSON.parse(read('extension/package.json'));
  expect(read('extension.vsixmanifest')).toContain(`Publisher="${publisher}"`);
  expect(read('[Content_Types].xml')).toContain('.vsixmanifest');
  const notices = read('extension/THIRD-PARTY-NOTICES.txt');
  for (const bundled of ['vscode-languageclient', 'vscode-jsonrpc', 'semver'])
    expect(notices).toMatch(
      new RegExp(`^## ${bundled} [\\d.]+ \\([^)]*\\)\n\n[^#]*Copyright`, 'm'),
    );

  const spawn = vi.fn(childProcess.spawn);
  const registerHoverProvider = vi.fn(() => ({ dispose() {} }));
  const uri = { fsPath: root, scheme: 'file', toString: () => pathToFileURL(root).href };
  const workspaceFolders = [{ uri, name, index: 0 }];
  const given: Readonly<Record<string, unknown>> = {
    vscode: anything({
      version: '1.140.0',
      workspace: anything({ workspaceFolders, textDocuments: [] }),
      languages: anything({ registerHoverProvider }),
    }),
    child_process: { ...childProcess, spawn },
  };
  const require = createRequire(import.meta.url);
  const module = { exports: { activate: async (_: object): Promise<void> => expect.fail() } };
  const names = ['module', 'exports', 'require'];
  compileFunction(read(join('extension', main)), names)(
    module,
    module.exports,
    (asked: string) => given[asked] ?? require(asked),
  );
  const subscriptions: { dispose(): unknown }[] = [];
  await module.exports.activate({ subscriptions });
  expect(registerHoverProvider).toHaveBeenCalledOnce();
  expect(spawn.mock.lastCall?.slice(0, 2)).toEqual([
    join(root, 'node_modules/.bin/node'),
    [join(root, 'codegen/language-server/main.ts'), '--stdio'],
  ]);
  const server = spawn.mock.results[0]?.value;
  // A busy server is not waited for, but ended.
  await Promise.allSettled([once(server, 'exit'), ...subscriptions.map((each) => each.dispose())]);
});
