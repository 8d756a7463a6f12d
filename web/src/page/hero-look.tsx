import type { PageDocument } from '../../../generated/sections.ts';
import { ownWidth } from '../ui/picture-files.ts';

export type HeroView = NonNullable<PageDocument['hero']>;

// Right above a list that is searched, a hero without a large picture is one line.
const inOneLine = {
  text: 'gap-x-6 gap-y-1 md:group-has-[+section_search]/hero:flex md:group-has-[+section_search]/hero:flex-wrap md:group-has-[+section_search]/hero:items-baseline',
  lead: 'md:group-has-[+section_search]/hero:mt-0! md:group-has-[+section_search]/hero:text-[1.125rem]',
} as const;

// The ground behind the text in each look, and how its parts are placed: on a phone the picture is always above the text,
// uncovered and whole. In the split look it runs to the far edge of the screen.
export const looks = {
  daylight: {
    band: 'ground-picture md:grid md:items-center',
    isVeiled: true,
    isLow: false,
    picture:
      'aspect-video max-md:max-h-[50svh] max-sm:aspect-12/7 md:absolute md:inset-y-0 md:-z-1 md:h-full md:w-[54%] lg:w-[60%]',
    frame: 'md:py-10',
    text: 'md:w-1/2 w-(--picture)',
    badge: '',
    heading: 'max-w-[17ch]',
    lead: 'max-w-[34rem]',
  },
  split: {
    band: 'ground-sand md:grid md:grid-cols-2 md:items-center',
    isVeiled: false,
    isLow: false,
    picture:
      'aspect-video max-md:max-h-[50svh] max-sm:aspect-2/1 md:row-start-1 md:h-full md:self-stretch md:aspect-auto md:[contain:size]',
    frame: 'md:row-start-1 md:max-w-[calc(var(--container-page)/2)] md:py-12',
    text: '',
    badge: 'text-accent',
    heading: 'max-w-[17ch]',
    lead: 'max-w-[34rem]',
  },
  // As low as its words: the page below is what people came for. Its picture is at the far end of a wide screen, and a
  // phone does not fetch it.
  banner: {
    band: 'ground-picture overflow-hidden',
    isVeiled: true,
    isLow: true,
    picture: 'max-lg:hidden absolute inset-y-0 -z-1 h-full lg:w-(--picture)',
    frame: 'md:py-7 not-print:md:group-has-[+section_search]/hero:py-4.5',
    text: `lg:max-w-[calc(100%-var(--picture))] ${inOneLine.text}`,
    badge: '',
    heading: '',
    lead: `mt-2! max-w-text ${inOneLine.lead}`,
  },
  plain: {
    band: 'ground-sand border-b border-divider',
    isVeiled: false,
    isLow: true,
    picture: '',
    frame: 'md:pt-8 md:pb-10 not-print:md:group-has-[+section_search]/hero:py-2',
    text: inOneLine.text,
    badge: 'text-accent',
    heading: '',
    lead: `max-w-text ${inOneLine.lead}`,
  },
} as const;

export const heights = {
  short: 'md:min-h-[clamp(22rem,30vw,34rem)]',
  tall: 'md:min-h-[clamp(28rem,36vw,40rem)]',
} as const;

// The side of the text: its picture is on the other.
export const sides = {
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

export type Look = keyof typeof looks;

/** The look of a hero; words on a picture that does not fill the band would be half on nothing. */
export function lookOf({ look, picture }: HeroView): Look {
  if (!picture) return 'plain';
  if (ownWidth(picture.src) === undefined) return look ?? 'split';
  return look && looks[look].isLow ? 'plain' : 'split';
}

/** The panel under the text: the picture beside it is seen as it is. */
export function Veil({ side }: { side: keyof typeof sides }) {
  return <div className={`veil ${sides[side].veil}`.trim()} data-veil="" />;
}
