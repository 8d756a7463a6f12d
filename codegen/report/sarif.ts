import type { Diagnostic, Edit, Fix } from '../diagnostics/diagnostic.ts';

/** A chapter of the handbook: the text about one code. */
interface Rule {
  readonly code: string;
  readonly text: string;
}

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The report for tools that collect findings, in the Static Analysis Results Interchange Format 2.1.0. */
export function sarifReport(diagnostics: readonly Diagnostic[], rules: readonly Rule[]): string {
  const used = new Set(diagnostics.map(({ code }) => code));
  const driver = {
    name: 'content check',
    rules: rules.filter(({ code }) => used.has(code)).map(ruleOf),
  };
  // Columns count UTF-16 units.
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map(resultOf),
  };
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] })}\n`;
}

function ruleOf({ code, text }: Rule) {
  const [what = ''] = text.split('\n\n', 1);
  return { id: code, fullDescription: { text: what }, help: { text } };
}

function resultOf(fault: Diagnostic) {
  const { code, severity, message, help, related = [] } = fault;
  // The format cannot rename files.
  const fixes = (fault.fixes ?? []).filter(({ renames = [] }) => renames.length === 0);
  return {
    ruleId: code,
    level: severity,
    message: { text: help === undefined ? message : `${message}\n${help}` },
    locations: [placeOf(fault)],
    ...(related.length > 0 && {
      relatedLocations: related.map((each) => ({
        ...placeOf(each),
        message: { text: each.message },
      })),
    }),
    ...(fixes.length > 0 && { fixes: fixes.map(fixOf) }),
  };
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn?: number;
}

function placeOf({ file, line, column, endColumn }: Place) {
  const region = { startLine: line, startColumn: column, ...(endColumn && { endColumn }) };
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region } };
}

function fixOf({ isSure, edits }: Fix) {
  const byFile = Map.groupBy(edits, ({ file }) => file);
  return {
    description: { text: isSure ? 'Sure: make fix applies it.' : 'In doubt: decide yourself.' },
    artifactChanges: [...byFile].map(([file, own]) => ({
      artifactLocation: { uri: encodeURI(file) },
      replacements: own.map(replacementOf),
    })),
  };
}

function replacementOf({ start, end, text }: Edit) {
  return {
    deletedRegion: { charOffset: start, charLength: end - start },
    insertedContent: { text },
  };
}
