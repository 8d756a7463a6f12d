import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DeadLink } from '../contract/links.ts';
import { schemaFolder, siteFault, siteFolder } from '../files/site-folder.ts';
import { usualMaxFiles } from '../load/load.ts';
import type { Project } from '../read-project.ts';
import { askedDay } from '../schema/asked-day.ts';

/** The help text of the command. */
export const usage = `Usage: node codegen/main.ts <command> [options]

  check      checks the content and writes nothing
  generate   checks the content and writes the generated files
  trace      says where in the content the dead links of a built site are written
  fix        repairs what is sure, and says what is left to decide
  facts      lists every fact with the pages it is on, second values, and what is owed
  explain    explains a code, such as unknown-key, or lists all codes
  new        writes the folder of another dealer, with a small shop

  --root <folder>     the folder that holds content/   (default: that in CONTENT, or this project)
  --schema <folder>   the folder of the schemas        (default: this project's schema/)
  --out <folder>      the folder to write to           (default: generated/ under the root)
  --format <format>   text, json or github             (default: text; on GitHub Actions: github)
  --links <file>      for trace: the dead links, as JSON
  --day <date>        the day that it is for           (default: that in DAY, or today)
  --history           for generate: says when each page changed last, as git knows
  --language <code>   of a site in several languages  (default: its first)
  --max-files <many>  how many files there may be      (default: ${usualMaxFiles})
`;

const commands = ['check', 'facts', 'fix', 'generate', 'trace'] as const;
type Command = (typeof commands)[number];

const formats = ['text', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

const formatsOfFacts: readonly Format[] = ['text', 'json'];

/** A parsed command line. */
export interface Request {
  readonly command: Command;
  readonly format: Format;
  readonly project: Project;
  readonly outDir: string;
  /** Whether to read from git when each page changed last. */
  readonly hasHistory: boolean;
}

/** Parses a command line; throws an error of one sentence if it is invalid. */
export function readArguments(args: readonly string[]): Request {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      schema: { type: 'string' },
      out: { type: 'string' },
      format: { type: 'string', default: 'text' },
      links: { type: 'string' },
      day: { type: 'string' },
      history: { type: 'boolean', default: false },
      language: { type: 'string' },
      'max-files': { type: 'string', default: String(usualMaxFiles) },
    },
  });
  const [command, ...rest] = positionals;
  if (!isCommand(command)) {
    throw new Error(command ? `There is no command "${command}".` : 'A command is missing.');
  }
  if (rest.length > 0) throw new Error(`"${rest.join(' ')}" is not understood.`);
  const format = formats.find((name) => name === values.format);
  if (!format) throw new Error(`There is no format "${values.format}".`);
  if (command === 'facts' && !formatsOfFacts.includes(format))
    throw new Error(`Facts are listed as text or json, not as ${format}.`);
  const maxFiles = Number(values['max-files']);
  if (!Number.isInteger(maxFiles) || maxFiles < 1) {
    throw new Error(`--max-files takes a whole number of files, not "${values['max-files']}".`);
  }
  const today = askedDay(values.day);
  const root = values.root ? resolve(values.root) : siteFolder();
  const fault = siteFault(root);
  if (fault) throw new Error(fault);
  const schemaDir = existingFolder(resolve(values.schema ?? schemaFolder));
  const outDir = resolve(values.out ?? join(root, 'generated'));
  const deadLinks = command === 'trace' ? readDeadLinks(values.links) : [];
  const { language } = values;
  const asked = { ...(today && { today }), ...(language && { language }) };
  const project = { root, schemaDir, maxFiles, deadLinks, ...asked };
  return { command, format, outDir, project, hasHistory: values.history };
}

function isCommand(name: string | undefined): name is Command {
  return commands.some((command) => command === name);
}

function readDeadLinks(file: string | undefined): readonly DeadLink[] {
  if (file === undefined) throw new Error('trace needs --links and a file.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function existingFolder(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${path}.`);
  }
  return path;
}
