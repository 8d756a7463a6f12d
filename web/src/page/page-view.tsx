import type { PageDocument } from '../../../generated/sections.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Hero } from './hero.tsx';
import { SectionView } from './section-view.tsx';

/** A page document as a page: breadcrumb, hero and sections in their order. */
export function PageView({ page }: { page: PageDocument }) {
  const { hero, breadcrumbs, sections } = page;
  const way = breadcrumbs && <Breadcrumb items={breadcrumbs} />;
  return (
    <>
      {hero ? <Hero hero={hero}>{way}</Hero> : way}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections never change their order
        <SectionView key={index} section={section} />
      ))}
    </>
  );
}
