// Test support: what five typical pull requests do to the dealer of the tests.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a dealer in a folder, as an editor changes it. */
export interface Editor {
  replace(file: string, words: string, others: string): void;
  write(file: string, text: string): void;
  rename(file: string, name: string): void;
}

/** Opens the content below a folder; a text to replace must exist. */
export function openEditor(root: string): Editor {
  const at = (file: string) => join(root, 'content', file);
  return {
    replace(file, words, others) {
      const text = readFileSync(at(file), 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not say "${words}"`);
      writeFileSync(
        at(file),
        text.replace(words, () => others),
      );
    },
    write: (file, text) => writeFileSync(at(file), text),
    rename: (file, name) => renameSync(at(file), at(name)),
  };
}

interface PullRequest {
  readonly edit: (editor: Editor) => void;
  /** Whether the editor lets the compiler write what follows. */
  readonly isFixed: boolean;
}

/** The pull requests by the names of the files that keep their reports. */
export const pullRequests: Readonly<Record<string, PullRequest>> = {
  'a-price': {
    isFixed: false,
    edit({ replace }) {
      replace('vehicles/loonbay/drifter.yaml', 'money: 1450', 'money: 1590');
      replace('brands/loonbay.yaml', 'money: 1450', 'money: 1590');
    },
  },
  'a-new-town': {
    isFixed: true,
    edit: ({ write }) =>
      write(
        'towns/knox/camden.yaml',
        `name: Camden
slug: camden
county: knox
type: Town
population: 5232
coordinates: { lat: 44.2098, lng: -69.0648 }
zip: "04843"
setting: bay
`,
      ),
  },
  'a-renamed-policy': {
    isFixed: true,
    edit({ rename, replace }) {
      const [file, name] = ['policies/returns.yaml', 'policies/bring-back.yaml'];
      rename(file, name);
      replace(name, 'title: Returns', 'title: Bring it back\nformerly: returns');
      replace(name, 'path: /policies/returns', 'path: /policies/bring-it-back');
      replace(name, 'navigationText: Returns', 'navigationText: Bring it back');
    },
  },
  'a-broken-reference': {
    isFixed: false,
    edit: ({ replace }) =>
      replace(
        'policies/returns.yaml',
        'pricing.delivery.returns}.',
        'pricing.delivery.comesBack}.',
      ),
  },
  'a-reworded-template': {
    isFixed: false,
    edit: ({ replace }) =>
      replace(
        'templates/town.yaml',
        'people. We deliver there.',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference as editors write it.
        'people. We bring your kayak to any landing in ${town.name}.',
      ),
  },
};
