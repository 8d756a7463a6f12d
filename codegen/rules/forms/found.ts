import type { Code } from '../../../generated/codes.ts';
import type { Message, Path } from '../../diagnostics/diagnostic.ts';
/** What is wrong in a form, and where. */
export type Found = readonly [path: Path, text: Message];

/** What is said of a place. */
export function found(path: Path, code: Code, message: string, help?: string): Found {
  return [path, { code, message, ...(help !== undefined && { help }) }];
}
