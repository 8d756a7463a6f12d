import type { ChildProcess } from 'node:child_process';

/** Follows what a process prints: finds the first words that an expression captures; rejects if it ends before. */
export function followOutput(child: ChildProcess, wanted: RegExp) {
  const output = { text: '', isFound: false };
  const { promise: found, resolve, reject } = Promise.withResolvers<string>();
  const collect = (chunk: Buffer) => {
    output.text += chunk.toString();
    const [, words] = (!output.isFound && wanted.exec(output.text)) || [];
    if (words === undefined) return;
    output.isFound = true;
    resolve(words);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect);
  child.once('close', () => reject(new Error(`The server ended: ${output.text}`)));
  // Some tests wait only for the end, so nobody may handle this rejection.
  found.catch(() => undefined);
  return { found, printed: () => output.text };
}
