import { dayAfter } from '../../model/held-days.ts';
import type { Site } from '../../site/site.ts';
import { switchDays } from '../../site/switch-days.ts';
import { constant, type DataModule } from './data-module.ts';

const aYear = 365;

/** The days on which this site becomes another, as far as it is built ahead, and the one that it is not. */
export function stateModule(site: Site): DataModule {
  const last = dayAfter(site.today, aYear);
  const ahead = switchDays(site, site.today, last);
  // What comes every year comes in the year after that, and a date may be later.
  const [due] = [dayAfter(last, aYear + 1), undefined].flatMap((end) =>
    switchDays(site, last, end),
  );
  const aboutDays = 'The days within a year on which pages made now have to be others, sorted.';
  const aboutDue = 'The day by which the site has to be built anew; empty if nothing is to change.';
  return {
    path: 'states.ts',
    constants: [
      constant('stateDays', 'readonly string[]', ahead, aboutDays),
      constant('buildDue', 'string', due ?? '', aboutDue),
    ],
  };
}
