import { unitOf } from '../command/facts/print-fact.ts';
import { pagesOfFact } from '../derive/uses/fact-uses.ts';
import { summaryOf } from '../form/schema-words.ts';
import { valueAt } from '../model/data.ts';
import { rootOf } from '../model/fact-reference.ts';
import { recordsById } from '../model/inner-nouns.ts';
import { canonicalPath } from '../model/page.ts';
import { factAround, locateFact, pathOfFact } from '../resolve/facts/fact-path.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';
import { formatFact } from '../resolve/facts/format-fact.ts';
import { definitionsOf, examplesOf, wholePath } from './definitions.ts';
import type { Named } from './mentions.ts';
import type { SiteAnswers } from './site-answers.ts';

type NamedFact = Extract<Named, { is: 'fact' }>;

/** What is said of something that a file names, in Markdown; undefined if there is no such thing. */
export function hoverText(answers: SiteAnswers, file: string, named: Named): string | undefined {
  switch (named.is) {
    case 'fact':
      return factText(answers, file, named);
    case 'page':
      return pageText(answers, named.address);
    case 'record':
      return recordText(answers, file, named);
  }
}

function factText(answers: SiteAnswers, file: string, named: NamedFact): string | undefined {
  const examples = examplesOf(answers, file, rootOf(named.path));
  const scopes = examples.length > 0 ? examples.map(({ scope }) => scope) : [{}];
  const whole = wholePath(answers, file, named.path);
  const found = scopes.flatMap((scope) => {
    const looked = answers.facts().lookup(examples.length > 0 ? named.path : whole, scope);
    return looked.is === 'found' ? [looked.value] : [];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const printed = found.map((value) => printedValue(answers, value, named.format));
  const several = answers.pagesOf(file).length > found.length && examples.length > 0;
  const values = [...new Set(printed)].map((each) => `**${escaped(each)}**`);
  return [
    `${values.join(', ')}${several ? ', …' : ''}  (${unitOf(first)})`,
    ...(examples.length > 0
      ? [`One for each of ${answers.pagesOf(file).length} pages.`]
      : [pagesText(answers, whole), ...placeText(answers, file, named)]),
  ].join('\n\n');
}

function printedValue(answers: SiteAnswers, value: unknown, format: string | undefined): string {
  const own = format && formatFact(readFactValue(value), format, answers.printer());
  return own || answers.print()(value) || summaryOf(value);
}

/** On how many pages a fact is shown, as far as they have been counted. */
function pagesText(answers: SiteAnswers, path: string): string {
  const uses = answers.uses();
  if (!uses) return 'Its pages are being counted.';
  const definition = locateFact(path, answers.homes());
  const home = definition && answers.homes().get(definition.name);
  const fact = definition && home ? pathOfFact(factAround(definition, home.data)) : path;
  const pages = pagesOfFact(uses, fact, 'shown');
  if (pages === 'all') return 'On all pages.';
  if (pages.length === 0) return 'On no page as it is written here.';
  const few = pages.slice(0, 5).join(', ');
  return `On ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}: ${few}${pages.length > 5 ? ', …' : ''}`;
}

function placeText(answers: SiteAnswers, file: string, named: Named): readonly string[] {
  const [definition] = definitionsOf(answers, file, named);
  return definition ? [`Written in ${definition.source.file}.`] : [];
}

function pageText(answers: SiteAnswers, address: string): string | undefined {
  const page = answers.index().pageBehind(address.replace(/[?#].*/s, ''));
  if (!page) return undefined;
  const { source } = page.record?.entry ?? page.entry;
  return `**${escaped(summaryOf(page.data))}**\n\nThe page ${canonicalPath(page)}, written in ${source.file}.`;
}

function recordText(
  answers: SiteAnswers,
  file: string,
  named: Extract<Named, { is: 'record' }>,
): string | undefined {
  const [definition] = definitionsOf(answers, file, named);
  if (!definition) return undefined;
  const { noun, id } = named;
  const found = recordsById(answers.site.content, noun).find(([each]) => each === id)?.[1];
  const value = found ?? valueAt(definition.source.data, definition.path);
  const page = answers.index().pageOf(noun, id);
  const name = summaryOf(value) || id;
  const shown = page ? ` Its page is ${canonicalPath(page)}.` : '';
  return `**${escaped(name)}**  (${noun})\n\nWritten in ${definition.source.file}.${shown}`;
}

/** Text of the content is no markup. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
