import { expect, test } from 'vitest';
import { tablesOf } from '../../../../.ci/testing/tables-of.ts';
import { cleanPaste, pastedInWords } from './clean-paste.ts';

test.each(tablesOf(import.meta.filename)('pastes'))(
  '%j is pasted as %j: %s',
  (text, paragraphs, words) => {
    const pasted = cleanPaste(text);
    expect(pasted.paragraphs).toEqual(paragraphs);
    expect(pastedInWords(pasted, false)).toBe(words);
  },
);
