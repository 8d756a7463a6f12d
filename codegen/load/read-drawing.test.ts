import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { readDrawing } from './read-drawing.ts';

const tables = tablesOf(import.meta.filename);

const svg = 'xmlns="http://www.w3.org/2000/svg"';
const read = (text: string) => readDrawing(Buffer.from(text));
const inside = (part: string) => read(`<svg ${svg} viewBox="0 0 30 20">\n${part}</svg>`);

describe('a drawing is refused', () => {
  test.each(tables('unsafe'))('with %s', (part, name) => {
    expect(inside(part).problem).toMatchObject({
      code: 'unsafe-drawing',
      what: expect.stringContaining(`contains `),
    });
    expect(inside(part).problem?.what).toContain(name);
  });

  test.each(tables('wrong'))('with %s', (_what, text, code, what) => {
    const isOtherFile = text.startsWith('\x1f') || text.startsWith('\xff');
    const { problem } = readDrawing(Buffer.from(text, isOtherFile ? 'latin1' : 'utf8'));
    expect(problem).toMatchObject({ code, what: expect.stringMatching(what) });
  });

  test.each(['\uFEFF', ''])('in UTF-16 that begins with "%s"', (mark) => {
    const bytes = Buffer.from(`${mark}<svg ${svg} viewBox="0 0 3 2"/>`, 'utf16le');
    for (const each of [bytes, Buffer.from(bytes).swap16()])
      expect(readDrawing(each).problem?.what).toMatch('UTF-8');
  });

  test('that is drawn without end, or for minutes', () => {
    const twice = (id: number) =>
      `<g id="g${id}"><use href="#g${id + 1}"/><use href="#g${id + 1}"/></g>`;
    const bomb = Array.from({ length: 30 }, (_, id) => twice(id)).join('');
    const tiles = bomb.replaceAll('<use href="#', '<path fill="url(#').replaceAll('"/>', ')"/>');
    const loop = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>';
    const deep = '<g>'.repeat(50_000) + '</g>'.repeat(50_000);
    const many = '<rect width="9" height="9"/>'.repeat(30_000);
    const long = `<path d="M0 0${'h1v1'.repeat(250_000)}"/>`;
    const filters = '<feGaussianBlur stdDeviation="2"/>'.repeat(201);
    for (const part of [bomb, tiles, loop, deep, many, long, filters]) {
      expect(inside(part).problem?.what).toMatch(/shapes/);
    }
  });
});

describe('a drawing is refused that is slow to draw', () => {
  test.each(tables('slow'))('with %s', (part) => {
    expect(inside(part).problem?.what).toMatch(/^contains .*a number with which it takes a phone/);
  });

  test('because of its size', () => {
    const endless = read(`<svg ${svg} viewBox="0 0 1e308 1e308"/>`);
    expect(endless.problem?.what).toContain('viewBox="0 0 1e308 1e308"');
    expect(read(`<svg ${svg} viewBox="0 0 30000 20000"/>`).size).toEqual({
      width: 10_000,
      height: 6667,
    });
  });
});

describe('a drawing is taken', () => {
  test.each(tables('fine'))('with %s', (part) => {
    expect(inside(part)).toEqual({ size: { width: 30, height: 20 } });
  });

  test.each(tables('whole'))('with %s', (_what, text) => {
    expect(read(text)).toEqual({ size: { width: 30, height: 20 } });
  });
});
