// Nothing else is imported until the runtime is known to be new enough for the rest.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(`This needs Node 24 or newer, but runs on Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  // Where the scripts of package.json start this, the cache is on already and holds this file too.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(`${import.meta.dirname}/../.cache/node`);
  const { runCompiler } = await import('./command/run-compiler.ts');
  const run = await runCompiler(process.argv.slice(2), {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
  process.exitCode = run.code;
  run.keepCode();
  // Once all is printed: a process that ends by itself clears its memory first, for 8 of 130 ms.
  process.stdout.write('', () => process.exit());
}
