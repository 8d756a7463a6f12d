// What becomes of a photo that is dropped into the form: a file of its own in the folder of pictures, and nothing beside it.

import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCalls } from '../answer-edits.ts';
import type { ShownChanges } from '../changes/shown.ts';
import { commitContent, compiledProject } from '../testing/kept-project.ts';

const root = join(import.meta.dirname, '../../../..');
const project = mkdtempSync(join(tmpdir(), 'photos-'));
const outside = mkdtempSync(join(tmpdir(), 'outside-'));
const inPictures = (name: string) => join(project, 'content/pictures', name);
const written = () => readFileSync(inPictures('pictures.yaml'), 'utf8');

let photo: Buffer;
let call: (name: string, body: unknown) => Promise<{ status: number; answer: unknown }>;
beforeAll(async () => {
  cpSync(join(root, 'web/e2e/second-dealer/content'), join(project, 'content'), {
    recursive: true,
  });
  symlinkSync(outside, inPictures('elsewhere'));
  commitContent(project);
  const calls = createCalls(await compiledProject(project));
  call = async (name, body) => ({ status: 200, ...(await calls.get(name)?.(body)) }) as never;
  // It lies on its side, as phones store it, and says where it was taken.
  photo = await sharp({ create: { width: 1200, height: 1700, channels: 3, background: '#39f' } })
    .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => {
  for (const folder of [project, outside]) rmSync(folder, { recursive: true });
});

const crop = { left: 50, top: 100, width: 1600, height: 900 };
const asked = (more: object = {}) => ({
  name: 'IMG 4021.JPG',
  folder: 'scenes',
  alt: 'A bay at noon.',
  crop,
  bytes: photo.toString('base64'),
  ...more,
});

/** A JPEG with a comment after its first two bytes. */
function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.from('\xff\xfe\0\x11secret <script>', 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

/** A PNG with a text after its header. */
function withText(png: Buffer): Buffer {
  const text = Buffer.from('\0\0\0\x0ftEXtGPS\0secret 53.55\0\0\0\0', 'latin1');
  text.writeUInt32BE(text.length - 12);
  text.writeUInt32BE(crc32(text.subarray(4, -4)), text.length - 4);
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}

describe('a photo', () => {
  test('is kept upright, without what the phone wrote beside it, and named in the list', async () => {
    const before = written();
    expect(await call('addPhoto', asked())).toMatchObject({
      status: 200,
      answer: { key: 'img-4021' },
    });
    const kept = readFileSync(inPictures('scenes/img-4021.jpg'));
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1700, height: 1200 });
    expect(/PhoneMaker|Exif/.test(kept.toString('latin1'))).toBe(false);
    expect(written()).toBe(
      `${before}img-4021:\n  file: scenes/img-4021.jpg\n  crop: { left: 50, top: 100, width: 1600, height: 900 }\n  alt: A bay at noon.\n  photo: true\n`,
    );
  });

  test.each<[string, 'jpeg' | 'png', (bytes: Buffer) => Buffer]>([
    ['a comment', 'jpeg', withComment],
    ['a text', 'png', withText],
    ['something after its end', 'jpeg', (plain) => Buffer.concat([plain, Buffer.from('secret')])],
  ])('loses %s', async (_what, format, write) => {
    const plain = await sharp(photo).autoOrient().toFormat(format).toBuffer();
    const bytes = write(plain).toString('base64');
    const { answer } = await call('addPhoto', asked({ bytes, name: 'Noted.JPG' }));
    const { key } = answer as { key: string };
    const [name = ''] = readdirSync(inPictures('scenes')).filter((each) =>
      each.startsWith(`${key}.`),
    );
    expect(readFileSync(inPictures(`scenes/${name}`)).includes('secret')).toBe(false);
  });

  test('of the same name gets a number, and takes the place of nothing', async () => {
    const first = readFileSync(inPictures('scenes/img-4021.jpg'));
    expect((await call('addPhoto', asked())).answer).toMatchObject({ key: 'img-4021-2' });
    const member = await call('addPhoto', asked({ name: 'Constructor.jpg' }));
    expect(member.answer).toMatchObject({ key: 'constructor-2' });
    expect(readFileSync(inPictures('scenes/img-4021.jpg')).equals(first)).toBe(true);
  });

  test('gets another part, and all of it again', async () => {
    const part = { key: 'img-4021', alt: 'A bay.', crop: { ...crop, left: 100 } };
    expect((await call('changePicture', part)).status).toBe(200);
    expect(written()).toContain(
      'crop: { left: 100, top: 100, width: 1600, height: 900 }\n  alt: A bay.',
    );
    expect((await call('changePicture', { key: 'img-4021', alt: 'A bay.' })).status).toBe(200);
    expect(written()).toMatch(/img-4021:\n {2}file: .*\n {2}alt: A bay\.\n/);
  });

  test.each<[string, object, number, RegExp]>([
    ['in a folder outside', { folder: '../outside' }, 400, /no photo/],
    ['in a folder that is a link', { folder: 'elsewhere' }, 400, /no such folder/],
    ['in a folder that is not there', { folder: 'nowhere' }, 400, /no such folder/],
    ['of which a part is missing', { crop: { ...crop, left: 900 } }, 409, /not inside the picture/],
    ['in the wrong shape', { crop: { ...crop, width: 1650 } }, 409, /are 16:9/],
    ['that nobody describes', { alt: ' ' }, 409, /what the photo shows/],
    ['that is a web page', { bytes: btoa('<!doctype html>') }, 409, /is a web page/],
    ['of an iPhone', { bytes: btoa('\0\0\0\x18ftypheic\0\0\0\0') }, 409, /HEIC.*Save it as JPEG/],
  ])('%s is refused, and nothing is written', async (_what, more, status, words) => {
    const [list, files] = [written(), readdirSync(inPictures('scenes'))];
    const refused = await call('addPhoto', asked(more));
    expect(refused).toMatchObject({ status, answer: { refused: expect.stringMatching(words) } });
    expect([written(), readdirSync(inPictures('scenes'))]).toEqual([list, files]);
    expect([readdirSync(outside), existsSync(inPictures('nowhere'))]).toEqual([[], false]);
  });
});

describe('the file of a picture', () => {
  const file = 'boats/drifter.svg';
  const picture = () =>
    existsSync(inPictures(file)) ? readFileSync(inPictures(file), 'utf8') : '';
  const turn = async (way: 'undo' | 'redo') => (await call(way, null)).status;

  test('that was added goes with its photo, comes back with it, and is not touched if it has changed', async () => {
    const [list, path] = [written(), inPictures('scenes/img-4021-3.jpg')];
    await call('addPhoto', asked());
    const [listed, bytes] = [written(), readFileSync(path)];
    expect(await turn('undo')).toBe(200);
    expect([written(), existsSync(path)]).toEqual([list, false]);
    expect(await turn('redo')).toBe(200);
    expect([written(), readFileSync(path).equals(bytes)]).toEqual([listed, true]);
    writeFileSync(path, 'of somebody else');
    expect(await turn('undo')).toBe(409);
    expect([written(), readFileSync(path, 'utf8')]).toEqual([listed, 'of somebody else']);
    writeFileSync(path, bytes);
    expect(await turn('undo')).toBe(200);
  });

  test('is taken back like any other change: it is undone, and nothing is written where a link leads', async () => {
    const takeBack = async () => {
      const { list } = (await call('changes', null)).answer as ShownChanges;
      const id = list.find((each) => each.file === `content/pictures/${file}`)?.id;
      return (await call('takeBack', id)).answer;
    };
    const [before, other] = [picture(), picture().replace('<svg', '<!-- Redrawn. --><svg')];
    writeFileSync(inPictures(file), other);
    expect(await takeBack()).toEqual({ file: null });
    expect(picture()).toBe(before);
    expect(await turn('undo')).toBe(200);
    expect(picture()).toBe(other);
    expect(await turn('redo')).toBe(200);
    rmSync(inPictures(file));
    expect(await takeBack()).toEqual({ file: null });
    expect(picture()).toBe(before);
    writeFileSync(join(outside, 'drifter.svg'), other);
    rmSync(inPictures(file));
    symlinkSync(join(outside, 'drifter.svg'), inPictures(file));
    expect(await turn('undo')).toBe(409);
    expect(readFileSync(join(outside, 'drifter.svg'), 'utf8')).toBe(other);
  });
});
