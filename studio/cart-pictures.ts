import type { Angle, Look, Paint, PaintedLook, Picture } from './picture.ts';

// A screen with two pixels a point shows the large picture of a vehicle in 1,360; the side is for lists.
const corner = { width: 1800, height: 1200, detail: 1, samples: 24 };
const sizes = {
  front: corner,
  rear: corner,
  side: { ...corner, width: 960, height: 448, samples: 16 },
};

/** The pictures of one cart: the front and the rear in every paint, and the side in the first. */
export function picturesOfCart(slug: string, look: Look): readonly Picture[] {
  const [first, ...others] = look.paints;
  return [
    picture(`carts/${slug}`, look, first, 'front'),
    ...others.map((paint) =>
      picture(`paints/${slug}-${fileName(paint.name)}`, look, paint, 'front'),
    ),
    picture(`carts/${slug}-rear`, look, first, 'rear'),
    ...others.map((paint) =>
      picture(`paints/${slug}-rear-${fileName(paint.name)}`, look, paint, 'rear'),
    ),
    picture(`sides/${slug}`, look, first, 'side'),
  ];
}

/** The look in one paint; a change to another paint leaves it the same. */
export function paintLook(look: Look, paint: Paint): PaintedLook {
  const { paints: _paints, ...parts } = look;
  const { name: _name, ...chosen } = paint;
  return { ...parts, paint: chosen };
}

function picture(key: string, look: Look, paint: Paint, angle: Angle): Picture {
  return { key, ...sizes[angle], subject: { kind: 'cart', angle, look: paintLook(look, paint) } };
}

/** "Arctic Gray" becomes "arctic-gray". */
function fileName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
