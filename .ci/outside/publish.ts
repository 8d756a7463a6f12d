import { type Forge, routeOf } from '../../changes/forge.ts';
import { mark, title } from './issue.ts';

/** Who writes with the token of a workflow. */
const writer = 'github-actions[bot]';

/** The open issue of the nights before. */
export async function findIssue(
  forge: Forge,
  repository: string,
): Promise<{ readonly number: number; readonly body: string } | undefined> {
  const query = { state: 'open', creator: writer };
  const listed = await forge.list(routeOf('repos', repository, 'issues'), query);
  const found = listed
    .map(Object)
    .find(({ body, user }) => user?.login === writer && String(body).startsWith(mark));
  return found && { number: Number(found.number), body: String(found.body) };
}

/** Writes the one issue, or writes it anew. */
export async function keepIssue(forge: Forge, repository: string, body: string): Promise<void> {
  const there = await findIssue(forge, repository);
  const issues = routeOf('repos', repository, 'issues');
  if (there) await forge.call('PATCH', `${issues}/${there.number}`, { body });
  else await forge.call('POST', issues, { title, body });
}
