// How large a picture is, what shape it has, and which file is meant.

import { describe, expect, test } from 'vitest';
import type { PictureSize } from '../../model/picture-uses.ts';
import { makeSite } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';

const size = (width: number, height: number): PictureSize => ({ width, height });
const large = size(1200, 800);

const finding = { code: 'broken-picture', what: 'is damaged', help: 'Copy it again.' } as const;

/** What is said of the pictures that are listed, beside the files that are there. */
function judge(
  listed: readonly string[],
  files: Readonly<Record<string, PictureSize | undefined>>,
) {
  const pictures = Object.fromEntries(listed.map((file, index) => [`p${index}`, { file }]));
  const pictureSizes = new Map(
    Object.entries(files).map(([file, each]) => [`content/pictures/${file}`, each]),
  );
  const broken = [...pictureSizes].filter(([, found]) => !found).map(([file]) => file);
  const pictureProblems = new Map(broken.map((file) => [file, finding]));
  return errorsIn({ ...makeSite({ pictures }), pictureSizes, pictureProblems });
}

const codesOf = (...given: Parameters<typeof judge>) => judge(...given).map(({ code }) => code);

describe('a picture', () => {
  test.each([
    ['is as large as it must be', 'a.png', large, []],
    ['is one row of pixels off its shape', 'a.png', size(1200, 801), []],
    ['is less wide', 'a.png', size(1199, 800), ['small-picture']],
    ['is less high', 'a.png', size(1200, 799), ['small-picture']],
    ['is of another shape', 'a.png', size(1400, 900), ['picture-shape']],
    ['is a drawing of any size', 'a.svg', size(30, 20), []],
    ['is a drawing of another shape', 'a.svg', size(30, 30), ['picture-shape']],
    ['is none', 'a.png', undefined, ['broken-picture']],
  ])('that %s: %s', (_how, file, found, codes) => {
    expect(codesOf([file], { [file]: found })).toEqual(codes);
  });

  test.each([
    [size(1600, 900), '1350 × 900'],
    [size(1300, 1300), '1300 × 867'],
  ])('of another shape is cropped to the largest part that has it', (found, part) => {
    expect(judge(['a.png'], { 'a.png': found })[0]?.help).toMatch(
      `Crop it to 3:2, which leaves ${part} pixels`,
    );
  });
});

describe('a file that is not there', () => {
  test.each([
    ['is nearly the name of another', 'boat.png', { 'boats.png': large }, 'boats.png'],
    ['is there in another format', 'boat.jpg', { 'boat.png': large }, 'boat.png'],
    [
      'is there in two other formats',
      'boat-of-the-bay.x',
      { 'boat-of-the-bay.tiff': large, 'boat-of-the-bay.webp': large },
      undefined,
    ],
    ['is like no other', 'fog.png', { 'boats.jpeg': large }, undefined],
  ])('and %s', (_how, file, files, word) => {
    const [finding] = judge([file], files);
    expect(finding?.code).toBe('missing-picture');
    expect(finding?.fixes?.[0]?.edits[0]?.text).toBe(word);
  });
});

describe('a file that is not listed', () => {
  test('is reported, with how many others', () => {
    const [one, more] = [
      judge(['a.png'], { 'a.png': large, 'b.png': large }),
      judge(['a.png'], { 'a.png': large, 'b.png': large, 'c.png': large }),
    ];
    expect(one).toMatchObject([
      { severity: 'warning', code: 'unnamed-picture', file: 'content/pictures/b.png' },
    ]);
    expect(one[0]?.message).toMatch('b.png is not named');
    expect(more[0]?.message).toMatch('b.png and 1 other are not named');
  });

  test('may be the one that a wrong line means', () => {
    expect(codesOf(['fog.png'], { 'b.png': large })).toEqual(['missing-picture']);
  });
});
