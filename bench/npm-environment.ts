/** The environment in which package.json and the Makefile start the compiler and the build. */
export const npmEnvironment = { ...process.env, NODE_COMPILE_CACHE: '.cache/node' };
