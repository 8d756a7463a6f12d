/** A paint as the YAML names it. */
export interface Paint {
  readonly name: string;
  readonly color: string;
  readonly metallic: number;
}

/** The `look` of a cart, as described by schema/vehicle-look.schema.json. Only the scripts read its parts. */
export interface Look {
  readonly paints: readonly [Paint, ...Paint[]];
  readonly [part: string]: unknown;
}

/** A paint in the form the scripts expect. */
type Coat = Omit<Paint, 'name'>;

/** A look with one of its paints chosen, in the form the scripts expect. */
export type PaintedLook = Readonly<Record<string, unknown>> & { readonly paint: Coat };

export type Angle = 'front' | 'rear' | 'side';

/** What a picture shows: a cart on the stage, or a place with carts in it. */
type Subject =
  | { readonly kind: 'cart'; readonly angle: Angle; readonly look: PaintedLook }
  | {
      readonly kind: 'scene';
      readonly scene: string;
      readonly carts: Readonly<Record<string, PaintedLook>>;
    };

/** A picture to be drawn; its master is `content/pictures/<key>.webp`. */
export interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** The scale at which it is drawn before it is enlarged. */
  readonly detail: number;
  readonly samples: number;
  readonly subject: Subject;
}
