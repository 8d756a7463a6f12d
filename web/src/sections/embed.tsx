import type { PropsWithChildren } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { usePart } from '../render-context.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['embed'];

/** What a frame may do: it leads no visitor away from this page. */
const sandbox =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

const untilLoaded = 'group-data-loaded/embed:hidden noscript:hidden';

/** A piece of another site, loaded on a click unless it sets nothing. */
export function Embed(props: Props) {
  const { embed, note, showText, linkText } = props;
  const { provider, link, setsNothing } = embed;
  const isSeen = embed.show === 'frame' || embed.className !== undefined || props.heading;
  // What only counts visitors takes no room.
  if (setsNothing && !isSeen && link === undefined) return <Unseen embed={embed} />;
  return (
    <Section {...props}>
      <Alone>
        <Place embed={embed} />
        {!setsNothing && (
          <p className={`max-w-text ${untilLoaded}`}>{fillText(note, { provider })}</p>
        )}
        <div className="mt-body flex flex-wrap items-center gap-x-5 gap-y-3">
          {!setsNothing && <ShowButton embed={embed} text={showText} />}
          {link !== undefined && (
            <ActionLink
              action={{ text: fillText(linkText, { provider }), href: link, target: 'external' }}
              style="quiet"
            />
          )}
        </div>
      </Alone>
    </Section>
  );
}

/** Without the frame of a section, but a part of the page as any. */
function Unseen({ embed }: PartProps) {
  return (
    <div {...usePart()}>
      <Alone>
        <Place embed={embed} />
      </Alone>
    </div>
  );
}

/** The page is loaded as a document, for the policy that it comes with (`page/page-store.ts`). */
function Alone({ children }: PropsWithChildren) {
  return (
    <div className="group/embed" data-embed-area="" data-alone="">
      {children}
    </div>
  );
}

interface PartProps {
  embed: Props['embed'];
}

function ShowButton({ embed, text }: PartProps & { text: string }) {
  const { title, show, address, height } = embed;
  const facts =
    show === 'script'
      ? { 'data-script': '' }
      : { 'data-title': title, 'data-height': height, 'data-sandbox': sandbox };
  return (
    <button
      type="button"
      className={`button button-secondary ${untilLoaded}`}
      data-embed={address}
      {...facts}
    >
      {fillText(text, { title })}
    </button>
  );
}

/** Where it stands: from the first where it sets nothing. */
function Place({ embed }: PartProps) {
  const { title, show, address, height, values, className = '', setsNothing } = embed;
  const isScript = show === 'script';
  return (
    <div
      className={`[&_iframe]:w-full [&_iframe]:rounded-panel [&_iframe]:border-0 ${className}`.trim()}
      // A script says itself what it shows, and gets the focus after the click.
      tabIndex={isScript ? -1 : undefined}
      data-embed-slot=""
      {...values}
    >
      {setsNothing && isScript && <script defer src={address} {...values} />}
      {setsNothing && !isScript && (
        <iframe
          sandbox={sandbox}
          src={address}
          title={title}
          height={height}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
    </div>
  );
}
