import type { Section, SectionKind, SectionProps } from '../../../generated/sections.ts';
import type { SectionComponent } from './deferred.tsx';
import { components } from './index.ts';

interface SectionViewProps<Kind extends SectionKind> {
  section: { readonly kind: Kind; readonly props: SectionProps[Kind] };
}

/** Renders one section with the component of its kind. */
export function SectionView<Kind extends SectionKind>({ section }: SectionViewProps<Kind>) {
  const Component: SectionComponent<SectionProps[Kind]> = components[section.kind];
  return <Component {...section.props} />;
}

/** Fetches the code of every section on a page; resolves at once if there is none to fetch. */
export async function prepareSections(sections: readonly Pick<Section, 'kind'>[]): Promise<void> {
  await Promise.all(sections.map(({ kind }) => components[kind].load?.()));
}

/** Fetches the code of every section kind. */
export async function prepareAllSections(): Promise<void> {
  await Promise.all(Object.values(components).map(({ load }) => load?.()));
}
