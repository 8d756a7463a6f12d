import { appendFileSync, cpSync, linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../generated/routes.ts';

/** Lays out the built site at `project`, with that many copies of one of its pages added. */
export function layManyPages(project: string, copies: number): void {
  for (const folder of ['server', 'deploy', 'generated', 'build', 'dist']) {
    cpSync(folder, join(project, folder), { recursive: true });
  }
  for (const name of ['node_modules', 'package.json']) {
    symlinkSync(join(process.cwd(), name), join(project, name));
  }
  const [model] = routes.filter(({ path, perRequest }) => perRequest === false && path !== '/');
  if (!model) throw new Error('No page is the same for everyone.');
  const dist = join(project, 'dist');
  for (let copy = 0; copy < copies; copy += 1) {
    const path = `${model.path}-${copy}`;
    mkdirSync(join(dist, path));
    for (const end of ['', '.br', '.gz']) {
      linkSync(join(dist, model.path, `index.html${end}`), join(dist, path, `index.html${end}`));
      linkSync(
        join(dist, 'data', `${model.path}.json${end}`),
        join(dist, 'data', `${path}.json${end}`),
      );
    }
  }
  const more = `for (let copy = 0; copy < ${copies}; copy += 1) {
  const path = '${model.path}-' + copy;
  routes.push({ ...routes.find(({ path }) => path === '${model.path}'), path, canonical: path });
}
`;
  appendFileSync(join(project, 'build/generated/routes.ts'), more);
}
