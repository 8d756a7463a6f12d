import { isRecord } from '../../model/data.ts';

/** The first line of every generated module. */
export const generatedNotice = '// Made from content/ and schema/ by codegen. Do not edit.\n\n';

/** A constant of a generated module: data, and the type that it must satisfy. */
interface DataConstant {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly description: string;
}

/** Type names by module. */
type TypeImports = Readonly<Record<string, readonly string[]>>;

/** A module of typed data, before it is printed. */
export interface DataModule {
  readonly path: string;
  readonly imports?: TypeImports;
  readonly constants: readonly DataConstant[];
}

/** A module of data: the types it needs, then the constants. */
export function dataModule(constants: readonly DataConstant[], imports: TypeImports = {}): string {
  const lines = Object.entries(imports).map(
    ([module, names]) => `import type { ${names.join(', ')} } from '${module}';\n`,
  );
  const head = lines.length === 0 ? [] : [lines.join('')];
  return generatedNotice + [...head, ...constants.map(constantText)].join('\n');
}

function constantText({ name, type, value, description }: DataConstant): string {
  return `/** ${description} */\nexport const ${name}: ${type} = ${dataText(value)};\n`;
}

/** Data as JSON, with a line for each item of a list and each key of a group. */
function dataText(value: unknown): string {
  if (Array.isArray(value))
    return linesIn(
      '[]',
      value.map((item) => JSON.stringify(item)),
    );
  if (!isRecord(value)) return String(JSON.stringify(value));
  const known = Object.entries(value).filter(([, each]) => each !== undefined);
  return linesIn(
    '{}',
    known.map(([key, each]) => `${JSON.stringify(key)}: ${JSON.stringify(each)}`),
  );
}

function linesIn(brackets: '[]' | '{}', items: readonly string[]): string {
  if (items.length === 0) return brackets;
  return `${brackets[0]}\n${items.map((item) => `  ${item},\n`).join('')}${brackets[1]}`;
}

/** Creates a constant, with the parameters in the order that reads best in a long list. */
export function constant(
  name: string,
  type: string,
  value: unknown,
  description: string,
): DataConstant {
  return { name, type, value, description };
}
