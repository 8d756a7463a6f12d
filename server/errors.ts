/** Ends the process with its one-sentence message and no stack trace. */
export abstract class ExitError extends Error {
  abstract readonly exitCode: number;
}

/** The environment holds invalid settings. The message names each one, never its value. */
export class ConfigError extends ExitError {
  override readonly name = 'ConfigError';
  override readonly exitCode = 2;
}

/** The server cannot start. */
export class StartFailure extends ExitError {
  override readonly name = 'StartFailure';
  override readonly exitCode = 1;
}

/** A command cannot do what was asked. */
export class CommandFailure extends ExitError {
  override readonly name = 'CommandFailure';
  override readonly exitCode = 1;
}
