/** The file of the output that remembers what the modules of types were made from, and marks the folder as ours. */
export const typesKeyFile = '.types-key';

/** A file to be written below the output folder. Without a text, the file that stands there is kept. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string | undefined;
}
