/** The name under which GitHub Codespaces, or whoever sets FORWARDED_HOST, passes a port of this machine on. */
export function forwardedHost(port: number, env: NodeJS.ProcessEnv): string | undefined {
  const { FORWARDED_HOST, CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN } = env;
  if (FORWARDED_HOST) return FORWARDED_HOST;
  const domain = GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN;
  return CODESPACE_NAME && domain ? `${CODESPACE_NAME}-${port}.${domain}` : undefined;
}
