import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The part of vitest's report that is read here. */
export interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file as a whole failed. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** What failed in a project: a name each, and the first lines of why. */
export function failuresIn({ testResults }: Report, project = ''): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(project, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describe(file, [message])];
    return failed.map((test) => describe(`${file}: ${test.fullName}`, test.failureMessages ?? []));
  });
}

/** What was skipped, for its program or its content is missing here. */
export function skippedIn({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${relative('', name)}: ${fullName}`),
  );
}

// The runner's own places say nothing of the fault.
function describe(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const own = lines.filter((line) => line !== '' && !line.includes('node_modules'));
  return [name, ...own.slice(0, 12).map((line) => `    ${line}`)].join('\n');
}
