const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown) => typeof value === 'boolean';

// What the pages read of a vehicle. A library of schemas would be a sixteenth of all that such a page may load.
const parts: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isText(value) && value !== '',
  name: isText,
  description: isText,
  price: (value) => value === undefined || typeof value === 'number',
  brand: isTextOrNone,
  category: isTextOrNone,
  inStock: isFlag,
  isNew: isFlag,
  images: isList,
  features: isList,
  specifications: isObject,
};

/** Whether an answer of the API is a vehicle that the pages can show. */
export function isVehicle(answer: unknown): boolean {
  return (
    isObject(answer) && Object.entries(parts).every(([name, isRight]) => isRight(answer[name]))
  );
}

/** Whether an answer of the API is a list of vehicles. */
export function isVehicleList(answer: unknown): boolean {
  return Array.isArray(answer) && answer.every(isVehicle);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
