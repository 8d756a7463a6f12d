import type { PicturePart } from '../../contract/pictures.ts';
import type { Edit } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { CodedFinding, CodedText } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { partToKeep } from '../../model/part-to-keep.ts';
import type { PictureSize, PictureUse } from '../../model/picture-uses.ts';
import { isDrawing, pictureUse } from '../../model/picture-uses.ts';

/** A row of pixels more or less does not change the shape. */
const tolerance = 0.01;

/** A picture of the list, with the size of its master. */
export interface Master {
  readonly key: string;
  readonly file: string;
  readonly picture: Data;
  readonly size: PictureSize;
}

/** What is wrong with the size and shape of what is shown: all of the master, or the part that `crop` names. */
export function partFindings({ source }: Entry, master: Master): CodedFinding[] {
  const { key, file, picture } = master;
  const crop = isRecord(picture.crop) ? (picture.crop as unknown as PicturePart) : undefined;
  const text = crop ? cropText(master, crop) : sizeText(master.size, `the picture ${file}`, file);
  if (!text) return [];
  const proposal = proposedPart(master, crop);
  const fix = proposal && {
    ...(text.code === 'small-picture' && { help: 'Show a larger part of it.' }),
    ...fixing(false, cropEdit(source, key, proposal, crop !== undefined)),
  };
  return [{ source, path: [key, crop ? 'crop' : 'file'], text: { ...text, ...fix } }];
}

function cropText({ file, size }: Master, crop: PicturePart): CodedText | undefined {
  if (isDrawing(file)) {
    return {
      code: 'picture-crop',
      message: `${file} is a drawing, of which a part cannot be shown`,
      help: 'Remove the crop, and draw it on a canvas of the shape that it needs.',
    };
  }
  const [right, bottom] = [crop.left + crop.width, crop.top + crop.height];
  if (right <= size.width && bottom <= size.height)
    return sizeText(crop, `this part of ${file}`, file);
  const sides = right > size.width ? ['left', 'width', right] : ['top', 'height', bottom];
  return {
    code: 'picture-crop',
    message: `this part is not inside the picture ${file}, which is ${pixels(size)}: ${sides[0]} and ${sides[1]} together are ${sides[2]}`,
    help: `left and width together are at most ${size.width} here, top and height at most ${size.height}. They count in the photo as it is seen upright.`,
  };
}

function sizeText(size: PictureSize, what: string, file: string): CodedText | undefined {
  const use = pictureUse(file);
  const found = `${what} is ${pixels(size)}`;
  const isSmall = size.width < use.width || size.height < use.height;
  if (isSmall && !isDrawing(file)) {
    const message = `${found}; ${use.name} need at least ${pixels(use)}`;
    const help = 'Use a larger original; enlarging a small picture does not help.';
    return { code: 'small-picture', message, help };
  }
  const ratio = size.width / size.height / (use.width / use.height);
  if (Math.abs(ratio - 1) <= tolerance) return undefined;
  return {
    code: 'picture-shape',
    message: `${found}; ${use.name} are ${use.shape}`,
    help: isDrawing(file)
      ? `Draw it on a canvas of that shape, such as ${use.width} × ${use.height}.`
      : 'Say which part of it is shown: its middle is below. In make dev, a frame on the photo chooses another.',
  };
}

/** The largest part in the right shape: the middle of the picture, or around what was chosen. None if it is too small. */
function proposedPart({ file, size }: Master, crop?: PicturePart): PicturePart | undefined {
  const use: PictureUse = pictureUse(file);
  if (isDrawing(file) || size.width < use.width || size.height < use.height) return undefined;
  const middle = crop && {
    x: ((crop.left + crop.width / 2) / size.width) * 100,
    y: ((crop.top + crop.height / 2) / size.height) * 100,
  };
  return partToKeep(size, use, middle);
}

/** Writes the part below the file, or in the place of another part. */
function cropEdit(
  { file, text, locate }: Entry['source'],
  key: string,
  part: PicturePart,
  isThere: boolean,
): Edit {
  const { left, top, width, height } = part;
  const written = `{ left: ${left}, top: ${top}, width: ${width}, height: ${height} }`;
  const { start, end } = locate([key, isThere ? 'crop' : 'file']);
  if (isThere) return { file, start, end, text: written };
  const isFlow = text[locate([key]).start] === '{';
  if (isFlow) return { file, start: end, end, text: `, crop: ${written}` };
  const indent = ' '.repeat(locate([key, 'file'], 'key').column - 1);
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd + 1;
  const line = `${indent}crop: ${written}\n`;
  return { file, start: at, end: at, text: lineEnd === -1 ? `\n${line}` : line };
}

function pixels({ width, height }: PictureSize): string {
  return `${width} × ${height} pixels`;
}
