import type { Content } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { type Noun, nounNames, nouns } from '../../model/nouns.ts';
import { constant, type DataModule } from './data-module.ts';

/** The records of the content, a module for each noun. */
export function recordModules(content: Content): readonly DataModule[] {
  return nounNames.map((noun) => recordModule(noun, content));
}

function recordModule(noun: Noun, content: Content): DataModule {
  const { list, single } = nouns[noun];
  const entries = recordsOf(content, noun);
  const byId = Object.fromEntries(entries.map(({ id, data }) => [id, data]));
  const type = `NounTypes['${noun}']`;
  return {
    path: `records/${list}.ts`,
    imports: { '../content.ts': ['NounTypes'] },
    constants: [
      single
        ? constant(list, `${type} | undefined`, entries[0]?.data, 'As written.')
        : constant(list, `Readonly<Record<string, ${type}>>`, byId, 'As written, by id.'),
    ],
  };
}
