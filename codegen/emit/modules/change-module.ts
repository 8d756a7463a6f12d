import { lastChanges } from '../../derive/last-change/last-changes.ts';
import type { History } from '../../load/history.ts';
import type { Memo } from '../../memo.ts';
import type { Site } from '../../site/site.ts';
import type { EmittedFile } from '../write.ts';
import { constant, dataModule } from './data-module.ts';

/** The days on which pages changed last. Each page is made again for them, so they are kept while nothing is another. */
export function changeModule(
  site: Site,
  history: History | undefined,
  recall: Memo['get'],
): EmittedFile {
  const { today, schemas, written } = site;
  const texts = written.map(({ file, text }) => [file, text]);
  const changes =
    history &&
    recall('last-changes', [history.key, today, schemas.key, schemas.languages?.own, texts], () =>
      lastChanges(site, history),
    );
  const about = 'The days on which pages changed last, by address, as far as they are known.';
  const all = constant('lastChanges', 'Readonly<Record<string, string>>', changes ?? {}, about);
  return { path: 'last-changes.ts', text: dataModule([all]) };
}
