// Which way imports may run. A layer imports only layers before it; what stands in one layer side by side
// knows nothing of each other. Tests may import what they test and its test support.

/** One folder cut into layers, the lowest first. */
const layered = (root, layers) =>
  layers.flatMap((rooms, level) =>
    rooms.map((room) => ({
      name: `${root}/${room} imports only the layers below it`,
      severity: 'error',
      from: { path: pathOf(root, [room]), pathNot: '\\.(test|nightly)\\.tsx?$' },
      to: { path: pathOf(root, layers.slice(level).flat()), pathNot: pathOf(root, [room]) },
    })),
  );

const pathOf = (root, rooms) => `^${root}/(${rooms.join('|')})(/|\\.tsx?$)`;

const stranger = (root, others, except = '^$') => ({
  name: `${root} knows nothing of ${others.join(', ')}`,
  severity: 'error',
  // Development runs the server's own application; the build, with its pictures and pages, runs the compiler and keeps
  // files as it does. A dealer of the tests is drawn by the site's own renderer.
  from: {
    path: `^${root}/`,
    pathNot:
      '^web/((build|dev|e2e|editor|engines|pictures|prerender)/|(build|check-export|encode|preview|rollback|vite\\.config)\\.ts$)|^changes/testing/',
  },
  to: { path: `^(${others.join('|')})/`, pathNot: except },
});

/** Types made from the schemas and the handbook alone: no code of the compiler runs on its own output. */
const typesOfContent = '^generated/(codes|content|sections)\\.ts$';

/** What serves visitors, without its tests. */
const product = '\\.(test|nightly)\\.ts$|^server/(testing|tests)/';

/** Packages or parts of Node that only some files of the server may use. */
const reserved = (modules, files) => ({
  name: `in the server only ${files} imports ${modules}`,
  severity: 'error',
  from: { path: '^server/', pathNot: `${product}|^server/(${files})\\.ts$` },
  to: { path: `^(node_modules/)?(${modules})(/|$)`, dependencyTypesNot: ['type-only'] },
});

export default {
  forbidden: [
    stranger('codegen', ['web', 'server', 'generated'], typesOfContent),
    stranger('server', ['codegen', 'web']),
    stranger('web', ['codegen', 'server']),
    stranger('changes', ['web', 'server', '\\.ci'], '^\\.ci/testing/'),
    ...layered('codegen', [
      ['text'],
      ['contract', 'diagnostics', 'geography'],
      ['model'],
      ['files'],
      ['memo'],
      ['load', 'parse', 'report', 'resolve'],
      ['edit', 'migrations', 'schema'],
      ['form', 'validate'],
      ['language'],
      ['spelling'],
      ['site'],
      ['derive', 'link'],
      ['emit', 'rules', 'trace'],
      ['compile'],
      ['command'],
      ['records'],
      ['import', 'language-server'],
      ['main', 'testing'],
    ]),
    ...layered('codegen/derive', [
      ['context', 'look'],
      ['pictures', 'places', 'prices', 'rentals', 'search'],
      ['vehicles'],
      ['locator', 'structured-data'],
      ['views'],
      ['pages'],
      ['uses'],
      ['derive'],
      ['origins'],
    ]),
    {
      name: 'a rule knows nothing of other rules',
      severity: 'error',
      from: { path: '^codegen/rules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^codegen/rules/', pathNot: '^codegen/rules/$1/' },
    },
    ...layered('server', [
      ['environment', 'errors', 'log', 'metrics', 'site', 'site-modules'],
      ['config', 'load-site'],
      ['http', 'leads'],
      ['accept-post'],
      ['api', 'command', 'pages'],
      ['app', 'export-main', 'leads-main'],
      ['start'],
      ['run'],
      ['main', 'testing', 'tests'],
    ]),
    {
      name: 'the server starts no process, runs no text as code and opens no connection of its own',
      severity: 'error',
      from: { path: '^server/', pathNot: product },
      to: {
        dependencyTypes: ['core'],
        pathNot:
          '^(crypto|events|fs|http|module|net|node:sqlite|os|path|perf_hooks|stream|timers/promises|url|util|zlib)$',
      },
    },
    reserved(
      'fs',
      'command/.*|environment|export-main|load-site|site-modules|leads/sqlite/.*|pages/public-files',
    ),
    reserved('module', 'main|site-modules'),
    reserved('pg', 'leads/postgres/.*'),
    reserved('nodemailer', 'leads/mail/create-mailer'),
    reserved('pino', 'log'),
    reserved('prom-client', 'metrics'),
    ...layered('web/src', [
      ['domain', 'render-context'],
      ['api', 'ui'],
      ['calculator', 'form', 'layout', 'place', 'policy', 'rentals', 'vehicle'],
      ['sections'],
      ['page'],
      ['navigation', 'shell'],
      ['enhance'],
      ['entry-client', 'entry-server'],
    ]),
    ...layered('web/editor', [['workspace'], ['calls'], ['origins'], ['client']]),
    ...layered('web', [
      ['preload-plugin', 'site-modules-plugin'],
      ['icons', 'pictures', 'src'],
      ['prerender'],
      ['editor'],
      ['dev'],
      ['vite.config'],
      ['build'],
    ]),
    {
      name: 'beside a token that writes runs no package',
      severity: 'error',
      from: { path: '^\\.ci/.*/publish(-main)?\\.ts$' },
      to: { path: '^node_modules', reachable: true },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(codegen/testdata|dist|build)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.json'] },
  },
};
