import { renderToStaticMarkup } from 'react-dom/server';
import type { Navigation } from '../../../generated/sections.ts';
import { CallBar } from '../layout/call-bar.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { PaperLine } from '../layout/paper-line.tsx';
import { SlideOut } from '../layout/slide-out.tsx';
import { TopBar } from '../layout/top-bar.tsx';
import { FrameTextsProvider } from '../ui/frame-texts.tsx';

/** What stands around a page, as markup: the same on every page but for the current link. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

interface FrameParts {
  readonly name: string;
  readonly navigation: Navigation;
}

/** Renders the frame once for all pages. */
export function renderFrame({ name, navigation }: FrameParts): Frame {
  const { texts, header, footer, callBar } = navigation;
  const before = renderToStaticMarkup(
    <FrameTextsProvider value={texts}>
      <a href="#main" className="skip-link button button-primary">
        {texts.skip}
      </a>
      <PaperLine name={name} lines={footer.contact ?? []} />
      {header.hours && <TopBar hours={header.hours} />}
      <Header name={name} navigation={navigation} />
      <SlideOut navigation={navigation} />
    </FrameTextsProvider>,
  );
  const after = renderToStaticMarkup(
    <FrameTextsProvider value={texts}>
      <Footer name={name} navigation={navigation} />
      <CallBar actions={callBar} name={texts.callBar} />
      <div id="notices" className="notices" />
      <p id="announcer" role="status" className="sr-only" />
    </FrameTextsProvider>,
  );
  return { before, after };
}

/** Marks every link of the frame that leads to the page itself. */
export function markCurrent(markup: string, path: string): string {
  const link = `href="${escapeAttribute(path)}"`;
  return markup.replaceAll(link, `${link} aria-current="page"`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
