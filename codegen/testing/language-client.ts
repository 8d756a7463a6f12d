import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

// Test support: speaks to the language server as an editor does, over the standard input and output of its process.

const main = join(import.meta.dirname, '../language-server/main.ts');

/** Starts the language server for a project. */
export async function openLanguageClient(root: string, options: object = {}) {
  const server = spawn(process.execPath, [main, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const uriOf = (file: string) => pathToFileURL(join(root, file)).href;
  let said: { readonly uri: string; readonly diagnostics: readonly Diagnostic[] }[] = [];
  let wake = () => {};
  connection.onNotification(PublishDiagnosticsNotification.type, (news) => {
    said.push(news);
    wake();
  });
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
    initializationOptions: options,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const open = new Set<string>();
  let version = 0;
  return {
    connection,
    uriOf,
    async type(file: string, text: string) {
      said = [];
      version += 1;
      const [uri, languageId] = [uriOf(file), 'yaml'];
      if (!open.has(file)) {
        open.add(file);
        const textDocument = { uri, languageId, version, text };
        await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      } else {
        const changed = { textDocument: { uri, version }, contentChanges: [{ text }] };
        await connection.sendNotification(DidChangeTextDocumentNotification.type, changed);
      }
    },
    /** The next messages about a file that a condition holds for. */
    async messagesOf(file: string, isIt: (messages: readonly Diagnostic[]) => boolean) {
      for (;;) {
        const news = said.find(({ uri, diagnostics }) => uri === uriOf(file) && isIt(diagnostics));
        if (news) return news.diagnostics;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async close() {
      connection.dispose();
      server.kill();
      await once(server, 'exit');
    },
  };
}
