import type { Proposal } from '../../../../changes/propose/propose.ts';

/** The token for the forge, as Codespaces and the forge's own runs have it; without one an address is shown. */
export function forgeSettings(): Proposal['forge'] {
  const { GITHUB_TOKEN: token, GITHUB_API_URL: api } = process.env;
  return { ...(token && { token }), ...(api && { api }) };
}
