import { navigation } from '../../generated/navigation.ts';
import type { PageDocument, Section } from '../../generated/sections.ts';
import { site } from '../../generated/site.ts';
import { prepareAllSections } from '../src/sections/section-view.tsx';
import { createRender, type Render } from '../src/shell/render-page.tsx';
import { createShell, readGenerated } from '../src/shell/site-shell.ts';

await prepareAllSections();

const path = '/__content/sections';

/** Renders every kind of section from the examples of its schema, in the shell of the site. */
export const render: Render = createRender({
  routes: [{ path, page: 'gallery' }],
  fallbacks: [],
  readPage: () => ({
    page: galleryPage(),
    head: { ogType: 'website', jsonLd: {} },
  }),
  shell: createShell(site, navigation),
});

function galleryPage(): PageDocument {
  const examples: Record<string, readonly unknown[]> = readGenerated('examples.json');
  const title = 'Gallery of sections';
  return {
    path,
    canonical: path,
    type: 'about',
    meta: { title, description: title, keywords: [], canonical: path, indexed: false },
    interactive: false,
    sections: Object.entries(examples).flatMap(([kind, list]) => [
      headingOf(kind),
      ...list.map((props) => ({ kind, props }) as Section),
    ]),
  };
}

/** The name of a kind above its examples, as the target of a link. */
function headingOf(kind: string): Section {
  return {
    kind: 'notice',
    props: {
      id: `kind-${kind}`,
      heading: kind,
      paragraphs: [`schema/sections/${kind}.schema.json`],
    },
  };
}
