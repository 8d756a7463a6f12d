import type { PageDocument } from '../../../generated/sections.ts';
import { type FrameTexts, FrameTextsProvider } from '../ui/frame-texts.tsx';
import { PageView } from './page-view.tsx';
import { type Visit, VisitProvider } from './visit.ts';

interface PageRootProps {
  page: PageDocument;
  texts: FrameTexts;
  visit: Visit;
}

/** A page with what its parts need to know: the same tree on the server and in the browser. */
export function PageRoot({ page, texts, visit }: PageRootProps) {
  return (
    <FrameTextsProvider value={texts}>
      <VisitProvider value={visit}>
        <PageView key={page.path} page={page} />
      </VisitProvider>
    </FrameTextsProvider>
  );
}
