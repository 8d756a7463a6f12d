// Node modules without their static imports. Importing one loads everything it can do, such as streams for `fs` and
// keys and certificates for `crypto`, which takes 7 of the 150 ms of a check.

/** `node:fs`. */
export const fileSystem = process.getBuiltinModule('node:fs');
/** `node:crypto`. */
export const crypto = process.getBuiltinModule('node:crypto');
