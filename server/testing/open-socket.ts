import { once } from 'node:events';
import { connect } from 'node:net';

/** Opens a connection, sends `bytes` and leaves it open: for clients that are slow, stuck or rude. */
export function openSocket(address: string, bytes: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes, 'latin1');
  const received = { text: '' };
  socket.on('data', (chunk) => {
    received.text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  /** Resolves when the server has said these words. */
  const hears = async (words: string) => {
    while (!received.text.includes(words)) await once(socket, 'data');
  };
  return { socket, closed, received, hears };
}

/** Sends bytes as they are and collects the answer until the server hangs up. */
export async function askRaw(address: string, bytes: string, longest = 5_000): Promise<string> {
  const { socket, closed, received } = openSocket(address, bytes);
  socket.setTimeout(longest, () => socket.destroy());
  await closed;
  return received.text;
}
