import type { Code } from '../../generated/codes.ts';
import { suggest as suggestName } from '../diagnostics/nearest.ts';
import { type FileKind, fileKinds, type Noun, nounNames, nouns } from '../model/nouns.ts';
import { endingOf, isPortableName, isSlipOfName, isWellNamed, tidyName } from './file-name.ts';
import { canBeSpelled } from './latin-letters.ts';
import { folderOf, lastName, liftedTo, matchPattern, missingNameLike } from './match-pattern.ts';
import { onIPhone } from './picture-kinds.ts';

/** What a file below `content/` is by its path, or why it cannot be there. */
export type FileIdentity =
  | { readonly is: 'record'; readonly kind: FileKind; readonly id: string }
  | { readonly is: 'picture' }
  | { readonly is: 'font' }
  | {
      readonly is: 'misplaced';
      /** Its path if the name were correct. */
      readonly tidyPath?: string;
      /** Whether it can mean no other name. */
      readonly isSure?: boolean;
      /** The noun it may belong to, if it is in a folder too high; only the last part of its id is known. */
      readonly noun?: Noun;
      readonly code: Code;
      readonly message: string;
      readonly help: string;
    };

/** The extensions of picture files. */
export const pictureExtensions = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg'];

const pictureEndings = `Pictures end in ${pictureExtensions.map((each) => `.${each}`).join(', ')}.`;

const exported = 'Open it in a picture program and export it as JPEG or PNG. ';

/** How to get a picture that can be used from one that cannot. */
const otherPictures: Readonly<Record<string, string>> = {
  heic: `${onIPhone} `,
  heif: `${onIPhone} `,
  svgz: 'Export the drawing again, as plain SVG. ',
  ...Object.fromEntries(
    ['gif', 'bmp', 'tif', 'tiff', 'psd', 'ai', 'eps', 'pdf', 'ico', 'jxl', 'jp2', 'xcf']
      .concat(['dng', 'cr2', 'cr3', 'nef', 'arw', 'orf', 'rw2', 'raf'])
      .map((ending) => [ending, exported]),
  ),
};

const folders = [...new Set(fileKinds.map((kind) => folderOf(kind.pattern)))].filter(Boolean);

/** What a file holds, by its path below `content/` and by which others exist. */
export function identifyFile(
  path: string,
  isThere: (path: string) => boolean = () => true,
): FileIdentity {
  const folder = folderOf(path);
  const ending = endingOf(path);
  if (!path.split('/').every(isPortableName)) return misnamed(path, notOnWindows, false);
  if (/^ya?ml$/i.test(ending) && ending !== 'yaml') {
    return misnamed(path, `its name ends in ".${ending}", not ".yaml"`);
  }
  if (folder === 'pictures' && ending !== 'yaml') return identifyPicture(path);
  if (folder === 'fonts' && ending !== 'yaml') return identifyFont(path);
  if (/^json$/i.test(ending)) return misnamed(path, jsonEnding, false);
  if (/\.ya?ml(?:\.\w+|~)$/i.test(path)) {
    const [end] = /\.ya?ml\W\w*$/i.exec(path) ?? [];
    return misnamed(path, `its name ends in "${end}"`);
  }
  if (ending !== 'yaml') return strange(path);
  if (!isWellNamed(path)) return misnamed(path, wrongLetters);
  for (const kind of fileKinds) {
    const names = matchPattern(kind.pattern, path);
    if (names) return identifyRecord(kind, names, path, isThere);
  }
  return folder !== '' && !folders.includes(folder)
    ? inUnknownFolder(path, folder)
    : atWrongDepth(path);
}

function identifyRecord(
  kind: FileKind,
  names: readonly string[],
  path: string,
  isThere: (path: string) => boolean,
): FileIdentity {
  const id = names.length > 0 ? names.join(kind.joiner) : lastName(kind.pattern);
  const suggestion = kind.names ? suggestName(id, kind.names) : missingNameLike(id, kind, isThere);
  if (kind.names ? kind.names.includes(id) : !suggestion) return { is: 'record', kind, id };
  const wrong = kind.names
    ? `there is no ${kind.noun} "${id}"`
    : `there is no "${suggestion?.word}.yaml", and this is almost its name`;
  return {
    is: 'misplaced',
    code: 'wrong-file-name',
    message: `${wrong}${suggestion ? `; did you mean "${suggestion.word}.yaml"?` : ''}`,
    ...(suggestion && { tidyPath: path.replace(id, suggestion.word), isSure: suggestion.isSure }),
    help: kind.names
      ? `${madeBy(id)}A ${kind.noun} is named after what it is filled with: ${kind.names.join(', ')}.`
      : `If another file is meant, give it a name less like "${suggestion?.word}".`,
  };
}

/** What makes the pages of a noun that has no template of its own, and no other pages. */
function madeBy(name: string): string {
  const noun = nounNames.find((each) => each === name || nouns[each].list === name);
  const among = noun && nouns[noun].among;
  return among ? `"${among}.yaml" makes the page of each ${noun}, too. ` : '';
}

function identifyPicture(path: string): FileIdentity {
  const ending = endingOf(path);
  if (pictureExtensions.includes(ending) && isWellNamed(path)) return { is: 'picture' };
  if (pictureExtensions.includes(ending.toLowerCase())) return misnamed(path, wrongLetters);
  const meant = endingOf(tidyName(path));
  if (pictureExtensions.includes(meant)) {
    return misnamed(path, `a picture of this kind ends in ".${meant}" here`);
  }
  return {
    is: 'misplaced',
    code: 'wrong-file-name',
    message: ending ? `a picture cannot end in ".${ending}"` : 'this is not a picture',
    help: `${otherPictures[ending.toLowerCase()] ?? ''}${pictureEndings}`,
  };
}

function identifyFont(path: string): FileIdentity {
  if (/^fonts\/[a-z0-9]+(?:-[a-z0-9]+)*\.woff2$/.test(path)) return { is: 'font' };
  const ending = endingOf(path).toLowerCase();
  const isNamed = ending === 'woff2';
  return {
    is: 'misplaced',
    code: 'wrong-file-name',
    message: isNamed ? wrongFontName : `a font cannot end in ".${ending}" here`,
    help: isNamed
      ? 'Rename it, and write the same name in content/look.yaml.'
      : 'Fonts end in .woff2, the format for the web: whoever sold or drew the font has it so. Its license stands in content/look.yaml.',
  };
}

const wrongFontName =
  'fonts lie beside each other in content/fonts, and their names have lower-case letters, digits and single hyphens only';

const jsonEnding =
  'its name ends in ".json", and content is written in YAML, which JSON is a part of';

const notOnWindows = 'Windows can have no file or folder of this name, whatever its ending';

const wrongLetters = 'a name has lower-case letters, digits and single hyphens only';

function misnamed(path: string, reason: string, isSure = isSlipOfName(path)): FileIdentity {
  const code = 'wrong-file-name';
  const message = `this file cannot be read: ${reason}`;
  const tidyPath = tidyName(path);
  if (canBeSpelled(path) && isWellNamed(tidyPath)) {
    const help = `Rename the file to content/${tidyPath}.`;
    return { is: 'misplaced', tidyPath, isSure, code, message, help };
  }
  const help = 'Write its name in the letters a to z, something like content/pages/about-us.yaml.';
  return { is: 'misplaced', code, message, help };
}

/** What people put beside content, by its ending. */
const foreignKinds: Readonly<Record<string, string>> = {
  csv: 'a table',
  doc: 'a document of Word',
  docx: 'a document of Word',
  htm: 'a web page',
  html: 'a web page',
  md: 'a text in Markdown',
  ods: 'a table',
  odt: 'a document',
  pages: 'a document of Pages',
  pdf: 'a PDF',
  rtf: 'a document',
  txt: 'a plain text',
  xls: 'a table of Excel',
  xlsx: 'a table of Excel',
  zip: 'an archive',
};

function strange(path: string): FileIdentity {
  const kind = foreignKinds[endingOf(path).toLowerCase()];
  const message = `this is not a content file${kind ? `: it is ${kind}` : ''}`;
  const help = path.startsWith('pictures/')
    ? pictureEndings
    : 'Content is written in files that end in .yaml; pictures belong in content/pictures/.';
  return { is: 'misplaced', code: 'wrong-place', message, help };
}

function inUnknownFolder(path: string, folder: string): FileIdentity {
  const suggestion = suggestName(folder, folders);
  return {
    is: 'misplaced',
    ...(suggestion && {
      tidyPath: suggestion.word + path.slice(folder.length),
      isSure: suggestion.isSure,
    }),
    code: 'wrong-place',
    message: `no content is read from the folder "${folder}"${suggestion ? `; did you mean "${suggestion.word}"?` : ''}`,
    help: `Content folders: ${folders.join(', ')}.`,
  };
}

function atWrongDepth(path: string): FileIdentity {
  const folder = folderOf(path);
  const homes = fileKinds.filter((kind) => folderOf(kind.pattern) === folder);
  const patterns = [...new Set(homes.map((kind) => `content/${kind.pattern}`))];
  const higher = homes.map(({ pattern }) => liftedTo(pattern, path)).find(Boolean);
  const lower = homes.find(({ pattern }) => stepsIn(pattern) > stepsIn(path));
  return {
    is: 'misplaced',
    ...(lower && { noun: lower.noun }),
    ...(higher && { tidyPath: higher }),
    code: 'wrong-place',
    message: 'files in this place are not read',
    help: `Files here are ${patterns.join(' or ')}.`,
  };
}

function stepsIn(path: string): number {
  return path.split('/').length;
}
