import { type Forge, routeOf } from '../../changes/forge.ts';

/** A run of a workflow of a repository. */
export interface KnownRun {
  readonly id: number;
  readonly repository: string;
}

/** A file that a run has kept, uploaded as it is: its name is that of the file. */
export interface KeptFile {
  readonly id: number;
  readonly name: string;
}

/** The files that a run has kept. */
export async function keptFiles(forge: Forge, { id, repository }: KnownRun): Promise<KeptFile[]> {
  const listed = await forge.list(routeOf('repos', repository, 'actions/runs', id, 'artifacts'));
  return (listed as readonly KeptFile[]).map((file) => ({
    id: Number(file.id),
    name: String(file.name),
  }));
}

/** The text of a kept file; undefined if there is none, or it is too large. */
export async function readKept(
  forge: Forge,
  { repository }: KnownRun,
  file: KeptFile | undefined,
  mostBytes: number,
): Promise<string | undefined> {
  if (!file) return undefined;
  const path = routeOf('repos', repository, 'actions/artifacts', file.id, 'zip');
  return (await forge.download(path, mostBytes))?.toString();
}
