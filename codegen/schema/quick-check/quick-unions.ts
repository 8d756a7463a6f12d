import { isRecord } from '../../model/data.ts';
import type { Check, Keyword, QuickCompiler } from './quick-keyword.ts';
import { NotQuick } from './quick-keyword.ts';

/** Keywords for values of several shapes. */
export const unionKeywords: Readonly<Record<string, Keyword>> = {
  oneOf(argument, schema, compiler) {
    const branches = [argument].flat();
    if (isRecord(schema.discriminator)) {
      return byTag(branches, String(schema.discriminator.propertyName), compiler);
    }
    const checks = branches.map((branch) => compiler.compile(branch));
    return (value) => checks.filter((check) => check(value)).length === 1;
  },
  anyOf(argument, _schema, compiler) {
    const checks = [argument].flat().map((branch) => compiler.compile(branch));
    return (value) => checks.some((check) => check(value));
  },
};

/** The tag, such as `kind`, names the only branch that counts. It is compiled when first met. */
function byTag(branches: readonly unknown[], tag: string, compiler: QuickCompiler): Check {
  const byName = new Map(
    branches.flatMap((branch) => tagsOf(branch, tag, compiler).map((name) => [name, branch])),
  );
  return (value) => {
    if (!isRecord(value)) return true;
    const branch = byName.get(value[tag]);
    return branch !== undefined && compiler.compile(branch)(value);
  };
}

function tagsOf(branch: unknown, tag: string, { lookUp }: QuickCompiler): unknown[] {
  const target = isRecord(branch) && typeof branch.$ref === 'string' ? lookUp(branch.$ref) : branch;
  const properties = isRecord(target) ? target.properties : undefined;
  const rule = isRecord(properties) ? properties[tag] : undefined;
  if (!isRecord(rule) || (rule.const === undefined && rule.enum === undefined)) {
    throw new NotQuick('discriminator');
  }
  return [rule.const ?? rule.enum].flat();
}
