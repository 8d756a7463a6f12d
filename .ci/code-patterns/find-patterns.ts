import { globSync } from 'node:fs';
import { type CallExpression, type NewExpression, Node, Project, SyntaxKind } from 'ts-morph';

/** A regular expression in code, and its location. */
export interface CodePattern {
  readonly file: string;
  readonly line: number;
  /** Its source text. */
  readonly text: string;
  /** Undefined for an expression that is built at run time. */
  readonly known?: { readonly source: string; readonly flags: string };
}

/** Finds every regular expression in a folder's code, except in tests. */
export function findPatterns(folder: string): readonly CodePattern[] {
  // Each file by itself: nothing is looked up in others.
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
  });
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !isTest(file));
  return files.sort().flatMap((file) => patternsIn(project.addSourceFileAtPath(file), file));
}

function isTest(file: string): boolean {
  return /\.(?:test|nightly)\.tsx?$|\/(?:testing|testdata|e2e)\//.test(file);
}

function patternsIn(root: Node, file: string): CodePattern[] {
  const placeOf = (node: Node) => ({ file, line: node.getStartLineNumber(), text: node.getText() });
  const literals = root
    .getDescendantsOfKind(SyntaxKind.RegularExpressionLiteral)
    .map((node) => ({ ...placeOf(node), known: partsOf(node.getText()) }));
  const calls = [
    ...root.getDescendantsOfKind(SyntaxKind.NewExpression),
    ...root.getDescendantsOfKind(SyntaxKind.CallExpression),
  ];
  const made = calls.filter(isMaking).map((call) => {
    const known = givenParts(call);
    return known ? { ...placeOf(call), known } : placeOf(call);
  });
  return [...literals, ...made];
}

function partsOf(literal: string) {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

function isMaking(call: NewExpression | CallExpression): boolean {
  return /^(?:globalThis\.)?RegExp$/.test(call.getExpression().getText());
}

/** The arguments of a call, if all of them are literals. */
function givenParts(call: NewExpression | CallExpression): CodePattern['known'] | undefined {
  const [source, flags] = call.getArguments();
  if (!Node.isStringLiteral(source) && !Node.isNoSubstitutionTemplateLiteral(source)) return;
  if (flags === undefined) return { source: source.getLiteralText(), flags: '' };
  if (!Node.isStringLiteral(flags)) return;
  return { source: source.getLiteralText(), flags: flags.getLiteralText() };
}
