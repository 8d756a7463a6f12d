import { fileURLToPath } from 'node:url';
import {
  CodeActionKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completionsAt } from './completions.ts';
import { definitionsOf } from './definitions.ts';
import { fixesAt, shownDiagnostic } from './diagnostics.ts';
import { mentionsOf } from './find-references.ts';
import { hoverText } from './hover-text.ts';
import { mentionAt } from './mentions.ts';
import { documentOf, fileOf, locationOf, rangeIn, uriOf } from './positions.ts';
import { nameToChange, renamed } from './rename.ts';
import { type Compiled, openWorkspace, type Workspace } from './workspace.ts';
import { editOfChanges } from './workspace-edit.ts';

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  completionProvider: { triggerCharacters: ['{', '.', '|', '@', '/', ':', ' '] },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/** Answers an editor until it ends the connection. */
export function serve(connection: Connection): void {
  let workspace: Workspace | undefined;
  const publish = createPublisher(connection);
  const onFault = (fault: unknown) =>
    connection.console.error(String(fault instanceof Error ? fault.stack : fault));
  connection.onInitialize((params) => {
    const root = rootOf(params);
    const { maxFiles } = Object(params.initializationOptions);
    workspace = openWorkspace({
      root,
      ...(typeof maxFiles === 'number' && { maxFiles }),
      onCompiled: (compiled) => publish(root, compiled),
      onFault,
    });
    return { capabilities, serverInfo: { name: 'content' } };
  });
  connection.onInitialized(() => {
    workspace?.current().catch(onFault);
  });
  connection.onDidChangeWatchedFiles(() => workspace?.reload());
  followDocuments(connection, () => workspace);
  answerQuestions(connection, () => workspace);
  connection.listen();
}

function rootOf({ workspaceFolders, rootUri }: InitializeParams): string {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri;
  return uri?.startsWith('file:') ? fileURLToPath(uri) : process.cwd();
}

function followDocuments(connection: Connection, workspaceOf: () => Workspace | undefined): void {
  const documents = new TextDocuments(TextDocument);
  const write = (uri: string, text: string | undefined) => {
    const workspace = workspaceOf();
    const file = workspace && fileOf(workspace.root, uri);
    if (file !== undefined) workspace?.write(file, text);
  };
  documents.onDidChangeContent(({ document }) => write(document.uri, document.getText()));
  documents.onDidClose(({ document }) => write(document.uri, undefined));
  documents.listen(connection);
}

/** Shows all messages, and takes back those of files that have none any more. */
function createPublisher(connection: Connection) {
  let shown: ReadonlySet<string> = new Set();
  return (root: string, { compilation }: Compiled) => {
    const files = Map.groupBy(compilation.diagnostics, ({ file }) => file);
    for (const file of new Set([...shown, ...files.keys()])) {
      const diagnostics = (files.get(file) ?? []).map((each) => shownDiagnostic(root, each));
      connection.sendDiagnostics({ uri: uriOf(root, file), diagnostics });
    }
    shown = new Set(files.keys());
  };
}

/** The cursor of a request, with what is known of the content. */
async function cursorAt(
  workspace: Workspace | undefined,
  { textDocument, position }: TextDocumentPositionParams,
) {
  const file = workspace && fileOf(workspace.root, textDocument.uri);
  const answers = (await workspace?.last())?.answers;
  const text = file === undefined ? undefined : workspace?.textOf(file);
  if (!workspace || file === undefined || text === undefined || !answers) return undefined;
  const document = documentOf(text);
  const offset = document.offsetAt(position);
  const source = answers.sourceOf(file);
  const mention = source && mentionAt(source, text, offset);
  return { workspace, root: workspace.root, file, answers, text, document, offset, mention };
}

function answerQuestions(connection: Connection, workspaceOf: () => Workspace | undefined): void {
  connection.onHover(async (request) => {
    const cursor = await cursorAt(workspaceOf(), request);
    const text = cursor?.mention && hoverText(cursor.answers, cursor.file, cursor.mention.named);
    if (!cursor?.mention || text === undefined) return null;
    const { start, end } = cursor.mention.span();
    return {
      contents: { kind: 'markdown', value: text },
      range: rangeIn(cursor.document, start, end),
    };
  });
  connection.onDefinition(async (request) => {
    const cursor = await cursorAt(workspaceOf(), request);
    if (!cursor?.mention) return null;
    return definitionsOf(cursor.answers, cursor.file, cursor.mention.named).map((each) =>
      locationOf(cursor.root, each),
    );
  });
  connection.onCompletion(async (request) => {
    const cursor = await cursorAt(workspaceOf(), request);
    return cursor ? completionsAt(cursor.answers, cursor) : null;
  });
  connection.onReferences(async (request) => {
    // They are shown at their places in the texts as they are now.
    await workspaceOf()?.current();
    const cursor = await cursorAt(workspaceOf(), request);
    if (!cursor) return null;
    return mentionsOf(cursor.answers, cursor).map(({ source, start, end }) => ({
      uri: uriOf(cursor.root, source.file),
      range: rangeIn(documentOf(source.text), start, end),
    }));
  });
  connection.onCodeAction(async ({ textDocument, range }) => {
    const workspace = workspaceOf();
    const file = workspace && fileOf(workspace.root, textDocument.uri);
    if (!workspace || file === undefined) return null;
    const { compilation } = await workspace.current();
    const { root, textOf } = workspace;
    return [...fixesAt(compilation.allDiagnostics, { root, file, range, textOf })];
  });
  connection.onPrepareRename(async (request) => {
    const cursor = await cursorAt(workspaceOf(), request);
    return cursor ? nameToChange(cursor.answers, cursor) : null;
  });
  connection.onRenameRequest(async ({ newName, ...request }) => {
    await workspaceOf()?.current();
    const cursor = await cursorAt(workspaceOf(), request);
    const compiled = await cursor?.workspace.last();
    if (!cursor || !compiled) return null;
    return editOfChanges(cursor.root, await renamed(compiled, cursor, newName));
  });
}
