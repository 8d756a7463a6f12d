import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareSites } from '../../changes/compare/compare-sites.ts';
import { choosePages } from '../../changes/pictures/take-pictures.ts';
import { describeChanges } from '../../changes/print/describe-changes.ts';
import { notesOf } from '../../changes/print/notes.ts';
import { readState } from '../../changes/testing/fixture-dealer.ts';
import { openEditor, pullRequests } from '../../changes/testing/pull-requests.ts';
import type { Call } from '../forge/testing/local-forge.ts';
import { answer, copyDealer, fix, git, memo } from './testing/pull-request.ts';

// The answer to each typical pull request must equal its file in testdata, byte for byte.
// `UPDATE_EXPECTED=1 npx vitest run --project unit .ci/pull-request` updates the files: read them before you commit.

/** What the run of a pull request would note. */
async function notesOn(edit: (root: string) => void): Promise<string> {
  const root = await copyDealer();
  const before = await readState(root, memo);
  edit(root);
  await fix(root);
  const changes = compareSites(before, await readState(root, memo), 'main (1a2b3c4)');
  const [first] = choosePages(changes.pages);
  const pictures = first ? [{ path: first.page.path, file: 'page-1.jpg' }] : [];
  return JSON.stringify(notesOf(describeChanges(changes), pictures));
}

/** What was said and done, as somebody would read it. */
function told(calls: readonly Call[]): string {
  return calls
    .map(({ method, path, body }) => {
      const rest = (body.comments ?? body.tree ?? []) as readonly Record<string, unknown>[];
      const texts = Array.isArray(rest)
        ? rest.map(
            ({ path: file, line, body: said }) => `${file}${line ? `:${line}` : ''}\n${said ?? ''}`,
          )
        : [];
      return [
        `=== ${method} ${path.replace('/repos/heron-cove/site', '')}`,
        ...texts,
        body.message ?? '',
        body.body ?? '',
      ]
        .filter(Boolean)
        .join('\n');
    })
    .join('\n');
}

test.each(Object.entries(pullRequests))(
  '%s is answered so that an editor knows',
  async (name, { edit }) => {
    const own = (root: string) => edit(openEditor(root));
    const text = `${told(await answer({ edit: own, notes: await notesOn(own) }))}\n`;
    const expected = join(import.meta.dirname, `testdata/${name}.md`);
    if (process.env.UPDATE_EXPECTED) writeFileSync(expected, text);
    expect(text).toBe(readFileSync(expected, 'utf8'));
  },
);

const bodyOf = (calls: readonly Call[]) => String(calls.at(-1)?.body.body);
const paths = (calls: readonly Call[]) =>
  calls.map(({ path }) => path.replace('/repos/heron-cove/site', ''));
const addTown = (root: string) => pullRequests['a-new-town']?.edit(openEditor(root));

describe('a pull request', () => {
  test('from a fork gets the lines to paste, and no commit', async () => {
    const calls = await answer({ edit: addTown, from: 'ann/site' });
    expect(paths(calls)).toEqual(['/issues/7/comments']);
    expect(bodyOf(calls)).toContain('**In** `content/urls.yaml`, add below line');
    expect(bodyOf(calls)).toContain('/camden-kayaks: town/knox/camden');
  });

  test('gets a suggestion where it shows the line, with the reason', async () => {
    const calls = await answer({
      edit: (root) =>
        openEditor(root).replace('policies/returns.yaml', 'title: Returns', 'titel: Returns'),
    });
    const [review] = calls;
    expect(review?.body).toMatchObject({
      comments: [
        {
          path: 'content/policies/returns.yaml',
          side: 'RIGHT',
          body: expect.stringContaining('```suggestion\ntitle: Returns\n```'),
        },
      ],
    });
    expect(bodyOf(calls)).toContain('**1 repair is suggested**');
  });

  test('gets one in the words of the dealer, too', async () => {
    const [review] = await answer({
      edit(root) {
        mkdirSync(join(root, 'languages'));
        writeFileSync(join(root, 'languages/en.yaml'), 'calculator:\n  texts:\n    calulate: Go\n');
      },
    });
    expect(review?.body.comments).toMatchObject([
      {
        path: 'languages/en.yaml',
        line: 3,
        body: expect.stringMatching(
          /did you mean "calculate"\? [\s\S]*```suggestion\n {4}calculate: Go\n```/,
        ),
      },
    ]);
  });

  test.each([
    ['content', 'content/policies/returns.yaml', 'a: b\n'],
    ['content', 'encoded/list.json', '{}'],
    ['content', 'languages/en.yaml', 'a: b\n'],
    ['whole', '.github/program', 'ref=main\n'],
  ])('is tested as a change of %s if it changes %s', async (way, file, text) => {
    const root = await copyDealer();
    const base = git(root, 'rev-parse', 'HEAD');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '--message', 'Edit');
    const env = { ...process.env, BASE: base, CONTENT: root };
    expect(execFileSync('sh', ['.ci/way.sh'], { env, encoding: 'utf8' })).toBe(`${way}\n`);
  });

  test('keeps its one comment up to date', async () => {
    const there = [
      { id: 3, user: { login: 'ann' }, body: '<!-- what-this-change-does --> mine' },
      { id: 4, user: { login: 'github-actions[bot]' }, body: '<!-- what-this-change-does -->' },
    ];
    const calls = await answer({
      edit: (root) => pullRequests['a-price']?.edit(openEditor(root)),
      answers: { '/issues/7/comments': there },
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', '/repos/heron-cove/site/issues/comments/4'],
    ]);
  });

  test('to a branch that cannot be pushed to gets the lines to paste', async () => {
    const calls = await answer({
      edit: addTown,
      branch: 'fix/ünï#1',
      answers: { '/git/refs/heads/fix/%C3%BCn%C3%AF%231': 422 },
    });
    expect(paths(calls)).toContain('/git/refs/heads/fix/%C3%BCn%C3%AF%231');
    expect(bodyOf(calls)).toContain('**In** `content/urls.yaml`');
  });

  test('that changes code is told what its run has noted, and nothing is repaired', async () => {
    const calls = await answer({
      edit: (root) => {
        addTown(root);
        writeFileSync(join(root, 'package.json'), '{}');
      },
    });
    expect(paths(calls)).toEqual(['/issues/7/comments']);
    expect(bodyOf(calls)).toContain('**The report could not be made**');
  });

  test('with newer commits is left to the next answer', async () => {
    expect(await answer({ edit: addTown, answers: { '/pulls': [] } })).toEqual([]);
  });
});

const hostile =
  '@everyone <img src=x onerror=y> [a](https://evil.example) **b** `c` | #1 https://evil.example www.evil.example';

describe('what is hostile', () => {
  test('in words, titles and names is shown as it is', async () => {
    const verdict = [[hostile, { kind: 'code', text: hostile }, { kind: 'gone', text: hostile }]];
    const notes = JSON.stringify({ verdict, urgent: [], parts: [], pictures: [] });
    const calls = await answer({ edit: addTown, from: 'ann/site', title: hostile, notes });
    const text = bodyOf(calls).replaceAll(/`[^`]*`/g, '');
    expect(text).not.toMatch(/@everyone|<img|https:\/\/evil|\bwww\.evil|(?<!\\)\[a|(?<!\\)#1/);
  });

  test('in size or shape is not shown', async () => {
    for (const notes of [' '.repeat(2_000_000), '{"verdict":1}']) {
      const calls = await answer({
        edit: (root) => openEditor(root).replace('site.yaml', 'name:', 'name: '),
        notes,
      });
      expect(bodyOf(calls)).toContain('**The report could not be made**, or is too large');
    }
  });

  const hidden: Readonly<Record<string, (root: string) => void>> = {
    'a link': (root) => symlinkSync('/etc/passwd', join(root, 'content/policies/link.yaml')),
    'a link in place of the content': (root) => {
      renameSync(join(root, 'content'), join(root, 'other'));
      symlinkSync('other', join(root, 'content'));
    },
    'a name that hides': (root) =>
      writeFileSync(join(root, 'content/policies/\u202Elmay.yaml'), 'a: b\n'),
    'a name with a backslash': (root) =>
      writeFileSync(join(root, 'content/..\\..\\x.yaml'), 'a: b\n'),
  };

  test.each(Object.entries(hidden))('such as %s is not looked at', async (_name, edit) => {
    const calls = await answer({ edit });
    expect(paths(calls)).toEqual(['/issues/7/comments']);
  });

  test('such as 10 MB of YAML, or a name that leads outside, changes nothing else', async () => {
    const calls = await answer({
      edit: (root) => {
        writeFileSync(join(root, 'content/policies/long.yaml'), '- a\n'.repeat(2_500_000));
        mkdirSync(join(root, 'content/towns/knox/x'), { recursive: true });
        const town = join(root, 'content/towns/knox');
        cpSync(join(town, 'rockport.yaml'), join(town, 'x.YML'));
        openEditor(root).replace(
          'policies/returns.yaml',
          'path: /policies/returns',
          'path: /../../.github/workflows/x',
        );
      },
    });
    const written = calls.flatMap(
      ({ body }) => (body.tree as { path: string }[] | undefined) ?? [],
    );
    for (const { path } of Array.isArray(written) ? written.filter(({ path }) => path) : [])
      expect(path).toMatch(/^content\/[\w/.-]+$/);
  });
});
