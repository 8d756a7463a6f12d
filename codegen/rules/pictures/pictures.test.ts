// How large a picture is, what shape it has, and which file is meant.

import { describe, expect, test } from 'vitest';
import type { PictureSize } from '../../model/picture-uses.ts';
import { makeSite } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';

const size = (width: number, height: number): PictureSize => ({ width, height });
const large = size(1200, 800);

const finding = { code: 'broken-picture', what: 'is damaged', help: 'Copy it again.' } as const;

/** What is said of the pictures that are listed, beside the files that are there. */
function check(
  listed: readonly string[],
  files: Readonly<Record<string, PictureSize | undefined>>,
  part: object = {},
) {
  const pictures = Object.fromEntries(
    listed.map((file, index) => [`p${index}`, { file, ...part }]),
  );
  const pictureSizes = new Map(
    Object.entries(files).map(([file, each]) => [`content/pictures/${file}`, each]),
  );
  const broken = [...pictureSizes].filter(([, found]) => !found).map(([file]) => file);
  const pictureProblems = new Map(broken.map((file) => [file, finding]));
  return errorsIn({ ...makeSite({ pictures }), pictureSizes, pictureProblems });
}

const codesOf = (...given: Parameters<typeof check>) => check(...given).map(({ code }) => code);

describe('a picture', () => {
  test.each([
    ['is as large as it must be', 'a.png', large, []],
    ['is of a phone held upright', 'a.jpg', size(3024, 4032), []],
    ['is of a stock feed', 'a.jpg', size(640, 480), []],
    ['is a panorama', 'a.jpg', size(9000, 1000), []],
    ['is tall', 'a.jpg', size(800, 4000), []],
    ['is a thumbnail', 'a.jpg', size(200, 150), ['small-picture']],
    ['is a small one in a hero', 'scenes/a.jpg', size(640, 480), ['small-picture']],
    ['is a drawing of any size and shape', 'a.svg', size(30, 30), []],
    ['is none', 'a.png', undefined, ['broken-picture']],
  ])('that %s: %s', (_how, file, found, codes) => {
    expect(codesOf([file], { [file]: found })).toEqual(codes);
  });
});

test('small photos are mentioned once', () => {
  const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.jpg`, size(200, 150)]));
  expect(check(Object.keys(files), files)).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('and 2 others in this list') },
  ]);
});

describe('a part of a picture', () => {
  const photo = size(3024, 4032);
  const crop = (left: number, top: number, width: number, height: number) => ({
    crop: { left, top, width, height },
  });
  const checkPart = (part: object, found = photo, file = 'a.jpg') =>
    check([file], { [file]: found }, part)[0];
  const proposed = (part: object, found = photo) =>
    checkPart(part, found)?.fixes?.map(({ isSure, edits: [edit] }) => [isSure, edit?.text]);

  test.each([
    ['has the shape', 'a.jpg', crop(0, 1008, 3024, 2016), undefined],
    ['has another shape', 'a.jpg', crop(0, 0, 3024, 3000), 'picture-shape'],
    ['is hardly seen', 'a.jpg', crop(0, 0, 450, 300), 'small-picture'],
    ['ends beside the photo', 'a.jpg', crop(1, 0, 3024, 2016), 'picture-crop'],
    ['ends below the photo', 'a.jpg', crop(0, 2017, 3024, 2016), 'picture-crop'],
    ['is one of a drawing', 'a.svg', crop(0, 0, 1200, 800), 'picture-crop'],
  ])('that %s: %s, %o', (_how, file, part, code) => {
    expect(checkPart(part, photo, file)?.code).toBe(code);
  });

  test.each([
    [photo, crop(0, 0, 300, 300), 'left: 0, top: 0, width: 3024, height: 2016'],
    [size(1600, 900), crop(700, 0, 900, 900), 'left: 250, top: 0, width: 1350, height: 900'],
  ])('is proposed, never surely: of %o %o', (found, part, proposal) => {
    expect(proposed(part, found)).toEqual([[false, expect.stringContaining(`{ ${proposal} }`)]]);
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
    const [finding] = check([file], files);
    expect(finding?.code).toBe('missing-picture');
    expect(finding?.fixes?.[0]?.edits[0]?.text).toBe(word);
  });
});
