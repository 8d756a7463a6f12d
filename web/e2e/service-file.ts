import { readFileSync } from 'node:fs';

/** Where the service file says that the project is. */
const installed = '/srv/site';

/** How the service is started: the command with its arguments, and the settings that the file itself makes. */
export interface Service {
  readonly command: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Reads `deploy/site.service` as it starts the site in another folder. */
export function readService(project: string): Service {
  const lines = readFileSync('deploy/site.service', 'utf8').split('\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [start = ''] = valuesOf('ExecStart');
  return {
    command: start.replace(`${installed}/`, `${project}/`).split(' '),
    settings: Object.fromEntries(valuesOf('Environment').map((pair) => pair.split('=', 2))),
  };
}
