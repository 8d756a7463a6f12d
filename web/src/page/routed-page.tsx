import { useLayoutEffect } from 'react';
import { ScrollRestoration, useLoaderData, useNavigationType } from 'react-router-dom';
import type { FormState } from '../../../generated/contract/render.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import type { InterfaceTexts } from '../render-context.ts';
import { PageView } from './page-view.tsx';

/** A page with what the router knows about it. */
export interface RoutedDocument {
  readonly page: PageDocument;
  /** True for the page that the document was loaded with. */
  readonly isServed: boolean;
  /** The state its form came back with; only on the page the server rendered. */
  readonly form?: FormState | undefined;
}

interface RoutedPageProps<Loaded> {
  texts: InterfaceTexts;
  namesParts?: boolean | undefined;
  /** Called when a page is in the document, before it is painted. */
  onShown?: (loaded: Loaded) => void;
}

/** The only route of the site: whatever page its loader has. */
export function RoutedPage<Loaded extends RoutedDocument>(props: RoutedPageProps<Loaded>) {
  const { texts, namesParts, onShown } = props;
  const loaded = useLoaderData() as Loaded;
  const { page, form, isServed } = loaded;
  const isReturn = useNavigationType() === 'POP';
  useLayoutEffect(() => onShown?.(loaded), [onShown, loaded]);
  return (
    <>
      <ScrollRestoration />
      <PageView
        page={page}
        context={{ texts, isServed, startsComplete: isServed || isReturn, form, namesParts }}
      />
    </>
  );
}
