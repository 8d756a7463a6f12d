import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Change, isRefusal } from '../../../../codegen/edit/change.ts';
import { tidyName } from '../../../../codegen/load/file-name.ts';
import { openPhoto } from '../../../../codegen/load/open-photo.ts';
import { isRecord, valueAt } from '../../../../codegen/model/data.ts';
import { isDrawing, pictureFolder } from '../../../../codegen/model/picture-uses.ts';
import { readPlainly } from '../../../../codegen/parse/parse.ts';
import { editedText } from '../../../../codegen/records/record-data.ts';
import type { TextChange } from '../../../../codegen/text/edit.ts';
import type { CompiledContent } from '../../workspace/compiled-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Call } from '../file-calls.ts';
import { listPictures, masterOf } from './picture-list.ts';
import { readPartAsked, readPhotoAsked } from './read-photo-asked.ts';
import { takePhoto } from './take-photo.ts';
import { isSaid } from './written-text.ts';

const list = `${pictureFolder}pictures.yaml`;
/** Large enough to choose a part of it by. */
const widestShown = 1600;
const order = ['file', 'crop', 'alt', 'caption', 'photo', 'focus'];

/** The calls about pictures: which there are, a photo that becomes one, another part of one. */
export function createPictureCalls(
  workspace: Workspace,
  content: CompiledContent,
): readonly (readonly [string, Call])[] {
  const { project, textOf, save } = workspace;
  /** Changes the list, unless that leaves an error that is not there now; answers why it did not. */
  const changeList = async (
    changes: readonly Change[],
    photo: readonly TextChange<Buffer>[] = [],
  ): Promise<string | undefined> => {
    const before = textOf(list);
    if (before === undefined) return `There is no ${list}.`;
    const edited = editedText(before, changes);
    if (isRefusal(edited)) return edited.refused;
    const { broken } = await save([{ file: list, before, after: edited.text }, ...photo]);
    const [wrong] = broken;
    return wrong && [wrong.message, (wrong.answer ?? wrong).help].filter(Boolean).join('. ');
  };
  const add: Call = async (body) => {
    const asked = readPhotoAsked(body);
    if (!asked) return refused('This is no photo, or it is larger than 40 MB.', 400);
    await workspace.isReady();
    const taken = await takePhoto(project, Buffer.from(asked.bytes, 'base64'));
    if (taken.refused !== undefined) return refused(taken.refused);
    if (!isSaid(asked.alt))
      return refused('Say what the photo shows. If you do not see it, use another browser.');
    const known = readPlainly(textOf(list) ?? '');
    const key = freeName(project, asked, isRecord(known) ? Object.keys(known) : []);
    const file = `${asked.folder}/${key}.${taken.ending}`;
    const path = join(project, pictureFolder, file);
    if (!isOwnFolder(project, dirname(path))) return refused('There is no such folder.', 400);
    const photo = [{ file: pictureFolder + file, before: undefined, after: taken.bytes }];
    const { alt, crop } = asked;
    const value = { file, ...(crop && { crop: { ...crop } }), alt, photo: true };
    const problem = await changeList([{ does: 'set', path: [key], value }], photo);
    return problem === undefined ? { answer: { key, list } } : refused(problem);
  };
  const change: Call = async (body) => {
    const asked = readPartAsked(body);
    if (!asked) return refused('There is no such picture.', 400);
    await workspace.isReady();
    const { key, alt, crop } = asked;
    const path = [key, 'crop'];
    const written = readPlainly(textOf(list) ?? '');
    const isCropped = valueAt(written, path) !== undefined;
    const uncrop: readonly Change[] = isCropped ? [{ does: 'remove', path }] : [];
    const problem = await changeList([
      ...(crop ? [{ does: 'set', path, value: { ...crop }, order } as const] : uncrop),
      { does: 'set', path: [key, 'alt'], value: alt, order },
    ]);
    return problem === undefined ? { answer: { key, list } } : refused(problem);
  };
  const master: Call = async (body) => {
    await workspace.isReady();
    const site = content.source();
    const file = site && masterOf(site, String(body));
    if (!site || !file || isDrawing(file)) return refused('A part of it cannot be chosen.', 400);
    const bytes = await openPhoto(join(project, file))
      .autoOrient()
      .resize({ width: widestShown, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    const source = `data:image/webp;base64,${bytes.toString('base64')}`;
    return { answer: { source, size: site.pictureSizes.get(file) } };
  };
  const pictures: Call = async () => {
    await workspace.isReady();
    const site = content.compilation()?.site ?? content.source();
    return { answer: site ? listPictures(site, content.site()?.pictures) : [] };
  };
  return [
    ['pictures', pictures],
    ['addPhoto', add],
    ['changePicture', change],
    ['master', master],
  ];
}

function refused(words: string, status = 409) {
  return { status, answer: { refused: words } };
}

/** A name that neither the list nor the folder has yet, made from that of the photo. */
function freeName(
  project: string,
  { name, folder }: { readonly name: string; readonly folder: string },
  known: readonly string[],
): string {
  const tidy = tidyName(`${name.replace(/\.\w{1,5}$/, '')}.jpg`)
    .split('/')
    .join('-');
  const own =
    tidy
      .slice(0, -4)
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'photo';
  const path = join(project, pictureFolder, folder);
  const files = isOwnFolder(project, path) ? readdirSync(path) : [];
  const taken = new Set([...known, ...files.map((each) => each.replace(/\.\w+$/, ''))]);
  // Every object has a member of such a name, so that no key can be called so.
  const isTaken = (name: string) => taken.has(name) || name in Object.prototype;
  let number = 1;
  while (isTaken(number === 1 ? own : `${own}-${number}`)) number += 1;
  return number === 1 ? own : `${own}-${number}`;
}

/** Whether a folder of pictures is there itself, and nothing on the way to it is a link. */
function isOwnFolder(project: string, path: string): boolean {
  try {
    const inProject = path.slice(project.length);
    return (
      lstatSync(path).isDirectory() && realpathSync(path) === realpathSync(project) + inProject
    );
  } catch {
    return false;
  }
}
