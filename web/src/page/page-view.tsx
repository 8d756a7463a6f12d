import { createElement, Fragment, type ReactNode } from 'react';
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
  const part = (of: 'hero' | number, shown: ReactNode) =>
    context.namesParts ? (
      createElement('page-part', { key: of, 'data-of': of }, shown)
    ) : (
      <Fragment key={of}>{shown}</Fragment>
    );
  return (
    <RenderContextProvider value={context}>
      <Fragment key={page.path}>
        {breadcrumbs && <Breadcrumb items={breadcrumbs} />}
        {hero && part('hero', <Hero hero={hero} />)}
        {sections.map((section, index) => part(index, <SectionView section={section} />))}
        {callBar && <CallBar {...callBar} name={context.texts.callBar} />}
      </Fragment>
    </RenderContextProvider>
  );
}
