// Modules of Node, asked for. An import of one loads all that it can do: streams for the files, keys and certificates for
// the hashes, which takes 7 of the 150 ms of a check.

/** `node:fs`. */
export const fileSystem = process.getBuiltinModule('node:fs');
/** `node:crypto`. */
export const crypto = process.getBuiltinModule('node:crypto');
