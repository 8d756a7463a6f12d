import type { Server } from 'node:http';

/** Stops listening and waits for open requests, but no longer than `longest` milliseconds. */
export async function closeServer(server: Server, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that was busy at the close turns idle later, and would linger until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}
