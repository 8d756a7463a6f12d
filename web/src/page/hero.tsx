import { usePart } from '../render-context.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';
import { Picture } from '../ui/picture.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { type HeroView, heights, type Look, lookOf, looks, sides, Veil } from './hero-look.tsx';

interface HeroProps {
  hero: HeroView;
}

/**
 * The band at the top of a page: first heading, actions, and the picture. In daylight the text is on a dark panel that
 * fades into the picture, and so it is in the low banner of a page that is read; split sets them side by side; plain has no
 * picture.
 */
export function Hero({ hero }: HeroProps) {
  const { side = 'start', size = 'short' } = hero;
  const look = lookOf(hero);
  const { band, picture: place, frame, isVeiled, isLow } = looks[look];
  const picture = look === 'plain' ? undefined : hero.picture;
  const beside = look === 'split' ? sides[side] : undefined;
  const edge = isVeiled ? sides[side].edge : '';
  return (
    <section
      {...usePart()}
      className={`group/hero relative isolate print:block print:min-h-0 print:border-0 ${band} ${isLow ? '' : heights[size]}`}
      data-hero={look}
    >
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          className={`w-full print:hidden ${place} ${edge} ${beside?.picture ?? ''}`}
          width={look === 'daylight' ? 'band' : 'far-half'}
          isFirst={!isLow}
        />
      )}
      {picture && isVeiled && <Veil side={side} />}
      <div
        className={`mx-auto w-full max-w-page px-(--gutter) pt-5 pb-6 print:p-0 ${frame} ${beside?.frame ?? ''}`}
      >
        <HeroText hero={hero} look={look} />
      </div>
    </section>
  );
}

function HeroText({ hero, look }: HeroProps & { look: Look }) {
  const { badge, heading, text, note, actions, side = 'start', size } = hero;
  const styles = looks[look];
  const place = styles.isVeiled ? sides[side].text : '';
  return (
    <div className={`print:w-auto print:pt-[0.6rem] ${styles.text} ${place}`}>
      {badge && <p className={`mb-2 text-ui/body font-semibold ${styles.badge}`}>{badge}</p>}
      <h1 className={`${size === 'tall' ? 'text-h1-tall' : 'text-h1'} ${styles.heading}`}>
        {heading}
      </h1>
      {text && (
        <p className={`mt-3 text-lead print:my-1! ${styles.lead}`}>
          <Marked text={text} words={Unbroken} />
        </p>
      )}
      {note && (
        <p className="mt-3 font-display text-h3 font-bold text-heading print:my-1!">
          <Unbroken text={note} />
        </p>
      )}
      {actions && <ActionRow actions={actions} className="mt-5 max-sm:[&_.button]:flex-auto" />}
    </div>
  );
}
