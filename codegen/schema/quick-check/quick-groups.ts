import type { Data } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { Check, Keyword, QuickCompiler } from './quick-keyword.ts';
import { NotQuick } from './quick-keyword.ts';

/** Keywords for groups of keys. */
export const groupKeywords: Readonly<Record<string, Keyword>> = {
  properties(argument, _schema, compiler) {
    const checks = propertyChecks(argument, compiler);
    return ofGroup((group) => {
      for (const key in group) if (!(checks.get(key)?.(group[key]) ?? true)) return false;
      return true;
    });
  },
  additionalProperties(argument, schema, compiler) {
    const named = new Set(Object.keys(isRecord(schema.properties) ? schema.properties : {}));
    const check = argument === false ? () => false : compiler.compile(argument);
    return ofGroup((group) => {
      for (const key in group) if (!named.has(key) && !check(group[key])) return false;
      return true;
    });
  },
  propertyNames(argument, _schema, compiler) {
    const check = compiler.compile(argument);
    return ofGroup((group) => Object.keys(group).every(check));
  },
  required(argument) {
    const keys = [argument].flat().map(String);
    return ofGroup((group) => keys.every((key) => group[key] !== undefined));
  },
  dependentRequired(argument) {
    if (!isRecord(argument)) throw new NotQuick('dependentRequired');
    const rules = Object.entries(argument).map(
      ([key, needed]) => [key, [needed].flat().map(String)] as const,
    );
    return ofGroup((group) =>
      rules.every(
        ([key, needed]) =>
          group[key] === undefined || needed.every((each) => group[each] !== undefined),
      ),
    );
  },
  minProperties: (limit) => ofGroup((group) => Object.keys(group).length >= Number(limit)),
  maxProperties: (limit) => ofGroup((group) => Object.keys(group).length <= Number(limit)),
};

function propertyChecks(properties: unknown, compiler: QuickCompiler): Map<string, Check> {
  const entries = Object.entries(isRecord(properties) ? properties : {});
  return new Map(entries.map(([key, schema]) => [key, compiler.compile(schema)]));
}

function ofGroup(test: (group: Data) => boolean): Check {
  return (value) => !isRecord(value) || test(value);
}
