/** A text, number or flag: the name of its data and the keys that lead to it. Each place has only one such object. */
export interface ReadPlace {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Data that reports each text, number or flag that is read from it. Each group and list has only one proxy. */
export function lookThrough<Root extends object>(
  root: Root,
  name: string,
  read: (place: ReadPlace) => void,
): Root {
  const made = new Map<object, object>();
  const through = <Value extends object>(value: Value, steps: readonly string[]): Value => {
    const known = made.get(value);
    if (known) return known as Value;
    const places = new Map<string, ReadPlace>();
    const proxy = new Proxy(value, {
      get(target, key) {
        const held: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return held;
        if (typeof held === 'object' && held !== null) return through(held, [...steps, key]);
        if (key === 'length' && Array.isArray(target)) return held;
        const place = places.get(key) ?? { name, steps: [...steps, key] };
        places.set(key, place);
        read(place);
        return held;
      },
    });
    made.set(value, proxy);
    return proxy;
  };
  return through(root, []);
}
