import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { productFolder } from '../../codegen/files/site-folder.ts';

/** The folders of the program whose files may be opened: what diagnostics and pages name, besides the content. */
const folders = ['schema', 'codegen', 'server', 'web'];

/**
 * How pages open the editor, in our own code and in Vite's. `e2e/development.test.ts` notices if Vite does it otherwise
 * ("a mistake … opens in the editor").
 */
const opening = '__open-in-editor?';

/** Pages of this server open the editor with a token of this run, which no other page knows. */
export function editorGuard(project: string): Plugin {
  const token = randomUUID();
  return {
    name: 'dealer-site:editor',
    apply: 'serve',
    transform: {
      filter: { code: opening },
      handler: (code) => code.replaceAll(opening, `${opening}token=${token}&`),
    },
    configureServer({ middlewares }) {
      middlewares.use('/__open-in-editor', guardEditor(project, token));
    },
  };
}

/** Lets Vite open a file of the project in the editor of this machine when a page of this server asks for it here. */
function guardEditor(project: string, token: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { remoteAddress, localAddress } = request.socket;
    const isHere = remoteAddress === localAddress;
    const isKnown = searchParams.get('token') === token;
    if (isHere && isKnown && isOfProject(project, searchParams.get('file') ?? '')) return next();
    response.statusCode = 403;
    response.end(
      'Only a page of this server opens the editor, and only with a file of the project.',
    );
  };
}

/** Whether a place such as `/project/content/site.yaml:3:7` is in a file that may be opened, wherever links lead. */
export function isOfProject(project: string, place: string): boolean {
  const opened = [join(project, 'content'), ...folders.map((name) => join(productFolder, name))];
  try {
    const file = realpathSync(place.replace(/(?::\d+){0,2}$/, ''));
    return opened.some((folder) => file.startsWith(realpathSync(folder) + sep));
  } catch {
    return false;
  }
}
