// Imports nothing else until it has checked that the runtime is new enough.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(`This needs Node 24 or newer, but runs on Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  // Under the Makefile the cache is already on, and then includes this file.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(`${import.meta.dirname}/../.cache/node`);
  const { runWithMemo } = await import('./command/command.ts');
  process.exitCode = await runWithMemo(process.argv.slice(2), {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
}
