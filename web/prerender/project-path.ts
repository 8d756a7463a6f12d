/** Why a command cannot run where a project lies: the bundler reads what follows these signs as part of an address. */
export function pathFault(project: string, command: string): string | undefined {
  return /[#?]/.test(project)
    ? `\`${command}\` does not work in a folder with # or ? in its path: rename that folder or move the site.`
    : undefined;
}
