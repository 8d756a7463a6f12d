// The least a Node server can do: answers every request as another server answered once, with the same bytes and
// headers: `node bench/bare-server.ts URL`. Prints its address.
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [, , url = ''] = process.argv;
get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  // Node writes these itself.
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = answer.headers;
  const body = await buffer(answer);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stdout.write(`http://127.0.0.1:${port}/\n`);
  });
});
