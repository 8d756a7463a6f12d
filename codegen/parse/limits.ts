/** How deep lists and groups may lie in one another. */
export const deepest = 20;

/** How many keys, values, brackets and other signs a file may hold: many more take the parser too much memory. */
export const mostWords = 20_000;
