import { generatedNotice } from './generated-notice.ts';

/** A constant of a generated module: data under a type that the compiler checks. */
export interface DataConstant {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly description: string;
}

/** A module of data: declarations as they are, then the constants. */
export function dataModule(
  constants: readonly DataConstant[],
  declarations: readonly string[] = [],
): string {
  const parts = [...declarations.map((each) => `${each.trim()}\n`), ...constants.map(constantText)];
  return generatedNotice + parts.join('\n');
}

function constantText({ name, type, value, description }: DataConstant): string {
  return `/** ${description} */\nexport const ${name}: ${type} = ${dataText(value)};\n`;
}

/** Data as JSON; a list has a row for each of its items. */
export function dataText(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, null, 2);
  if (value.length === 0) return '[]';
  return `[\n${value.map((item) => `  ${JSON.stringify(item)},`).join('\n')}\n]`;
}
