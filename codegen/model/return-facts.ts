/** The sheet of facts that goes into the data for search engines, `content/pricing/returns.yaml`. */
export const returnSheet = 'returns';

const groups = ['newCarts', 'parts', 'usedCarts'] as const;

/** A group of goods with its own return window. */
export type ReturnGroup = (typeof groups)[number];

/** The facts read from a group: its name and its return window. */
export const returnKeys = { name: 'name', window: 'window' } as const;

/** Whether a fact is on pages although no text refers to it. */
export function isReturnFact(path: string): boolean {
  return groups.some((group) =>
    Object.values(returnKeys).some((key) => path === `pricing.${returnSheet}.${group}.${key}`),
  );
}
