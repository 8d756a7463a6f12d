// Test support: what the calls of the editor are asked.
const own = { changes: [], name: 'Orland', decided: [], instead: { gone: 'It is gone.' } };
const named = (file: string) => ({ file, name: own.name });
const shown = (file: string) => ({ file, changes: own.changes });
const nothing = () => null;

/** Every call, and what it is asked about a path; null if it takes none. */
export const askedCalls = {
  show: shown,
  save: shown,
  fix: shown,
  showSeveral: (path) => ({ files: [path], change: { does: 'remove', path: ['note'] } }),
  saveSeveral: (path) => [shown(path)],
  undo: nothing,
  redo: nothing,
  factList: nothing,
  facts: nothing,
  problems: nothing,
  day: nothing,
  showOn: (path) => path,
  choices: (path) => path,
  // Words, of which any may be found.
  places: nothing,
  pictures: nothing,
  addPhoto: (path) => ({ name: path, folder: path, alt: 'A bay.', bytes: btoa('a') }),
  changePicture: (path) => ({ key: path, alt: 'A bay.' }),
  master: (path) => path,
  changes: nothing,
  changedPages: nothing,
  takeBack: (path) => path,
  published: nothing,
  publishedChange: (path) => path,
  plan: (path) => path,
  propose: (path) => path,
  mentions: (path) => ({ from: path, to: 'Orland' }),
  records: nothing,
  record: (path) => path,
  addRecord: named,
  renameRecord: named,
  retireRecord: (path) => ({ file: path, instead: own.instead, decided: own.decided }),
} satisfies Readonly<Record<string, (path: string) => unknown>>;
