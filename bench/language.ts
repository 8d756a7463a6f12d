import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  ReferencesRequest,
} from 'vscode-languageserver-protocol/node';
import { compile } from '../codegen/compile.ts';
import { documentOf } from '../codegen/language-server/positions.ts';
import { projectAt } from '../codegen/testing/golden-folder.ts';
import { openLanguageClient } from '../codegen/testing/language-client.ts';
import { referencePlaces } from '../codegen/testing/named-places.ts';
import { layManyTowns } from './many-towns.ts';
import type { Row } from './row.ts';

const towns = 5800;
const rounds = 15;
const who = 'an editor';

const questions = {
  hover: HoverRequest.type,
  completion: CompletionRequest.type,
  definition: DefinitionRequest.type,
  references: ReferencesRequest.type,
};

/** How much of the content the language server answers about, and how soon for a dealer with very many towns. */
export async function benchLanguage(): Promise<readonly Row[]> {
  const answered = await benchAnswers();
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    layManyTowns(root, towns);
    return [answered, ...(await benchWaiting(root))];
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Asks about every reference of the real content. */
async function benchAnswers(): Promise<Row> {
  const { site } = await compile(projectAt(process.cwd()));
  if (!site) throw new Error('the content has no site');
  const places = referencePlaces(site);
  const { connection, uriOf, close } = await openLanguageClient(process.cwd());
  let answered = 0;
  for (const { file, text, at } of places) {
    const position = documentOf(text).positionAt(at);
    const asked = { textDocument: { uri: uriOf(file) }, position };
    const hover = await connection.sendRequest(HoverRequest.type, asked);
    const found = await connection.sendRequest(DefinitionRequest.type, asked);
    if (hover && [found ?? []].flat().length > 0) answered += 1;
  }
  await close();
  const count = places.length.toLocaleString('en');
  return {
    name: `hover and definition of ${count} references that are answered`,
    value: (100 * answered) / places.length,
    unit: '%',
    budget: { who, atLeast: 100 },
  };
}

/** Facts, a picture, what a template says of all its records, and a record, each where it is referred to. */
const asked: readonly (readonly [file: string, word: string])[] = [
  ['content/pages/home.yaml', '${pricing.delivery.perM'],
  ['content/pages/home.yaml', 'picture: b'],
  ['content/templates/town.yaml', '${town.na'],
  ['content/pages/home.yaml', 'county: han'],
];

/** Asks while the pages of facts are counted, which takes minutes here. */
async function benchWaiting(root: string): Promise<Row[]> {
  const { connection, uriOf, close } = await openLanguageClient(root, { maxFiles: towns + 100 });
  const places = asked.map(([file, word]) => {
    const text = readFileSync(join(root, file), 'utf8');
    const position = documentOf(text).positionAt(text.indexOf(word) + word.length);
    return { textDocument: { uri: uriOf(file) }, position, context: { includeDeclaration: false } };
  });
  if (places[0]) await connection.sendRequest(HoverRequest.type, places[0]);
  // The pages of facts are counted once nobody has typed for a while.
  await wait(1000);
  const rows: Row[] = [];
  for (const [name, type] of Object.entries(questions)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++)
      for (const place of places) {
        const began = performance.now();
        await connection.sendRequest(type as typeof HoverRequest.type, place);
        // The first answers wait for the content to be compiled.
        if (round > 0) times.push(performance.now() - began);
      }
    times.sort((one, other) => one - other);
    const value = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    const label = `${name}, ${towns.toLocaleString('en')} towns, 19 of 20 answers within`;
    rows.push({ name: label, value, unit: 'ms', budget: { who, atMost: 100 } });
  }
  await close();
  return rows;
}
