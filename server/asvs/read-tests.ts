import { type CallExpression, type Expression, Node, Project, type SourceFile } from 'ts-morph';

/** A test as it stands in its file. */
export interface WrittenTest {
  readonly title: string;
  /** The rows of its table, each as its values with a space between; empty without a table. */
  readonly rows: readonly string[];
}

const project = new Project({ skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true });

/** The tests that run in a file: no comment counts, and none that is skipped or still to be written. */
export function readTests(file: string): WrittenTest[] {
  const source = project.addSourceFileAtPathIfExists(file);
  return source ? testsOf(source) : [];
}

/** The same of a text. */
export function readTestsOf(text: string): WrittenTest[] {
  return testsOf(project.createSourceFile('/text.test.ts', text, { overwrite: true }));
}

function testsOf(source: SourceFile): WrittenTest[] {
  const calls = source.getDescendants().filter(Node.isCallExpression);
  return calls.flatMap((call) => {
    const title = isTestCall(call) ? titleOf(call.getArguments()[0]) : undefined;
    return title === undefined ? [] : [{ title, rows: rowsOf(call.getExpression()) }];
  });
}

const leftOut = new Set(['skip', 'todo', 'fails']);

/** Whether a call gives a test its title: `test(…)`, `test.each(…)(…)`, `test.skipIf(…)(…)`. */
function isTestCall(call: CallExpression): boolean {
  const names = chainOf(call.getExpression());
  return names[0] === 'test' && [call, ...call.getAncestors()].every(isRun);
}

function isRun(node: Node): boolean {
  if (!Node.isCallExpression(node)) return true;
  const [first = '', ...more] = chainOf(node.getExpression());
  return !['test', 'describe'].includes(first) || !more.some((name) => leftOut.has(name));
}

/** The names of `test.skipIf(x).each(y)`, from the left. */
function chainOf(expression: Expression): string[] {
  if (Node.isIdentifier(expression)) return [expression.getText()];
  if (Node.isCallExpression(expression)) return chainOf(expression.getExpression());
  if (!Node.isPropertyAccessExpression(expression)) return [];
  return [...chainOf(expression.getExpression()), expression.getName()];
}

function titleOf(node: Node | undefined): string | undefined {
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
    return node.getLiteralText();
  }
  return Node.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

function rowsOf(expression: Expression): string[] {
  const table = Node.isCallExpression(expression) ? expression.getArguments()[0] : undefined;
  const list = table && findList(table);
  return list ? list.getElements().map(labelOf) : [];
}

/** The list that a table is made of, through `as const`, a name in the same file, or `.map(…)`. */
function findList(node: Node): ReturnType<typeof asList> {
  if (Node.isAsExpression(node)) return findList(node.getExpression());
  if (Node.isIdentifier(node)) {
    const value = node.getSourceFile().getVariableDeclaration(node.getText())?.getInitializer();
    return value && findList(value);
  }
  const callee = Node.isCallExpression(node) ? node.getExpression() : undefined;
  if (Node.isPropertyAccessExpression(callee)) return findList(callee.getExpression());
  return asList(node);
}

function asList(node: Node) {
  return Node.isArrayLiteralExpression(node) ? node : undefined;
}

function labelOf(row: Node): string {
  const values = Node.isArrayLiteralExpression(row) ? row.getElements() : [row];
  return values.map((value) => titleOf(value) ?? value.getText()).join(' ');
}
