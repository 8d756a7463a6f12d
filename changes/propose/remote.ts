import { type Git, tried } from '../git.ts';

/** Where a branch is pushed to. */
export interface Remote {
  readonly name: string;
  readonly url: string;
  /** Where pull requests are opened, if it is a forge. */
  readonly forge?: { readonly host: string; readonly repository: string };
}

/** The remote that a branch goes to: `origin`, or the only one. */
export function findRemote(git: Git): Remote | undefined {
  const names = (tried(git, 'remote') ?? '').split('\n').filter(Boolean);
  const name = names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined;
  const url = name === undefined ? undefined : tried(git, 'config', `remote.${name}.url`);
  return name === undefined || url === undefined ? undefined : { name, url, ...forgeAt(url) };
}

/** `https://host/owner/name.git`, `git@host:owner/name.git` and `ssh://git@host/owner/name`. */
function forgeAt(url: string): Pick<Remote, 'forge'> {
  const [, host, repository] =
    /^(?:(?:https?|ssh):\/\/(?:[^/@]+@)?|[^/@:]+@)([\w.-]+)(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? [];
  return host !== undefined && repository !== undefined ? { forge: { host, repository } } : {};
}

/** An address without what would let somebody else push. */
export function shownUrl(url: string): string {
  return url.replace(/\/\/[^/@]+@/, '//');
}
