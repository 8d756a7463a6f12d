import { misnamedIn } from '../../link/misnamed-files.ts';
import type { Rule } from '../../link/rule.ts';
import { copiedFault } from './copied-file.ts';
import { misnamedFault } from './misnamed-file.ts';

/** A record's own names agree with the path of its file. */
export const rule: Rule = {
  code: 'wrong-id',
  phase: 'error',
  check(index) {
    const { copies, others } = misnamedIn(index);
    return [
      ...copies.map(copiedFault),
      ...others.flatMap((misnamed) => misnamedFault(index, misnamed)),
    ];
  },
};
