import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { compile, goodSite } from '../../compile.ts';
import { factsJson, factsText } from '../../report/facts-report.ts';
import { layOver, projectAt } from '../../testing/golden-folder.ts';
import { listFacts } from './list-facts.ts';

// `UPDATE_EXPECTED=1 npx vitest run codegen/command/facts` updates the expected list: review it before you commit.

const testdata = join(import.meta.dirname, '../../testdata');
const site = goodSite(await compile(projectAt(join(testdata, 'ok/kayaks'))));
if (!site) throw new Error('the dealer of the tests has faults');

const reviewed = '2027-04-01';
const dayAfter = '2027-04-02';

test('facts are listed with their values and pages, then readings, then what is owed', () => {
  const expected = join(testdata, 'facts/kayaks.txt');
  const text = factsText(listFacts(site, dayAfter));
  if (process.env.UPDATE_EXPECTED) writeFileSync(expected, text);
  expect(text).toBe(readFileSync(expected, 'utf8'));
});

test('a reading is overdue from the day after that of its review', () => {
  const overdueOn = (today: string) =>
    listFacts(site, today).readings.map(({ isOverdue }) => isOverdue);
  expect(overdueOn(reviewed)).toEqual([false]);
  expect(overdueOn(dayAfter)).toEqual([true]);
});

test('a fact that is another on some days is listed with all of its values', async () => {
  const root = layOver('unlikely-figure', mkdtempSync(join(tmpdir(), 'facts-')));
  const summer = goodSite(await compile({ ...projectAt(root), today: '2027-07-01' }));
  const list = summer && listFacts(summer, dayAfter);
  const crew = list?.facts.find(({ path }) => path === 'facts.guests.crew');
  const onDays = [{ value: '60', from: '06-01', until: '08-31' }, { value: '4' }];
  expect(crew).toMatchObject({ value: '60', line: 4, onDays });
  expect(list && factsText(list)).toContain('60 (from 06-01 until 08-31: 60; otherwise: 4)');
});

test('the list for programs is as its published schema says', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../docs/facts.schema.json'), 'utf8');
  const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(schema));
  const list = JSON.parse(factsJson(listFacts(site, reviewed)));
  expect([validate(list), validate.errors]).toEqual([true, null]);
  expect(list.facts.length).toBeGreaterThan(0);
});
