import { relative } from 'node:path';
import { readArguments } from './arguments.ts';
import { createBlender } from './blender.ts';
import { runStudio } from './studio.ts';

// Ctrl-C ends the picture being drawn; finished ones are kept and recorded.
const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());
process.once('SIGTERM', () => interruption.abort());

const root = relative(process.cwd(), `${import.meta.dirname}/..`) || '.';
process.exitCode = await runStudio(readArguments(process.argv.slice(2)), {
  root,
  renderer: createBlender(`${import.meta.dirname}/blender/draw.py`),
  signal: interruption.signal,
  now: () => Date.now(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
