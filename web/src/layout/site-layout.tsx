import { renderToStaticMarkup } from 'react-dom/server';
import type { Navigation } from '../../../generated/sections.ts';
import { RenderContextProvider } from '../render-context.ts';
import { CallBar } from '../ui/call-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import { MarkDrawing } from '../ui/mark.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SlideOut } from './slide-out.tsx';

/** The markup around a page: identical on every page except for the current link. */
export interface SiteLayout {
  readonly before: string;
  readonly after: string;
}

interface LayoutParts {
  readonly name: string;
  /** The path of the dealer's mark, if there is one. */
  readonly mark: string | undefined;
  readonly navigation: Navigation;
}

/** A disc, in place of the mark of a dealer without one. */
const plainMark = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z';

/** Renders the layout once for all pages. */
export function renderSiteLayout({ name, mark, navigation }: LayoutParts): SiteLayout {
  const { texts, header, footer, callBar } = navigation;
  const context = { texts, startsComplete: true, isServed: true };
  const before = renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <a href="#main" className="skip-link button button-primary">
        {texts.skip}
      </a>
      <MarkDrawing path={mark ?? plainMark} />
      <PrintHeader name={name} lines={contactLines(footer)} />
      {header.hours && <TopBar hours={header.hours} openNow={header.openNow} />}
      <Header name={name} navigation={navigation} />
      <SlideOut name={name} navigation={navigation} />
    </RenderContextProvider>,
  );
  const after = renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <Footer name={name} navigation={navigation} />
      <CallBar actions={callBar} name={texts.callBar} />
      <div id="notices" className="notices" />
    </RenderContextProvider>,
  );
  return { before, after };
}

function contactLines({ contact = [], hours }: Navigation['footer']): string[] {
  return [...contact.map(({ text }) => text), ...(hours ? [hours] : [])];
}

/** Marks every link in the layout that leads to the page itself. */
export function markCurrent(markup: string, path: string): string {
  const link = `href="${escapeAttribute(path)}"`;
  return markup.replaceAll(link, `${link} aria-current="page"`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

interface TopBarProps {
  hours: NonNullable<Navigation['header']['hours']>;
  openNow: Navigation['header']['openNow'];
}

/** The line above the header: the opening hours, and the open-now text from a script. */
function TopBar({ hours, openNow }: TopBarProps) {
  return (
    <section aria-label={hours.name} className="top-bar ground-dark screen-only">
      <p className="container-page text-legal">
        <span className="top-bar-name">
          <Icon name="clock" size="small" />
          {hours.name}
        </span>
        {openNow && <OpenNow {...openNow} />}
        {hours.label && <span className="top-bar-label top-bar-hours">{hours.label}</span>}
        {hours.rows.map(({ days, hours: open }) => (
          <span key={days} className="top-bar-hours">
            {days} {open}
          </span>
        ))}
      </p>
    </section>
  );
}

/** Filled by a script: empty while the department is closed, and without scripts. */
function OpenNow({ times, text }: NonNullable<Navigation['header']['openNow']>) {
  const { week, timezone, closedDays } = times;
  return (
    <span
      className="open-now"
      data-week={week}
      data-timezone={timezone}
      data-closed={closedDays}
      data-text={text}
    />
  );
}

interface PrintHeaderProps {
  name: string;
  lines: readonly string[];
}

/** The header printed on every page: the dealer and its contact details; a script adds address and date. */
function PrintHeader({ name, lines }: PrintHeaderProps) {
  return (
    <p className="print-only print-header">
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}> · {line}</span>
      ))}
      <span data-print-place="" />
    </p>
  );
}
