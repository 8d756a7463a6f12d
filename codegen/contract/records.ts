/** A record as it is written, its facts filled in, under the id by which others refer to it. */
export type WithId<Written> = Written & { readonly id: string };
