import { useEffect } from 'react';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { PageRoot } from '../page/page-root.tsx';
import type { FrameTexts } from '../ui/frame-texts.tsx';
import type { Documents } from './documents.ts';
import type { Place } from './scroll.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import type { ServedPage } from './served-page.ts';
import { useArrival } from './use-arrival.ts';
import { useShownPage } from './use-shown-page.ts';

/** What the application is started with. */
export interface ApplicationParts {
  readonly documents: Documents;
  readonly scroll: ScrollMemory;
  readonly texts: FrameTexts;
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
  const { documents, served, texts, onReady } = props;
  const navigate = useNavigate();
  const shown = useShownPage(documents);
  useEffect(() => onReady(navigate), [onReady, navigate]);
  useArrival(props, shown);
  if (!shown) return null;
  const isFirst = shown.page === served?.page;
  const visit = { isFirst, form: isFirst ? served?.form : undefined };
  return <PageRoot page={shown.page} texts={texts} visit={visit} />;
}
