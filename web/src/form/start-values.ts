interface StartField {
  readonly name: string;
  readonly default?: string | undefined;
}

/** What stands in each field at first: what came back from the server, else the default, else nothing. */
export function startValues(
  fields: readonly StartField[],
  returned: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.name, returned[field.name] ?? field.default ?? '']),
  );
}
