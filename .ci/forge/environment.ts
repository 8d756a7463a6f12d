import { type Forge, openForge } from '../../changes/forge.ts';

/** Settings that the forge gives to every step. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the forge that a step runs on. */
export function forgeOf({
  GITHUB_API_URL: api = '',
  GITHUB_TOKEN: token = '',
}: Environment): Forge {
  return openForge({ api, token });
}
