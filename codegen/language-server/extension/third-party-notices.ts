import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isTerms = (name: string) => /^(?:licen[cs]e|copying|notice|thirdpartynotices)\b/i.test(name);

/** What the licenses of packages ask to be packed with their code, given the modules of a bundle by their paths. */
export function thirdPartyNotices(modules: readonly string[]): string {
  const folders = modules.flatMap(
    (path) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//s.exec(path)?.[1] ?? [],
  );
  return [...new Set(folders)].sort().map(noticeOf).join('\n');
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const terms = readdirSync(folder).filter(isTerms).sort();
  if (terms.length === 0) throw new Error(`the package ${name} comes without its license`);
  const texts = terms.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`## ${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}
