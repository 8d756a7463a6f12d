import { useEffect } from 'react';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { PageView } from '../page/page-view.tsx';
import type { InterfaceTexts } from '../render-context.ts';
import type { PageStore, ServedPage } from './page-store.ts';
import type { Place } from './scroll.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { useShownPage } from './use-shown-page.ts';

/** What the application is started with. */
export interface ApplicationParts {
  readonly pages: PageStore;
  readonly scroll: ScrollMemory;
  readonly texts: InterfaceTexts;
  /** The page the server rendered and the application takes over; none when it starts on a click. */
  readonly served?: ServedPage;
  /** Where the visitor was before the application showed its first page. */
  readonly cameFrom: Place;
  readonly onReady: (navigate: NavigateFunction) => void;
}

/** The application: the router around the page of the present address. */
export function Application(props: ApplicationParts) {
  return (
    <BrowserRouter useTransitions={false}>
      <RoutedPage {...props} />
    </BrowserRouter>
  );
}

function RoutedPage(props: ApplicationParts) {
  const { pages, served, texts, onReady } = props;
  const navigate = useNavigate();
  const shown = useShownPage(pages);
  useEffect(() => onReady(navigate), [onReady, navigate]);
  useNavigationEffects(props, shown);
  if (!shown) return null;
  const isServerRendered = shown.page === served?.page;
  const context = { texts, isServerRendered, form: isServerRendered ? served?.form : undefined };
  return <PageView page={shown.page} context={context} />;
}
