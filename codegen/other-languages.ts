import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { isError, sortDiagnostics } from './diagnostics/sort-diagnostics.ts';
import { languageName } from './schema/site-languages.ts';

/** What is wrong with a site, as a compilation has it. */
interface Judged {
  readonly errors: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
  readonly allDiagnostics: readonly Diagnostic[];
}

/** What a site was compiled to in one more of its languages. */
interface OtherLanguage<Own> {
  readonly language: string;
  readonly compilation: Own;
}

/**
 * A compilation that tells what is wrong in the other languages of the site as well, each once: whatever is wrong in the first one is
 * told as its own. What nothing uses is told of the first alone.
 */
export function withLanguages<Own extends Judged>(
  compilation: Own,
  others: readonly OtherLanguage<Own>[],
): Own & { readonly translations: readonly OtherLanguage<Own>[] } {
  const merged = (list: (each: Judged) => readonly Diagnostic[]) => {
    const own = list(compilation);
    const told = new Set(own.map(nameOf));
    const added = others.flatMap(({ language, compilation: other }) =>
      list(other)
        .filter(({ code }) => !code.startsWith('unused'))
        .filter((each) => told.size < told.add(nameOf(each)).size)
        .map((each) => inWords(each, language)),
    );
    return sortDiagnostics([...own, ...added]);
  };
  return {
    ...compilation,
    translations: others,
    errors: merged(({ errors }) => errors),
    get diagnostics() {
      const all = merged(({ diagnostics }) => diagnostics);
      return all.some(isError) ? all.filter(isError) : all;
    },
    get allDiagnostics() {
      return merged(({ allDiagnostics }) => allDiagnostics);
    },
  };
}

/** What a site was compiled to in one of its languages: the first one has no name here. */
export function compiledIn<Own extends { readonly translations?: readonly OtherLanguage<Own>[] }>(
  compilation: Own,
  language: string | undefined,
): Own {
  const found = compilation.translations?.find((each) => each.language === language);
  return found?.compilation ?? compilation;
}

/** What is said says of which language, unless it is about the language itself. */
function inWords(diagnostic: Diagnostic, language: string): Diagnostic {
  if (diagnostic.code === 'missing-translation') return diagnostic;
  return { ...diagnostic, message: `in ${languageName(language)}: ${diagnostic.message}` };
}

function nameOf({ file, line, column, code, message }: Diagnostic): string {
  return [file, line, column, code, message].join('\n');
}
