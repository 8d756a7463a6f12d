import { startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type Navigator, Router } from 'react-router-dom';
import { PageView } from '../page/page-view.tsx';
import type { InterfaceTexts } from '../render-context.ts';
import { keepTexts } from './kept-texts.ts';
import type { LoadedPage } from './page-store.ts';
import type { Place } from './scroll.ts';

/** A page at a place in the history. */
interface Scene {
  readonly shown: LoadedPage;
  readonly place: Place;
  /** True if Back or Forward led here. */
  readonly isReturn: boolean;
}

/** The part of the document that React renders. */
export interface PageRoot {
  /** True while React shows the page. */
  readonly isMounted: boolean;
  /** Hydrates the page the server rendered; resolves when React owns it. */
  hydrate(scene: Scene): Promise<void>;
  /** Renders a page at once; false if React failed. */
  render(scene: Scene): boolean;
}

interface PageRootParts {
  readonly container: HTMLElement;
  readonly texts: InterfaceTexts;
  readonly navigator: Navigator;
  readonly onFault: () => void;
}

/** Creates the root. After a fault React removes the page: the previous nodes are put back and stay. */
export function createPageRoot({ container, onFault, ...parts }: PageRootParts): PageRoot {
  let root: Root | undefined;
  let served: LoadedPage | undefined;
  let isMounted = false;
  const putBack = keepNodes(container);
  const options = {
    onUncaughtError(fault: unknown) {
      isMounted = false;
      putBack();
      onFault();
      reportError(fault);
    },
  };
  const viewOf = (scene: Scene, onMounted?: () => void) => (
    <RoutedPage {...scene} {...parts} isServed={scene.shown === served} onMounted={onMounted} />
  );
  const mounted = () => {
    isMounted = true;
    container.dataset.running = '';
  };
  return {
    get isMounted() {
      return isMounted;
    },
    async hydrate(scene) {
      served = scene.shown;
      await new Promise<void>((resolve) => {
        const onMounted = () => {
          mounted();
          resolve();
        };
        const start = () => {
          root = hydrateRoot(container, viewOf(scene, onMounted), options);
        };
        const putBackTexts = keepTexts(container);
        // In slices, so that the browser can respond in between; at once if typed text would not be safe in between.
        if (!putBackTexts) return startTransition(start);
        flushSync(start);
        putBackTexts();
      });
    },
    render(scene) {
      mounted();
      root ??= createRoot(container, options);
      flushSync(() => root?.render(viewOf(scene)));
      return isMounted;
    },
  };
}

/** Returns how to restore what React has just removed. */
function keepNodes(container: HTMLElement): () => void {
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { childList: true });
  return () => {
    const removed = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    container.replaceChildren(...removed);
  };
}

interface RoutedPageProps extends Scene {
  readonly navigator: Navigator;
  readonly texts: InterfaceTexts;
  readonly isServed: boolean;
  readonly onMounted: (() => void) | undefined;
}

/** The router around the current page. */
function RoutedPage(props: RoutedPageProps) {
  const { shown, place, navigator, texts, isServed, isReturn, onMounted } = props;
  const startsComplete = isServed || isReturn;
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <Router location={place} navigator={navigator}>
      <PageView page={shown.page} context={{ texts, startsComplete, isServed, form: shown.form }} />
    </Router>
  );
}
