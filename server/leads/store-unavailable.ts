/** The lead store cannot take a lead now; a later try may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
