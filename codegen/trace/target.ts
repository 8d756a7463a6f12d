import type { Path } from '../diagnostics/diagnostic.ts';
import { placesOfAnchor } from '../link/anchors.ts';
import type { Reference } from '../link/references.ts';
import { recordsOf } from '../model/content.ts';
import type { Page } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { annotationsOf } from '../schema/annotations.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { namesAt } from '../site/written-names.ts';

/** A place in the content. */
export interface Place {
  readonly source: Source;
  readonly path: Path;
}

/** The intended target of an address on a built page. */
export interface Target {
  readonly path: string;
  /** The part of a page, without its `#`. */
  readonly anchor?: string;
  /** Where the target is written. */
  readonly place?: Place | undefined;
  /** The keys below a reference at which it leads here; undefined if it does not. */
  keyIn(reference: Pick<Reference, 'schema' | 'value'>): Path | undefined;
}

/** Parses an address from a built page. */
export function targetOf(index: SiteIndex, address: string): Target {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const picture = pictureIn(index, path);
  if (picture !== undefined) return pictureTarget(index, path, picture);
  const page = index.pageAt(path);
  const place = page && (anchor === undefined ? addressOf(page, path) : partOf(page, anchor));
  const isSame = (to: string) => to.replace(/\?[^#]*/, '') === address.replace(/\?[^#]*/, '');
  return {
    path,
    ...(anchor !== undefined && { anchor }),
    place,
    keyIn({ schema, value }) {
      const found = namesAt(annotationsOf(schema), value).find(
        ({ noun, id }) => (anchor === undefined && `${noun}/${id}` === page?.id) || isSame(id),
      );
      return found?.below;
    },
  };
}

function addressOf({ addresses }: Page, path: string): Place | undefined {
  const found = addresses.find((each) => each.path === path);
  return found && { source: found.source, path: found.at };
}

function partOf(page: Page, anchor: string): Place | undefined {
  const { source, paths } = placesOfAnchor(page, anchor);
  return paths[0] && { source, path: paths[0] };
}

/** The files of a picture are named after it: `/assets/pictures/harbor-narrow.0123abcdef-400.avif`. */
function pictureIn(index: SiteIndex, path: string): string | undefined {
  const name = /^\/assets\/pictures\/([^./]+)\./.exec(path)?.[1];
  const names = name === undefined ? [] : [name, name.replace(/-narrow$/, '')];
  return names.find((each) => index.find('picture', each));
}

function pictureTarget({ site }: SiteIndex, path: string, picture: string): Target {
  const source = recordsOf(site.content, 'pictures')[0]?.source;
  return {
    path,
    place: source && { source, path: [picture, 'file'] },
    keyIn({ schema, value }) {
      const names = namesAt(annotationsOf(schema), value);
      return names.find(({ noun, id }) => noun === 'picture' && id === picture)?.below;
    },
  };
}
