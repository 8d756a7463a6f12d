import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { createSource } from '../parse/create-source.ts';
import { speak } from './spoken.ts';

const tables = tablesOf(import.meta.filename);

const rows: readonly [written: object, language: string, data: object, at: Path][] =
  tables('settled');

test.each(rows)('%j in %s is %j', (written, own, data, at) => {
  const { data: settled, spoken } = speak(written, { all: ['de', 'en'], own });
  expect(settled).toEqual(data);
  const file = { file: 'x.yaml', kind: { noun: 'page' }, id: 'x', text: JSON.stringify(written) };
  const isSpoken = spoken.length > 0;
  const source = createSource(file, settled, isSpoken ? { spoken } : {});
  const path = isSpoken ? at.slice(0, -1) : at;
  expect(source.writtenAt?.(path) ?? path).toEqual(at);
  const { start, end } = source.locate(path);
  const value = at.reduce<unknown>((each, step) => Object(each)[step], written);
  expect(JSON.parse(file.text.slice(start, end))).toEqual(value);
});
