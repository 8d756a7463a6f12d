import type { PageDocument } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type HeroView = NonNullable<PageDocument['hero']>;

interface HeroProps {
  hero: HeroView;
}

// The background behind the text in each look.
const grounds = {
  daylight: 'ground-picture',
  split: 'ground-sand',
  plain: 'ground-sand',
} as const;

/**
 * The band at the top of a page: first heading, actions, and the picture. In daylight the text is on the picture, which
 * is darkened only there; split sets them side by side; plain has no picture.
 */
export function Hero({ hero }: HeroProps) {
  const { side = 'start', size = 'short' } = hero;
  const look = lookOf(hero);
  const picture = look === 'plain' ? undefined : hero.picture;
  return (
    <section className={`group/hero hero hero-${look} hero-${side} hero-${size} ${grounds[look]}`}>
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          className="hero-picture"
          width={look === 'split' ? 'far-half' : 'band'}
          isFirst
        />
      )}
      {picture && look === 'daylight' && <div className="hero-overlay" />}
      <div className="hero-frame md:group-has-[+section_search]/hero:py-2">
        <HeroText hero={hero} />
      </div>
    </section>
  );
}

function lookOf({ look, picture }: HeroView): keyof typeof grounds {
  if (!picture) return 'plain';
  return look ?? 'split';
}

function HeroText({ hero: { badge, heading, text, note, actions, size } }: HeroProps) {
  return (
    <div className="hero-text gap-x-6 gap-y-1 md:group-has-[+section_search]/hero:flex md:group-has-[+section_search]/hero:flex-wrap md:group-has-[+section_search]/hero:items-baseline">
      {badge && <p className="hero-badge">{badge}</p>}
      <h1 className={size === 'tall' ? 'text-h1-tall' : 'text-h1'}>{heading}</h1>
      {text && (
        <p className="hero-lead md:group-has-[+section_search]/hero:mt-0 md:group-has-[+section_search]/hero:text-[1.125rem]">
          <Unbroken text={text} />
        </p>
      )}
      {note && (
        <p className="hero-note">
          <Unbroken text={note} />
        </p>
      )}
      {actions && <ActionRow actions={actions} className="hero-actions" />}
    </div>
  );
}
