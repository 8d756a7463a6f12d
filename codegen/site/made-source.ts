import { fileKinds, type Noun } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { createSource } from '../parse/source.ts';

/** The file that content could have and does without, with what is in it then. */
export function madeSource(noun: Noun, id: string, data: unknown): Source {
  const kind = fileKinds.find((each) => each.noun === noun);
  if (!kind) throw new Error(`there is no noun "${noun}"`);
  const file = `content/${kind.pattern.replace(/<[^<>]*>/, id)}`;
  return createSource({ file, kind, id, text: '' }, data);
}
