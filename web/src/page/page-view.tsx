import { Fragment } from 'react';
import type { PageDocument } from '../../../generated/sections.ts';
import { type RenderContext, RenderContextProvider } from '../render-context.ts';
import { SectionView } from '../sections/section-view.tsx';
import { CallBar } from '../ui/call-bar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Hero } from './hero.tsx';

interface PageViewProps {
  page: PageDocument;
  context: RenderContext;
}

/** A page document as a page, the same tree on the server and in the browser: breadcrumb, hero, sections. */
export function PageView({ page, context }: PageViewProps) {
  const { hero, breadcrumbs, sections, callBar } = page;
  return (
    <RenderContextProvider value={context}>
      <Fragment key={page.path}>
        {breadcrumbs && <Breadcrumb items={breadcrumbs} />}
        {hero && <Hero hero={hero} />}
        {sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections never change their order
          <SectionView key={index} section={section} />
        ))}
        {callBar && <CallBar {...callBar} name={context.texts.callBar} />}
      </Fragment>
    </RenderContextProvider>
  );
}
