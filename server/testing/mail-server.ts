import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly text: string;
  readonly messageId: string;
}

/** What the server does with the next mail. */
export type Reaction = 'take' | 'drop after taking' | number;

/** A real mail server on a port of its own; `react` decides about each mail, `refuse` about each recipient. */
export async function startMailServer(
  react: () => Reaction | Promise<Reaction> = () => 'take',
  port = 0,
  refuse: (address: string) => number | undefined = () => undefined,
) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address);
      done(code === undefined ? undefined : refusal(code));
    },
    onData: (stream, session, done) => {
      // A sender that was killed halfway leaves half a mail, which counts as none.
      const received = receive(stream, session).catch(() => undefined);
      void received.then(async (mail) => {
        if (!mail) return;
        const reaction = await react();
        if (typeof reaction === 'number') return done(refusal(reaction));
        mails.push(mail);
        // The mail has arrived, but the sender never hears of it.
        if (reaction === 'drop after taking') return cut(server, session);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.server.address();
  const used = typeof address === 'object' && address ? address.port : 0;
  const stop = () => new Promise<void>((ended) => server.close(ended));
  return { mails, port: used, url: `smtp://127.0.0.1:${used}`, stop };
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const messageId = /^message-id: (\S+)/im.exec(text)?.[1] ?? '';
  return { to: envelope.rcptTo.map(({ address }) => address), text, messageId };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now, visitor@secret.example'), { responseCode });
}

function cut(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) {
    if ('id' in connection && connection.id === id && '_socket' in connection) {
      Object(connection._socket).destroy();
    }
  }
}
