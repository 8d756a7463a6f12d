import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { hasVisibleText, withoutInvisible } from './visible-text.ts';

const tables = tablesOf(import.meta.filename);

test.for(tables('nothing'))('%s shows nothing', ([, text]) =>
  expect(hasVisibleText(text)).toBe(false),
);

test.for(['a', ' a', '.', '\u200bа', '❤️', '山', '\u0301', '٣', '1️⃣'])('%s shows something', (text) =>
  expect(hasVisibleText(text)).toBe(true),
);

describe('what nobody sees is left out', () => {
  test.for(tables('repairs'))('in %j', ([given, left]) =>
    expect(withoutInvisible(String(given))).toBe(left),
  );
});

test.for(tables<string>('kept'))('%s stays as it is', (text) =>
  expect(withoutInvisible(text)).toBe(text),
);
