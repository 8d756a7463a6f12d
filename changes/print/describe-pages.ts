import type { ChangedPage, Changes, Difference, Role } from '../changes.ts';
import { type Cell, code, type Part, type Reach, type Row } from './report.ts';

const differences: Readonly<Record<Difference, string>> = {
  order: 'another order',
  pictures: 'other pictures',
  preview: 'another preview picture',
  files: 'other names of the files it loads',
  markup: 'what only programs read',
};

const roles: Readonly<Record<Role, readonly [one: string, many: string]>> = {
  title: ['title', 'titles'],
  description: ['description', 'parts of the description'],
  text: ['text', 'texts'],
  unseen: ['text read aloud', 'texts read aloud'],
  link: ['link', 'links'],
  search: ['value for search engines', 'values for search engines'],
};

/** Every page that differs in any byte; pages of one kind that change alike share a row. */
export function pagePart({ pages }: Pick<Changes, 'pages'>, onPages: Reach): Part {
  const groups = Map.groupBy(pages, (page) => JSON.stringify([page.state, whatOf(page)]));
  const rows = [...groups.values()].map((group): Row => {
    const [first] = group;
    const cells = group.length > 1 || !first ? groupCells(group, onPages) : pageCells(first);
    const details = { summary: `Each of the ${group.length}`, rows: group.map(pageCells) };
    return { cells, ...(group.length > 1 && { details }) };
  });
  return { heading: 'Pages', columns: ['Page', 'What changes', 'Size of a first visit'], rows };
}

/** New pages with all of their texts. */
export function newPagePart({ pages }: Pick<Changes, 'pages'>): Part {
  const added = pages.filter(({ state }) => state === 'added');
  const rows = added.map(({ path, says = [] }): Row => {
    const details = { summary: 'All of it', rows: says.map((text) => [[], [text]]) };
    return { cells: [[code(path)], [says.join(' · ')]], details };
  });
  return { heading: 'What new pages say', columns: ['Page', 'Text'], rows };
}

function groupCells(group: readonly ChangedPage[], onPages: Reach): Cell[] {
  const [first] = group;
  const paths = group.map(({ path }) => path);
  const sizes = group.map(growth).sort((one, other) => one - other);
  const span = [...new Set([sizes[0] ?? 0, sizes.at(-1) ?? 0])].map(signed).join(' to ');
  const growths = span === '0' ? 'as before' : `${span} bytes each`;
  return [onPages(paths), [first ? whatOf(first) : ''], [growths]];
}

function pageCells(page: ChangedPage): Cell[] {
  const { path, from } = page;
  const address: Cell = from === undefined ? [code(path)] : [code(from), ' → ', code(path)];
  return [address, [whatOf(page)], [sizeOf(page)]];
}

function whatOf({ state, title, texts, differences: found }: ChangedPage): string {
  if (state === 'added') return `new: ${title}`;
  if (state === 'removed') return `gone: ${title}`;
  const described = Object.entries(roles).flatMap(([role, [one, many]]) => {
    const own = texts.filter((text) => text.role === role);
    // The same words in two places are one change.
    const amount = new Set(own.map(({ before, after }) => JSON.stringify([before, after]))).size;
    return amount > 0 ? [`${amount} ${amount === 1 ? one : many}`] : [];
  });
  return [...described, ...found.map((each) => differences[each])].join(', ');
}

function growth({ bytes: { before = 0, after = 0 } }: ChangedPage): number {
  return after - before;
}

function signed(bytes: number): string {
  return `${bytes > 0 ? '+' : ''}${bytes.toLocaleString('en-US').replace('-', '−')}`;
}

function sizeOf(page: ChangedPage): string {
  const { before, after } = page.bytes;
  const print = (bytes: number) => bytes.toLocaleString('en-US');
  if (before === undefined || after === undefined) return `${print(after ?? before ?? 0)} bytes`;
  return before === after
    ? `${print(after)} bytes, as before`
    : `${print(after)} bytes (${signed(growth(page))})`;
}
