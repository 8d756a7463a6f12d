// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that looks for references.
// References to facts have one parser: nothing else looks for their sign in a text.
import { Node, SyntaxKind } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { findInCode, readCode } from './find-patterns.ts';

const parser = 'codegen/model/fact-reference.ts';

/** The calls that look for one text in another. */
const finding =
  /\.(?:includes|indexOf|lastIndexOf|startsWith|endsWith|split|replace|replaceAll)$|^RegExp$/;

/** Where code looks for the sign of a reference, with a pattern or as a plain text. */
function searchesIn(root: Node, file: string): readonly string[] {
  const calls = [SyntaxKind.CallExpression, SyntaxKind.NewExpression] as const;
  const sought = calls
    .flatMap((kind) => root.getDescendantsOfKind(kind))
    .filter((call) => finding.test(call.getExpression().getText()))
    .flatMap((call) => call.getArguments().slice(0, 1));
  const patterns = root.getDescendantsOfKind(SyntaxKind.RegularExpressionLiteral);
  return [...new Set([...patterns, ...sought])]
    .filter((node) => [node, ...node.getDescendants()].some(hasSign))
    .map((node) => `${file}:${node.getStartLineNumber()} ${node.getText()}`);
}

/** `${` as a text or as a pattern, however it is written there. */
const sign = /(?:\\?\$|\[\$\])\\?\{/;

/** Whether a pattern, a text or the part of one between what is filled in has the sign. */
function hasSign(node: Node): boolean {
  if (Node.isRegularExpressionLiteral(node)) return sign.test(node.getText());
  return Node.isLiteralLike(node) && sign.test(node.getLiteralText());
}

describe('a reference to a fact', () => {
  test.each(['codegen', 'web', 'server', 'changes', 'bench', 'studio'])(
    'is parsed nowhere in %s',
    (folder) => {
      const found = findInCode(folder, searchesIn).filter((search) => !search.startsWith(parser));
      expect(found).toEqual([]);
    },
  );

  test('is parsed in one module', () => {
    expect(findInCode('codegen/model', (_root, file) => [file])).toContain(parser);
  });
});

describe('a search for references is found', () => {
  test.each([
    ['as a pattern', 'text.replace(/\\$\\{[^{}]*\\}/g, blank);'],
    ['with the sign in a class', 'const open = /[$]\\{/;'],
    ['made of a text', "const open = new RegExp('\\\\$\\\\{' + path);"],
    ['made of a template', 'const open = new RegExp(`\\\\$\\\\{${path}`);'],
    ['for a plain text', "text.includes('${');"],
    ['for a template', 'text.indexOf(`\\${${group}`);'],
  ])('%s', (_how, code) => {
    expect(searchesIn(readCode(code), 'code.tsx')).toHaveLength(1);
  });

  test.each([
    ['a text filled in', 'text.includes(`"${group}`);'],
    ['the end of a text', 'const isShort = /^a$|^\\{/;'],
    ['a reference that is written', 'const word = `\\${${path}}`;'],
  ])('but not in %s', (_where, code) => {
    expect(searchesIn(readCode(code), 'code.tsx')).toEqual([]);
  });
});
