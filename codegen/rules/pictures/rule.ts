import { countOf } from '../../diagnostics/count-of.ts';
import { missing } from '../../link/missing.ts';
import type { CodedFinding, CodedText, Rule } from '../../link/rule.ts';
import type { PictureProblem } from '../../load/picture-problem.ts';
import type { Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { PictureSize, PictureUse } from '../../model/picture-uses.ts';
import { isDrawing, pictureFolder, pictureUse } from '../../model/picture-uses.ts';

/** A row of pixels more or less does not change the shape. */
const tolerance = 0.01;

/** Every picture in pictures.yaml has a file that holds only a picture, large enough and of the right shape. */
export const rule: Rule = {
  phase: 'error',
  check({ site }) {
    const list = site.content.pictures;
    if (!list) return [];
    const names = [...site.pictureSizes.keys()].map((file) => file.slice(pictureFolder.length));
    const free = unnamedIn(list, names);
    const findings = Object.entries(list.data).flatMap(([key, picture]): CodedFinding[] => {
      const file = isRecord(picture) ? String(picture.file) : '';
      const size = site.pictureSizes.get(pictureFolder + file);
      const finding = site.pictureProblems.get(pictureFolder + file);
      const text = size ? sizeFinding(file, size) : fileFinding(file, finding, { names, free });
      return text ? [{ source: list.source, path: [key, 'file'], text }] : [];
    });
    // An unlisted file may be the one that an invalid line means.
    return findings.length > 0 ? findings : unnamed(list, free);
  },
};

function unnamedIn({ data }: Entry, names: readonly string[]): readonly string[] {
  const named = new Set(Object.values(data).map((picture) => isRecord(picture) && picture.file));
  return names.filter((name) => !named.has(name));
}

/** Warns of files in the folder that are not in the list, since no page can show them. */
function unnamed({ source }: Entry, free: readonly string[]): CodedFinding[] {
  const [first, ...others] = free;
  if (first === undefined) return [];
  const what =
    others.length === 0
      ? `the file ${pictureFolder}${first} is`
      : `the file ${pictureFolder}${first} and ${countOf(others.length, 'other')} are`;
  const text: CodedText = {
    severity: 'warning',
    code: 'unnamed-picture',
    message: `${what} not named in ${pictureFolder}pictures.yaml, so no page can show it`,
    help: 'Name it there, with a description of what it shows, or delete it.',
  };
  return [{ source: { ...source, file: pictureFolder + first }, path: [], span: wholeFile, text }];
}

const wholeFile = { line: 1, column: 1, endColumn: 1, start: 0, end: 0 };

interface Files {
  readonly names: readonly string[];
  /** Those that no line names; a wrong name cannot mean a file that another line names. */
  readonly free: readonly string[];
}

function fileFinding(
  file: string,
  broken: PictureProblem | undefined,
  { names, free }: Files,
): CodedText {
  if (broken) {
    const { code, what, help } = broken;
    return { code, message: `the file ${pictureFolder}${file} ${what}`, help };
  }
  const finding = missing('missing-picture', `picture file in ${pictureFolder} named`, file, free);
  return finding.rewrite ? finding : { ...finding, ...otherExtension(file, { names, free }) };
}

/** The same picture in another format. */
function otherExtension(file: string, { names, free }: Files): Partial<CodedText> {
  const baseOf = (name: string) => name.replace(/\.\w+$/, '');
  const [other, ...more] = names.filter((name) => baseOf(name) === baseOf(file));
  if (other === undefined || more.length > 0) return {};
  const rewrite = { from: file, to: { word: other, isSure: free.includes(other) } };
  return { help: `There is ${other}.`, rewrite };
}

function sizeFinding(file: string, size: PictureSize): CodedText | undefined {
  const use = pictureUse(file);
  const found = `the picture ${file} is ${sizeText(size)}`;
  const isSmall = size.width < use.width || size.height < use.height;
  if (isSmall && !isDrawing(file)) {
    const message = `${found}; ${use.name} need at least ${sizeText(use)}`;
    return {
      code: 'small-picture',
      message,
      help: 'Use a larger original; enlarging a small picture does not help.',
    };
  }
  const ratio = size.width / size.height / (use.width / use.height);
  if (Math.abs(ratio - 1) <= tolerance) return undefined;
  return {
    code: 'picture-shape',
    message: `${found}; ${use.name} are ${use.shape}`,
    help: isDrawing(file)
      ? `Draw it on a canvas of that shape, such as ${use.width} × ${use.height}.`
      : `Crop it to ${use.shape}, which leaves ${sizeText(largestPart(size, use))}: on a phone, choose Edit › Crop › ${use.shape}; on a computer, crop it in Preview (Mac) or Photos (Windows).`,
  };
}

/** The largest part of a picture that has the shape. */
function largestPart({ width, height }: PictureSize, use: PictureUse): PictureSize {
  const shape = use.width / use.height;
  return width / height > shape
    ? { width: Math.round(height * shape), height }
    : { width, height: Math.round(width / shape) };
}

function sizeText({ width, height }: PictureSize): string {
  return `${width} × ${height} pixels`;
}
