/** A checked message on its way into the store. */
export interface NewLead {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The client's own key: a repeated submit with the same key makes one lead. */
  readonly key?: string | undefined;
}

/** The stored lead's id, or `conflict` when the key was used for another message. */
export type SavedLead =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Where leads are kept. `save` resolves only when the lead is on disk, and throws StoreUnavailable. */
export interface LeadStore {
  save(lead: NewLead): Promise<SavedLead>;
  close(): void;
}
