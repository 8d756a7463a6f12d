/** A record as written, with its facts filled in and the id that references to it use. */
export type WithId<Written> = Written & { readonly id: string };
