/** A text, number or flag: the name of its data and the keys that lead to it. Each place has only one such object. */
export interface ReadPlace {
  readonly name: string;
  readonly steps: readonly string[];
}

interface Told {
  read(place: ReadPlace): void;
  look(place: ReadPlace): void;
}

/** Each group and list below has only one proxy, so that proxies can be compared. */
export function lookThrough<Root extends object>(root: Root, name: string, { read, look }: Told) {
  let made = new Map<object, object>();
  const through = <Value extends object>(value: Value, steps: readonly string[]): Value => {
    const own = { name, steps };
    const known = made.get(value);
    if (known) return known as Value;
    const places = new Map<string, ReadPlace>();
    const proxy = new Proxy(value, {
      get(target, key) {
        const held: unknown = Reflect.get(target, key);
        look(own);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return held;
        if (typeof held === 'object' && held !== null) return through(held, [...steps, key]);
        if (key === 'length' && Array.isArray(target)) return held;
        const place = places.get(key) ?? { name, steps: [...steps, key] };
        places.set(key, place);
        read(place);
        return held;
      },
      has(target, key) {
        look(own);
        return Reflect.has(target, key);
      },
      ownKeys(target) {
        look(own);
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor(target, key) {
        look(own);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    made.set(value, proxy);
    return proxy;
  };
  const forget = () => {
    made = new Map();
  };
  return { through: through(root, []), forget };
}
