import { listFacts } from '../../codegen/command/facts/list-facts.ts';
import { lineOf } from '../../codegen/command/facts/print-fact.ts';
import { recordsOf } from '../../codegen/model/content.ts';
import type { Site } from '../../codegen/site/site.ts';
import type { Chapter } from './finding.ts';

/** What was to be looked at again by now, what is in stock only perhaps, and what the dealer still owes. */
export function listDue(site: Site, today: string): readonly Chapter[] {
  const { readings, owed } = listFacts(site, today);
  return [
    {
      heading: 'Second values to be looked at again',
      advice: 'Ask the owner. If both values hold, write a later date; if not, take one out.',
      findings: readings
        .filter(({ isOverdue }) => isOverdue)
        .map(({ file, line, path, value, owner, review }) => {
          return { file, line, words: `${path}, ${value}: ${owner} was to look by ${review}` };
        }),
    },
    {
      heading: 'Stock that nobody has confirmed',
      advice: 'Ask the showroom, write `inStock` as it is, and take out `stockOwed`.',
      findings: recordsOf(site.content, 'vehicle')
        .filter(({ data }) => data.stockOwed === true)
        .map(({ source, id }) => {
          return { file: source.file, line: lineOf(source, ['stockOwed']), words: id };
        }),
    },
    {
      heading: 'Owed by the dealer',
      advice: 'Write what holds, and take out the mark.',
      findings: owed.map(({ file, line, what, value }) => {
        return { file, line, words: value === '' ? what : `${what}, for now ${value}` };
      }),
    },
  ];
}
