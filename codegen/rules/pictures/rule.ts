import type { Message } from '../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../diagnostics/finding.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import { missing } from '../../link/missing.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { PictureProblem } from '../../load/picture-kinds.ts';
import type { Content, Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { logosIn } from '../../model/logo-files.ts';
import { pictureFolder } from '../../model/picture-uses.ts';
import type { InvalidFile } from '../../model/source.ts';
import type { Site } from '../../site/site.ts';
import { unitPhotos } from '../../site/unit-photos.ts';
import { logoFindings } from './logo-files.ts';
import { type Master, partFindings, smallFindings } from './shown-part.ts';

/** Every picture in pictures.yaml has a file that holds only a picture; a part that is named is inside of it, and in the right shape. */
export const rule: Rule = {
  code: ['missing-picture', 'picture-crop', 'picture-shape', 'small-picture', 'unnamed-picture'],
  phase: 'error',
  check({ site }) {
    const logos = logoFindings(site);
    const list = site.content.pictures;
    if (!list) return logos;
    const names = [...site.pictureSizes.keys()].map((file) => file.slice(pictureFolder.length));
    const free = unnamedIn(site.content, names);
    const masters: Master[] = [];
    const findings = Object.entries(list.data).flatMap(([key, picture]): RuleFinding[] => {
      const file = isRecord(picture) ? String(picture.file) : '';
      const size = site.pictureSizes.get(pictureFolder + file);
      if (size && isRecord(picture)) {
        const master = { key, file, picture, size };
        masters.push(master);
        return partFindings(list, master);
      }
      const problem = site.pictureProblems.get(pictureFolder + file);
      const text = fileFinding(file, problem, { names, free });
      return [{ ...placeOf(key, list, site), ...text }];
    });
    // An unlisted file may be the one that an invalid line means, or an invalid file.
    const isDoubtful = findings.length + logos.length > 0 || site.invalidFiles.some(mayName);
    const warnings = isDoubtful ? [] : unnamed(list, free);
    return [...logos, ...findings, ...warnings, ...smallFindings(list, masters)];
  },
};

/** Whether a file may name files of pictures itself. */
function mayName({ noun }: InvalidFile): boolean {
  return ['pictures', 'unit', 'look'].includes(noun);
}

/** Where a picture is named: in the list, or by its file among the photos of a unit. */
function placeOf(key: string, { source }: Entry, { content }: Site) {
  const listed = { source, path: [key, 'file'] };
  if (key in Object(source.data)) return listed;
  const [named] = content.stock.flatMap((unit) =>
    unitPhotos(unit.id, unit.data)
      .filter((photo) => photo.key === key)
      .map(({ place }) => ({ source: unit.source, path: ['photos', place] })),
  );
  return named ?? listed;
}

function unnamedIn({ pictures, look }: Content, names: readonly string[]): readonly string[] {
  const named = new Set([
    ...Object.values(pictures?.data ?? {}).map((picture) => isRecord(picture) && picture.file),
    ...logosIn(look?.data ?? {}).map(({ file }) => file),
  ]);
  return names.filter((name) => !named.has(name));
}

/** Warns of files in the folder that are not in the list, since no page can show them. */
function unnamed({ source }: Entry, free: readonly string[]): RuleFinding[] {
  const [first, ...others] = free;
  if (first === undefined) return [];
  const what =
    others.length === 0
      ? `the file ${pictureFolder}${first} is`
      : `the file ${pictureFolder}${first} and ${countOf(others.length, 'other')} are`;
  const text: Message = {
    phase: 'warning',
    code: 'unnamed-picture',
    message: `${what} not named in ${pictureFolder}pictures.yaml, so no page can show it`,
    help: `Name it there, with a description of what it shows, ${first.startsWith('logo/') ? 'or in content/look.yaml, ' : ''}or delete it.`,
  };
  return [
    { source: { ...source, file: pictureFolder + first }, path: [], span: wholeFile, ...text },
  ];
}

interface Files {
  readonly names: readonly string[];
  /** Those that no line names; a wrong name cannot mean a file that another line names. */
  readonly free: readonly string[];
}

function fileFinding(
  file: string,
  broken: PictureProblem | undefined,
  { names, free }: Files,
): Message {
  if (broken) {
    const { code, what, help } = broken;
    return { code, message: `the file ${pictureFolder}${file} ${what}`, help };
  }
  const finding = missing('missing-picture', `picture file in ${pictureFolder} named`, file, free);
  return finding.rewrite ? finding : { ...finding, ...otherExtension(file, { names, free }) };
}

/** The same picture in another format. */
function otherExtension(file: string, { names, free }: Files): Partial<Message> {
  const baseOf = (name: string) => name.replace(/\.\w+$/, '');
  const [other, ...more] = names.filter((name) => baseOf(name) === baseOf(file));
  if (other === undefined || more.length > 0) return {};
  const rewrite = { from: file, to: { word: other, isSure: free.includes(other) } };
  return { help: `There is ${other}.`, rewrite };
}
