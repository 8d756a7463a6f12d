/** A command cannot do what was asked; the message is one sentence for whoever asked. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
