import { readFileSync } from 'node:fs';

/** The project's path in the service file. */
const installed = '/srv/site';

/** How the service is started: the command with its arguments, and the settings in the file itself. */
export interface Service {
  readonly command: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Reads `deploy/site.service` as if it started the site in another folder. */
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
