import { ownCode, written } from '../holders.ts';
import type { Requirement } from '../requirement.ts';

const noUpload = { doesNotApply: 'No file is taken from a visitor.' };
const noName = { doesNotApply: 'No file is offered under a name that a visitor chose.' };
const filePaths = 'server/pages/file-paths.test.ts';

/** V5: files. */
export const files: readonly Requirement[] = [
  {
    number: '5.1.1',
    level: 2,
    words: 'It is written down which files are taken.',
    heldBy: [written('Input')],
  },
  { number: '5.2.1', level: 1, words: 'Files are not too large.', ...noUpload },
  { number: '5.2.2', level: 1, words: 'Files are what their names say.', ...noUpload },
  { number: '5.2.3', level: 2, words: 'Packed files are measured before.', ...noUpload },
  { number: '5.3.1', level: 1, words: 'Files of visitors are never run.', ...noUpload },
  {
    number: '5.3.2',
    level: 1,
    words: 'No path of a file is made from what was asked.',
    heldBy: [
      [filePaths, '%s leads to no file', '/../secret'],
      [filePaths, '%s leads to no file', '/secret.txt'],
      ownCode('touches files in these places only, and none of them serves a request'),
    ],
  },
  { number: '5.4.1', level: 2, words: 'Names for downloads are our own.', ...noName },
  { number: '5.4.2', level: 2, words: 'Names of files are escaped.', ...noName },
  { number: '5.4.3', level: 2, words: 'Files of others are scanned.', ...noUpload },
];
