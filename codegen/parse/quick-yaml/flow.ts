import type { Measure } from './cursor.ts';
import { parsePlain, readQuoted } from './scalar.ts';
import { Unsure } from './unsure.ts';

/** What is left to read of a text in brackets. */
interface Rest {
  text: string;
  readonly measure: Measure;
}

/** A list or group in brackets on one line. */
export function parseFlow(text: string, measure: Measure): unknown {
  const rest: Rest = { text, measure };
  const value = readValue(rest);
  if (rest.text.trim() !== '') throw new Unsure('more after a bracket');
  return value;
}

function readValue(rest: Rest): unknown {
  rest.text = rest.text.trimStart();
  const sign = rest.text.charAt(0);
  if (sign === '[') return readList(rest);
  if (sign === '{') return readGroup(rest);
  if (sign !== '"' && sign !== "'") return readPlain(rest);
  const { value, length } = readQuoted(rest.text);
  rest.text = rest.text.slice(length);
  return value;
}

function readList(rest: Rest): unknown[] {
  const list: unknown[] = [];
  readItems(rest, ']', () => {
    list.push(readValue(rest));
  });
  return list;
}

function readGroup(rest: Rest): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  readItems(rest, '}', () => {
    const [whole = '', key = ''] = /^([A-Za-z][\w-]*): +/.exec(rest.text) ?? [];
    if (key === '' || key in group) throw new Unsure('a key');
    rest.measure.add(2);
    rest.text = rest.text.slice(whole.length);
    group[key] = readValue(rest);
  });
  return group;
}

function readItems(rest: Rest, close: string, readItem: () => void): void {
  rest.measure.enter();
  readAllItems(rest, close, readItem);
  rest.measure.leave();
}

function readAllItems(rest: Rest, close: string, readItem: () => void): void {
  rest.text = rest.text.slice(1).trimStart();
  if (rest.text.startsWith(close)) {
    rest.text = rest.text.slice(1);
    return;
  }
  for (;;) {
    rest.measure.add(2);
    readItem();
    const [sign] = rest.text.trimStart();
    rest.text = rest.text.trimStart().slice(1).trimStart();
    if (sign === close) return;
    if (sign !== ',') throw new Unsure('a missing comma');
  }
}

function readPlain(rest: Rest): unknown {
  const text = /^[^,[\]{}]*/.exec(rest.text)?.[0] ?? '';
  rest.text = rest.text.slice(text.length);
  if (text.trim() === '') throw new Unsure('nothing between commas');
  return parsePlain(text.trim(), false);
}
