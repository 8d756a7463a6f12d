import type { Angle, Look, Paint, PaintedLook, Picture } from './picture.ts';

const size = { width: 1200, height: 800, detail: 1, samples: 20 };

/** The pictures of one cart: the front and the rear in every paint. */
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
  ];
}

/** The look in one paint; a change to another paint leaves it the same. */
export function paintLook(look: Look, paint: Paint): PaintedLook {
  const { paints: _paints, ...parts } = look;
  const { name: _name, ...chosen } = paint;
  return { ...parts, paint: chosen };
}

function picture(key: string, look: Look, paint: Paint, angle: Angle): Picture {
  return { key, ...size, subject: { kind: 'cart', angle, look: paintLook(look, paint) } };
}

/** "Arctic Gray" becomes "arctic-gray". */
function fileName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
