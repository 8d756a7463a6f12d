import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ExtensionContext, RelativePattern, window, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

const server = 'codegen/language-server/main.ts';

/** Visual Studio Code has opened a folder with a language server of its own: that is started, and asked about its content. */
export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  const folder = workspace.workspaceFolders?.find(({ uri }) =>
    existsSync(join(uri.fsPath, server)),
  );
  if (!folder) return;
  const root = folder.uri.fsPath;
  const installed = join(root, 'node_modules/.bin/node');
  if (!existsSync(installed)) {
    window.showWarningMessage(
      'The content is not checked while you type: run "make check" once, then reload the window.',
    );
    return;
  }
  const watcher = workspace.createFileSystemWatcher(new RelativePattern(folder, 'content/**'));
  const client = new LanguageClient(
    'content',
    'Content',
    {
      // What npm has put there for Windows is no program.
      command: process.platform === 'win32' ? 'node' : installed,
      args: [join(root, server)],
      transport: TransportKind.stdio,
      options: { cwd: root },
    },
    {
      workspaceFolder: folder,
      documentSelector: [{ scheme: 'file', language: 'yaml', pattern: '**/content/**/*.yaml' }],
      synchronize: { fileEvents: watcher },
    },
  );
  subscriptions.push(watcher, client);
  await client.start();
}
