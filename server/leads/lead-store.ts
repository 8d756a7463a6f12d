/** A checked message on its way into the store. */
export interface NewLead {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The client's own key: a repeated submit with the same key makes one lead. */
  readonly key?: string | undefined;
  /** How much speaks for a machine having written it. */
  readonly suspicion?: number;
}

/** The stored lead's id, or `conflict` when the key was used for another message. */
export type SavedLead =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Where leads are kept. Both calls throw StoreUnavailable when the database cannot work now. */
export interface LeadStore {
  /** Resolves only when the lead is on disk. */
  save(lead: NewLead): Promise<SavedLead>;
  /** What a key already stands for, if anything. */
  findRepeat(lead: NewLead): Promise<SavedLead | undefined>;
}
