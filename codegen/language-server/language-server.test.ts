import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  ReferencesRequest,
  RenameRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { compile } from '../compile.ts';
import { projectAt } from '../testing/golden-folder.ts';
import { openLanguageClient } from '../testing/language-client.ts';
import { referencePlaces } from '../testing/named-places.ts';
import { layDealer, smallDealer } from '../testing/whole-dealers.ts';
import { documentOf } from './positions.ts';
import { editOfChanges } from './workspace-edit.ts';

const tables = tablesOf(import.meta.filename);

const root = join(import.meta.dirname, '../..');
const client = await openLanguageClient(root);
afterAll(client.close);

test('every reference of the content has its value on hover, and leads to where it is written', async () => {
  const { site } = await compile(projectAt(root));
  if (!site) throw new Error('the content has no site');
  const places = referencePlaces(site);
  const unanswered: string[] = [];
  for (const { file, text, at } of places) {
    const position = documentOf(text).positionAt(at);
    const request = { textDocument: { uri: client.uriOf(file) }, position };
    const [hover, definition] = await Promise.all([
      client.connection.sendRequest(HoverRequest.type, request),
      client.connection.sendRequest(DefinitionRequest.type, request),
    ]);
    const written = [definition ?? []].flat();
    if (!hover || written.length === 0)
      unanswered.push(
        `${file}:${position.line + 1}:${position.character + 1} ${text.slice(at, at + 40).split('\n')[0]} ${hover ? '' : 'hover'} ${written.length}`,
      );
  }
  expect(unanswered).toEqual([]);
  expect(places.length).toBeGreaterThan(0);
}, 300_000);

/** The small dealer with an editor of its own, and the place of a word in one of its files. */
async function openDealer(whenDone: (close: () => Promise<void>) => void = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  layDealer(folder, smallDealer);
  const editor = await openLanguageClient(folder);
  whenDone(editor.close);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const at = (file: string, word: string, text = read(file)) => ({
    textDocument: { uri: editor.uriOf(file) },
    position: documentOf(text).positionAt(text.indexOf(word) + word.length),
  });
  return { ...editor, folder, read, at };
}

/** The one of all tests that leave its files as they are. */
const dealer = await openDealer(afterAll);
const { site: smallSite } = await compile(projectAt(dealer.folder));

const home = 'content/pages/home.yaml';
const drifter = 'content/vehicles/loonbay/drifter.yaml';

test('mistakes are shown while somebody types, before the file is saved, with their corrections', async () => {
  const { connection, read, at, type, messagesOf } = await openDealer();
  const text = read(drifter).replace('brand: loonbay', 'brand: loonbuy');
  await type(drifter, text);
  const [mistake] = await messagesOf(drifter, (each) => each.length > 0);
  expect(mistake?.message).toContain('loonbuy');
  if (!mistake) return;
  const { textDocument } = at(drifter, 'brand');
  const request = { textDocument, range: mistake.range, context: { diagnostics: [] } };
  const actions = await connection.sendRequest(CodeActionRequest.type, request);
  expect(actions).toMatchObject([
    { title: 'Fix: brand: loonbuy → brand: loonbay', isPreferred: true },
  ]);
  await type(drifter, read(drifter));
  await messagesOf(drifter, (each) => each.length === 0);
});

test.each(tables('completed'))(
  '%s are completed in an unfinished text',
  async (_, file, typed, offered) => {
    const { connection, read, at, type } = dealer;
    onTestFinished(() => type(file, read(file)));
    const [word = ''] = typed.startsWith('${') ? ['description: '] : [/^\w+: \/?/.exec(typed)?.[0]];
    const text = read(file).replace(
      new RegExp(`(${word.trim()} ).*?(?=, style|$)`, 'm'),
      (_all, key) => (typed.startsWith('${') ? `${key}${typed}` : `${typed}`),
    );
    await type(file, text);
    const answer = await connection.sendRequest(CompletionRequest.type, at(file, typed, text));
    const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
    expect(items.map(({ label }) => label)).toContain(offered);
  },
);

/** Does what an editor does with the answer to a question. */
function apply({ documentChanges = [] }: WorkspaceEdit): void {
  for (const step of documentChanges) {
    if ('edits' in step) {
      const path = fileURLToPath(step.textDocument.uri);
      const document = TextDocument.create('', '', 0, readFileSync(path, 'utf8'));
      writeFileSync(path, TextDocument.applyEdits(document, step.edits as never));
    } else if (step.kind === 'rename') {
      mkdirSync(dirname(fileURLToPath(step.newUri)), { recursive: true });
      renameSync(fileURLToPath(step.oldUri), fileURLToPath(step.newUri));
    }
  }
}

test.each(tables('renamed'))(
  '%s gets another name everywhere, and the content has no error',
  async (_, file, word, newName) => {
    const { connection, folder, at } = await openDealer();
    const found = await connection.sendRequest(ReferencesRequest.type, {
      ...at(file, word),
      context: { includeDeclaration: false },
    });
    expect(found?.length).toBeGreaterThan(0);
    const request = { ...at(file, word), newName };
    const edit = await connection.sendRequest(RenameRequest.type, request);
    expect(edit).not.toBeNull();
    apply(edit ?? {});
    const { errors, site } = await compile(projectAt(folder));
    expect([errors, site?.pages.length]).toEqual([[], smallSite?.pages.length]);
  },
);

test.each(tables('kept'))('%s is not changed', async (_, file, word, newName, words) => {
  const { connection, at } = dealer;
  const request = { ...at(file, word), newName };
  await expect(connection.sendRequest(RenameRequest.type, request)).rejects.toThrow(words);
});

test('an unfinished file with an emoji and the line ends of Windows answers about all else in it', async () => {
  const { connection, read, at, type, messagesOf } = await openDealer();
  const text = read(home).replace('text: On', 'text: "🚤 On').replaceAll('\n', '\r\n');
  await type(home, text);
  await messagesOf(home, (each) => each.length > 0);
  const request = at(home, '🚤 On the water since ${facts.water.found', text);
  const hover = await connection.sendRequest(HoverRequest.type, request);
  const { line, character } = request.position;
  expect(hover).toMatchObject({
    contents: { value: expect.stringContaining('1998') },
    range: { end: { line, character: character + 'ed}'.length } },
  });
  await expect(
    connection.sendRequest(RenameRequest.type, { ...request, newName: 'begun' }),
  ).rejects.toThrow(`Correct ${home} first`);
});

test('a file that goes is deleted, unless it only gets another name', () => {
  const before = 'old';
  const edit = editOfChanges('/', [
    { file: 'a', before },
    { file: 'b', before, after: 'other' },
    { file: 'c', after: 'new' },
    { file: 'd', before },
    { file: 'e', after: 'old' },
  ]);
  const kinds = edit.documentChanges?.map((each) => ('kind' in each ? each.kind : 'edit'));
  expect(kinds).toEqual(['delete', 'edit', 'create', 'edit', 'rename']);
});

test('a fact says on how many pages it is', async () => {
  const { connection, at } = dealer;
  await vi.waitFor(async () => {
    const hover = await connection.sendRequest(
      HoverRequest.type,
      at(home, '${pricing.delivery.perMil'),
    );
    expect(Object(hover?.contents).value).toMatch(/2\.50.*On 1 page: \//s);
  }, 20_000);
});
