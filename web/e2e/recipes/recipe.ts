import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';

/** A recipe of CONTRIBUTING.md, carried out: the files it adds, and the lines it adds to existing files. */
interface Recipe {
  /** The bold words its paragraph begins with. */
  readonly title: string;
  /** A text, or the value of a JSON file. */
  readonly files?: Readonly<Record<string, unknown>>;
  readonly lines?: Readonly<Record<string, readonly AddedLine[]>>;
  /** Values that it adds to content, each by the keys that lead to it, with dots. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface AddedLine {
  /** The added lines go before the first line that starts like this. */
  readonly before: string;
  readonly added: string;
}

const written = readFileSync(join(import.meta.dirname, 'recipes.yaml'), 'utf8');

/** Every recipe of CONTRIBUTING.md. */
export const recipes: readonly Recipe[] = parse(written).recipes;

/** Content that uses what the recipes add, and a vehicle of the dealer. */
export const content = (vehicle: string): Readonly<Record<string, string>> =>
  parse(written.replaceAll('VEHICLE', vehicle)).content;

/** Follows a recipe in a copy of the project. */
export async function follow(recipe: Recipe, project: string): Promise<void> {
  const { files = {}, lines = {}, values = {} } = recipe;
  for (const [file, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    await write(join(project, file), text);
  }
  for (const [file, added] of Object.entries(lines)) {
    const path = join(project, file);
    await write(path, added.reduce(insert, await readFile(path, 'utf8')));
  }
  for (const [file, added] of Object.entries(values)) {
    const path = join(project, file);
    const document = parseDocument(await readFile(path, 'utf8'));
    for (const [keys, value] of Object.entries(added)) document.setIn(keys.split('.'), value);
    await write(path, String(document));
  }
}

/** Writes a file, and the folders above it. */
export async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function insert(text: string, { before, added }: AddedLine): string {
  const at = text.startsWith(before) ? 0 : text.indexOf(`\n${before}`) + 1;
  if (at === 0 && !text.startsWith(before)) throw new Error(`no line begins with "${before}"`);
  return `${text.slice(0, at)}${added}\n${text.slice(at)}`;
}

/** The places that a recipe's paragraph names, each as a regular expression: `<…>` matches one name. */
export function placesNamed(contributing: string, { title }: Recipe): readonly RegExp[] {
  const paragraph = contributing.split('\n\n').find((each) => each.startsWith(`**${title}**`));
  if (!paragraph) throw new Error(`CONTRIBUTING.md has no recipe "${title}"`);
  const paths = [...paragraph.matchAll(/`([\w.-]+\/[^`\s]*)`/g)].map(([, path = '']) => path);
  return paths.map((path) => {
    const folder = path.endsWith('/') ? `${path}.*` : path;
    const escaped = folder.replaceAll(/[.+](?!\*)/g, '\\$&');
    return new RegExp(`^${escaped.replaceAll(/<[^>]*>/g, '[\\w-]+')}$`);
  });
}
