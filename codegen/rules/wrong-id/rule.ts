import { misnamedIn } from '../../link/misnamed-files.ts';
import type { Rule } from '../../link/rule.ts';
import { copiedFinding } from './copied-file.ts';
import { misnamedFinding } from './misnamed-file.ts';

/** A record's own names agree with the path of its file. */
export const rule: Rule = {
  code: 'wrong-id',
  phase: 'error',
  check(index) {
    const { copies, others } = misnamedIn(index);
    return [
      ...copies.map(copiedFinding),
      ...others.flatMap((misnamed) => misnamedFinding(index, misnamed)),
    ];
  },
};
