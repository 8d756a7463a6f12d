/** The sheet of facts that the data for search engines has, `content/pricing/returns.yaml`. */
export const returnSheet = 'returns';

const groups = ['newCarts', 'parts', 'usedCarts'] as const;

/** What may be returned, as the sheet groups it. */
export type ReturnGroup = (typeof groups)[number];

/** The facts of a group that are read: what it is called, and how long it may be returned. */
export const returnKeys = { name: 'name', window: 'window' } as const;

/** Whether a fact is on pages though no text refers to it. */
export function isReturnFact(path: string): boolean {
  return groups.some((group) =>
    Object.values(returnKeys).some((key) => path === `pricing.${returnSheet}.${group}.${key}`),
  );
}
