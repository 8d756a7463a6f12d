import type { ReactNode } from 'react';
import type { PageDocument } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Picture } from '../ui/picture.tsx';

interface HeroProps {
  hero: NonNullable<PageDocument['hero']>;
  children?: ReactNode;
}

/** The band on top of a page: picture, overlay, first heading and the way on. */
export function Hero({ hero, children }: HeroProps) {
  const { picture, size = 'short' } = hero;
  return (
    <section className={`hero tone-picture hero-${size}`}>
      {picture && (
        <Picture picture={{ ...picture, alt: '' }} className="hero-picture" width="band" isFirst />
      )}
      {picture && <div className="hero-overlay" />}
      <div className="hero-content">
        {children}
        <HeroText hero={hero} />
      </div>
    </section>
  );
}

function HeroText({ hero: { badge, heading, text, actions } }: Pick<HeroProps, 'hero'>) {
  return (
    <div className="container-page hero-text my-auto max-w-page">
      {badge && (
        <p className="mb-4 font-semibold text-white text-ui uppercase tracking-wider">{badge}</p>
      )}
      <h1 className="max-w-[20ch] text-h1">{heading}</h1>
      {text && <p className="hero-lead mt-5 max-w-text text-lead">{text}</p>}
      {actions && <ActionRow actions={actions} className="hero-actions mt-8" />}
    </div>
  );
}
