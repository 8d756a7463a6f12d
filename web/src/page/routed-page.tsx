import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { ScrollRestoration, useLoaderData, useNavigationType } from 'react-router-dom';
import type { FormState } from '../../../generated/contract/render.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import { type InterfaceTexts, PartContext, RenderContext } from '../render-context.ts';
import { SectionView } from '../sections/section-view.tsx';
import { CallBar } from '../ui/call-bar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Hero } from './hero.tsx';

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly page: PageDocument;
  /** In the browser: the elements of its head. */
  readonly head: readonly Element[];
  /** True for the page that the document was loaded with. */
  readonly isServed: boolean;
  /** The state its form came back with; only on the page the server rendered. */
  readonly form?: FormState | undefined;
}

interface RoutedPageProps {
  texts: InterfaceTexts;
  /** Called when a page is in the document, before it is painted. */
  onShown?: (loaded: LoadedPage) => void;
}

/** The only route of the site: whatever page its loader has. */
export function RoutedPage({ texts, onShown }: RoutedPageProps) {
  const loaded = useLoaderData<LoadedPage>();
  const { page, form, isServed } = loaded;
  const isReturn = useNavigationType() === 'POP';
  useLayoutEffect(() => onShown?.(loaded), [onShown, loaded]);
  return (
    <>
      <ScrollRestoration />
      <PageView
        page={page}
        context={{ texts, isServed, startsComplete: isServed || isReturn, form }}
      />
    </>
  );
}

interface PageViewProps {
  page: PageDocument;
  context: RenderContext;
}

/** A page document as a page, the same tree on the server and in the browser: breadcrumb, hero, sections. */
function PageView({ page, context }: PageViewProps) {
  const { hero, breadcrumbs, sections, callBar } = page;
  const part = (of: 'hero' | number, shown: ReactNode) =>
    import.meta.env.DEV ? (
      <PartContext key={of} value={of}>
        {shown}
      </PartContext>
    ) : (
      <Fragment key={of}>{shown}</Fragment>
    );
  return (
    <RenderContext value={context}>
      <Fragment key={page.path}>
        {breadcrumbs && <Breadcrumb items={breadcrumbs} />}
        {hero && part('hero', <Hero hero={hero} />)}
        {sections.map((section, index) => part(index, <SectionView section={section} />))}
        {callBar && <CallBar {...callBar} name={context.texts.callBar} />}
      </Fragment>
    </RenderContext>
  );
}
