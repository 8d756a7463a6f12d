import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Node, Project } from 'ts-morph';

/** A call in our own code: what is called, as it stands there, and its first argument. */
export interface Call {
  readonly file: string;
  readonly callee: string;
  readonly argument: Node | undefined;
}

/** What is imported from where. A type is gone when the code runs, and is left out. */
export interface Import {
  readonly file: string;
  readonly from: string;
  readonly names: readonly string[];
}

/** The code that runs for visitors and the dealer: no tests, and nothing made for them. */
export interface OwnCode {
  readonly imports: readonly Import[];
  readonly calls: readonly Call[];
  /** Every name and member that is used, such as `window.localStorage`, with its file. */
  readonly uses: readonly { readonly file: string; readonly name: string }[];
}

const root = join(import.meta.dirname, '../..');
const madeForTests = /\.test\.tsx?$|\.reliability\.ts$|\/(?:testing|e2e)\//;

/** Reads the code below a folder of the project. */
export function readOwnCode(folder: string): OwnCode {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true });
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
  const own = files.filter((file) => !madeForTests.test(`/${file}`));
  const nodes = own.flatMap((file) => {
    const source = project.addSourceFileAtPath(join(root, file));
    return [source, ...source.getDescendants()].map((node) => ({ file, node }));
  });
  return {
    imports: nodes.flatMap(({ file, node }) => importsOf(node).map((each) => ({ file, ...each }))),
    calls: nodes.flatMap(({ file, node }) => callsOf(node).map((each) => ({ file, ...each }))),
    uses: nodes.flatMap(({ file, node }) => usesOf(node).map((name) => ({ file, name }))),
  };
}

/** The files of some findings, each once, in order, below the folder. */
export function filesOf(found: readonly { readonly file: string }[], folder: string): string[] {
  return [...new Set(found.map(({ file }) => relative(folder, file)))].sort();
}

function importsOf(node: Node): Omit<Import, 'file'>[] {
  if (!Node.isImportDeclaration(node) || node.isTypeOnly()) return [];
  const named = node.getNamedImports().filter((each) => !each.isTypeOnly());
  const whole = node.getDefaultImport() ?? node.getNamespaceImport();
  const names = [...named.map((each) => each.getName()), ...(whole ? [whole.getText()] : [])];
  const isForEffect = node.getImportClause() === undefined;
  return names.length > 0 || isForEffect ? [{ from: node.getModuleSpecifierValue(), names }] : [];
}

function callsOf(node: Node): Omit<Call, 'file'>[] {
  if (Node.isTaggedTemplateExpression(node)) return [];
  if (!Node.isCallExpression(node) && !Node.isNewExpression(node)) return [];
  const callee = node.getExpression().getText();
  return [{ callee, argument: node.getArguments()[0] }];
}

function usesOf(node: Node): string[] {
  if (Node.isPropertyAccessExpression(node) || Node.isJsxAttribute(node)) {
    return [
      Node.isJsxAttribute(node) ? node.getNameNode().getText() : node.getText(),
      ...last(node),
    ];
  }
  return Node.isIdentifier(node) ? [node.getText()] : [];
}

function last(node: Node): string[] {
  return Node.isPropertyAccessExpression(node) ? [node.getName()] : [];
}
