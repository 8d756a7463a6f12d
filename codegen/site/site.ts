import type { ReadPictures } from '../load/read-pictures.ts';
import type { Content } from '../model/content.ts';
import type { Page } from '../model/page.ts';
import type { HashPicture } from '../model/picture-uses.ts';
import type { RefusedFile } from '../model/refused.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** The whole site, every reference to a fact replaced by its text: links are checked in it, pages made from it. */
export interface Site extends ReadPictures {
  readonly content: Content;
  readonly pages: readonly Page[];
  /** Files with faults: what refers to them is not reported a second time. */
  readonly refused: readonly RefusedFile[];
  /** Asked only for output: a check reads no photograph whole. */
  readonly hashPicture: HashPicture;
  /** The text of a name as an earlier run has worked it out, or else as it is made now. */
  readonly remember: (name: string, make: () => string) => string;
  readonly schemas: SchemaSet;
}
