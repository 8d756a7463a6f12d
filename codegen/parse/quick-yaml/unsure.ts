/** Says that a text uses what the quick parser does not know, or is not valid at all. */
export class Unsure extends Error {
  override readonly name = 'Unsure';
}
