import type { PageDocument } from '../../contract/page.ts';
import type { PageRecord } from '../../model/page.ts';
import type { ViewContext } from '../context/view.ts';

/** The place a page is about; the dealer's region if it is about something else, and says so. */
export function areaServed(
  context: ViewContext,
  document: PageDocument,
  record?: PageRecord | undefined,
) {
  const { site, get } = context;
  const area = (type: 'AdministrativeArea' | 'City', { name }: { readonly name: string }) =>
    ({ '@type': type, name }) as const;
  if (record?.noun === 'town') return area('City', get('town', record.entry.id));
  if (record?.noun === 'county') return area('AdministrativeArea', get('county', record.entry.id));
  if (site.region === undefined || !isSaid(site.region, document, context)) return undefined;
  return area('AdministrativeArea', { name: site.region });
}

/** Whether a page says something, be it in its header or footer: what is stated is shown as well. */
function isSaid(text: string, { hero, sections }: PageDocument, { index }: ViewContext): boolean {
  const { header, footer } = index.site.content.navigation?.data ?? {};
  const said = JSON.stringify({ hero, sections, header, footer });
  return said.includes(JSON.stringify(text).slice(1, -1));
}
