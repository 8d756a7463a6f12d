import type { PageDocument } from '../../../generated/sections.ts';
import { usePart } from '../render-context.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';
import { Picture } from '../ui/picture.tsx';
import { ownWidth } from '../ui/picture-files.ts';
import { Unbroken } from '../ui/unbroken.tsx';

type HeroView = NonNullable<PageDocument['hero']>;

interface HeroProps {
  hero: HeroView;
}

// The ground behind the text in each look, and how its parts are placed: on a phone the picture is always above the text,
// uncovered and whole. In the split look it runs to the far edge of the screen.
const looks = {
  daylight: {
    band: 'ground-picture md:grid md:items-center',
    picture: 'max-sm:aspect-4/3 md:absolute md:inset-y-0 md:-z-1 md:h-full md:w-[54%] lg:w-[60%]',
    frame: 'md:py-10',
    text: 'md:w-1/2 lg:w-[42%]',
    badge: '',
    heading: 'max-w-[17ch]',
    lead: 'max-w-[34rem]',
  },
  split: {
    band: 'ground-sand md:grid md:grid-cols-2 md:items-center',
    picture: 'md:row-start-1 md:h-full md:self-stretch md:aspect-auto md:[contain:size]',
    frame: 'md:row-start-1 md:max-w-[calc(var(--container-page)/2)] md:py-12',
    text: '',
    badge: 'text-accent',
    heading: 'max-w-[17ch]',
    lead: 'max-w-[34rem]',
  },
  plain: {
    band: 'ground-sand border-b border-divider',
    picture: '',
    // Right above a list that is searched, it is short.
    frame: 'md:pt-8 md:pb-10 not-print:md:group-has-[+section_search]/hero:py-2',
    text: 'gap-x-6 gap-y-1 md:group-has-[+section_search]/hero:flex md:group-has-[+section_search]/hero:flex-wrap md:group-has-[+section_search]/hero:items-baseline',
    badge: 'text-accent',
    heading: '',
    lead: 'max-w-text md:group-has-[+section_search]/hero:mt-0 md:group-has-[+section_search]/hero:text-[1.125rem]',
  },
} as const;

const heights = {
  short: 'md:min-h-[clamp(22rem,30vw,34rem)]',
  tall: 'md:min-h-[clamp(28rem,36vw,40rem)]',
} as const;

// The side of the text: its picture is on the other.
const sides = {
  start: {
    picture: 'md:col-start-2 md:rounded-es-panel',
    edge: 'md:end-0',
    frame: 'md:col-start-1 md:ms-auto md:me-0',
    text: '',
    veil: '',
  },
  end: {
    picture: 'md:col-start-1 md:rounded-ee-panel',
    edge: 'md:start-0',
    frame: 'md:col-start-2 md:ms-0 md:me-auto',
    text: 'md:ms-auto',
    veil: '-scale-x-100',
  },
} as const;

/**
 * The band at the top of a page: first heading, actions, and the picture. In daylight the text is on a dark panel that
 * fades into the picture; split sets them side by side; plain has no picture.
 */
export function Hero({ hero }: HeroProps) {
  const { side = 'start', size = 'short' } = hero;
  const look = lookOf(hero);
  const picture = look === 'plain' ? undefined : hero.picture;
  const { band, picture: place, frame } = looks[look];
  const beside = look === 'split' ? sides[side] : undefined;
  const edge = look === 'daylight' ? sides[side].edge : '';
  return (
    <section
      {...usePart()}
      className={`group/hero relative isolate print:block print:min-h-0 print:border-0 ${band} ${picture ? heights[size] : ''}`}
      data-hero={look}
    >
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          className={`aspect-video w-full max-md:max-h-[50svh] print:hidden ${place} ${edge} ${beside?.picture ?? ''}`}
          width={look === 'split' ? 'far-half' : 'band'}
          isFirst
        />
      )}
      {picture && look === 'daylight' && <Veil side={side} />}
      <div
        className={`mx-auto w-full max-w-page px-(--gutter) pt-5 pb-6 print:p-0 ${frame} ${beside?.frame ?? ''}`}
      >
        <HeroText hero={hero} look={look} />
      </div>
    </section>
  );
}

type Look = keyof typeof looks;

function lookOf({ look, picture }: HeroView): Look {
  if (!picture) return 'plain';
  // Words on a picture that does not fill the band would be half on nothing.
  return ownWidth(picture.src) === undefined ? (look ?? 'split') : 'split';
}

/** The panel under the text: the picture beside it is seen as it is. */
function Veil({ side }: { side: keyof typeof sides }) {
  return <div className={`veil ${sides[side].veil}`.trim()} data-veil="" />;
}

function HeroText({ hero, look }: HeroProps & { look: Look }) {
  const { badge, heading, text, note, actions, side = 'start', size } = hero;
  const styles = looks[look];
  const place = look === 'daylight' ? sides[side].text : '';
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
