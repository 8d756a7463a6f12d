import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageOfSite } from '../../../generated/contract/languages.ts';
import type { SiteLogo, SiteLook, SiteScript } from '../../../generated/contract/site.ts';
import type { Navigation } from '../../../generated/sections.ts';
import { RenderContext } from '../render-context.ts';
import { CallBar } from '../ui/call-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import { MarkDrawing } from '../ui/mark.tsx';
import { OpenText } from '../ui/open-text.tsx';
import { ConsentNotice, ScriptsEverywhere } from './consent-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SiteNotice } from './site-notice.tsx';
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
  readonly language: string;
  /** All of the site, if it has several. */
  readonly languages?: readonly LanguageOfSite[] | undefined;
  readonly look: SiteLook;
  readonly navigation: Navigation;
  readonly timezone: string;
  /** Scripts of other sites on every page, and the address of what asks whether they may load. */
  readonly scripts?: readonly SiteScript[] | undefined;
  readonly consentScript?: string | undefined;
}

/** A disc, in place of the mark of a dealer without one. */
const plainMark = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z';

/** Renders the layout once for all pages. */
export function renderSiteLayout(parts: LayoutParts, now = new Date()): SiteLayout {
  const { name, mark, language, languages = [], look, navigation, timezone, scripts = [] } = parts;
  const { texts, header, footer, callBar, notice, notices = [] } = navigation;
  const others = languages.filter((each) => each.language !== language);
  const asked = scripts.filter(({ setsNothing }) => !setsNothing);
  const context = { texts, startsComplete: true, isServed: true };
  const before = renderToStaticMarkup(
    <RenderContext value={context}>
      <a href="#main" className="skip-link button button-primary" data-skip-link="">
        {texts.skip}
      </a>
      {asked.length > 0 && <ConsentNotice scripts={asked} texts={texts} />}
      <MarkDrawing path={mark ?? plainMark} />
      <PrintHeader name={name} logo={look.logo} lines={contactLines(footer)} />
      {[...(notice ? [notice] : []), ...notices].map((each) => (
        <SiteNotice key={JSON.stringify(each)} notice={each} timezone={timezone} now={now} />
      ))}
      {header.hours && <TopBar hours={header.hours} openNow={header.openNow} />}
      <Header name={name} navigation={navigation} look={look} others={others} />
      <SlideOut name={name} logo={look.logo} navigation={navigation} />
    </RenderContext>,
  );
  const after = renderToStaticMarkup(
    <RenderContext value={context}>
      <Footer
        name={name}
        logo={look.logo}
        navigation={navigation}
        choice={asked.length > 0 ? texts.consent : undefined}
      />
      <CallBar actions={callBar} name={texts.callBar} />
      <ScriptsEverywhere scripts={scripts} consentScript={parts.consentScript} />
    </RenderContext>,
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
    <section
      aria-label={hours.name}
      className="ground-dark print:hidden bg-navy-950 dark:border-divider dark:border-b dark:bg-frame"
      data-top-bar=""
    >
      <p className="container-page flex flex-wrap items-center gap-x-[clamp(0.25rem,2.2vw,1rem)] py-1.5 text-legal max-[22.5rem]:px-3">
        <span className="while-open inline-flex items-center gap-2 font-semibold max-[26rem]:*:hidden">
          <Icon name="clock" size="small" />
          {hours.name}
        </span>
        {openNow && <OpenNow {...openNow} />}
        {hours.label && <span className="while-open while-closed">{hours.label}</span>}
        {hours.rows.map(({ days, hours: open }) => (
          <span key={days} className="while-closed">
            {days} {open}
          </span>
        ))}
      </p>
    </section>
  );
}

/** It comes after the first paint: at the end of the line it moves nothing. */
function OpenNow(props: NonNullable<Navigation['header']['openNow']>) {
  return (
    <>
      <OpenText {...props} className="order-1 font-semibold text-sun-400" />
      {props.times.soon.map((each) => (
        <span key={each.day} className="order-2" data-soon={each.day} hidden>
          <span className="max-md:hidden">{each.text}</span>
          <span className="md:hidden">{each.short}</span>
        </span>
      ))}
    </>
  );
}

interface PrintHeaderProps {
  name: string;
  logo: SiteLogo | undefined;
  lines: readonly string[];
}

/** The header printed on every page: the dealer and its contact details; a script adds address and date. */
function PrintHeader({ name, logo, lines }: PrintHeaderProps) {
  return (
    <p className="hidden border-b pb-[0.35rem] text-[8.5pt] print:block">
      {logo && (
        <img src={logo.light.src} width={logo.light.width} height={logo.light.height} alt="" />
      )}
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}> · {line}</span>
      ))}
      <span data-print-place="" />
    </p>
  );
}
