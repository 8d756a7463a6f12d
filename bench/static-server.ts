// Answers an address of another server as `express.static` would, with the same bytes: `node bench/static-server.ts URL`.
// Prints where.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';

const [, , url = ''] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true });
  process.exit();
});
get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  writeFileSync(join(folder, 'index.html'), await buffer(answer));
  const app = express();
  app.use(
    express.static(folder, {
      setHeaders: (response) => void response.set('Content-Encoding', 'br'),
    }),
  );
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stdout.write(`http://127.0.0.1:${port}/\n`);
  });
});
