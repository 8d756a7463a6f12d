import { misnamedFiles } from '../../link/misnamed-files.ts';
import type { LinkedSite, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupsAt, optionalText } from '../../model/data.ts';
import { canonicalPath } from '../../model/page.ts';
import { isOfHidden } from '../../site/hidden-records.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { choiceFindings, orderFindings, subjectFindings } from './between-fields.ts';
import { type Found, fieldFindings, found } from './single-field.ts';
import { stepFindings } from './steps.ts';

/** What a form says of its fields, each by itself and together, and where the site shows it. */
const checks: readonly ((form: Entry, site: LinkedSite) => readonly Found[])[] = [
  fieldFindings,
  orderFindings,
  subjectFindings,
  choiceFindings,
  stepFindings,
  pageFindings,
  listFindings,
];

/** A form can be sent, has a page that shows it and a policy that lists it, and rules only about its own fields. */
export const rule: Rule = {
  code: [
    'duplicate-address',
    'duplicate-id',
    'misplaced-key',
    'missing-form',
    'missing-message',
    'missing-options',
    'reserved-name',
    'unknown-reference',
    'wrong-default',
    'wrong-range',
    'wrong-rule',
    'wrong-steps',
    'wrong-subject',
  ],
  phase: 'error',
  check: (site) =>
    site.site.content.forms.flatMap((form) =>
      checks.flatMap((check) =>
        check(form, site).map(([path, text]) => ({ source: form.source, path, ...text })),
      ),
    ),
};

/** Other files refer to a misnamed form by the name it should have. */
function isMisnamed({ source }: Entry, index: SiteIndex): boolean {
  return misnamedFiles(index).has(source.file);
}

/** The page that a form is posted to shows it, and takes no other form. */
function pageFindings(form: Entry, index: SiteIndex): Found[] {
  const { content, pages } = index.site;
  const action = optionalText(form.data, 'action');
  const page = pages.find((each) => canonicalPath(each) === action);
  // What is hidden shows no form, and that is reported.
  if (!page || isOfHidden(index.site, page) || isMisnamed(form, index)) return [];
  const first = content.forms.find(({ data }) => data.action === action);
  if (first !== form) {
    const message = `the page "${action}" already receives the form "${first?.id}"`;
    const help =
      'Each form has a page of its own, which receives it from browsers without scripts.';
    return [found(['action'], 'duplicate-address', message, help)];
  }
  const isShown = groupsAt(page.data, 'sections').some(
    (section) => section.kind === 'contact-form' && section.form === form.id,
  );
  if (isShown) return [];
  const message = `the page "${action}" does not show the form "${form.id}"`;
  const help = `Add a section to ${page.entry.source.file}: "kind: contact-form" and "form: ${form.id}".`;
  const atField = `${message}: add a section of the kind “Contact form” to it.`;
  return [found(['action'], 'missing-form', message, help, atField)];
}

/** If a record lists the fields of one form (`fieldsOf`), as a policy does, some record lists those of every form. */
function listFindings(form: Entry, site: LinkedSite): Found[] {
  const lists = site.references.filter(({ path }) => path.at(-1) === 'fieldsOf');
  const [first] = lists;
  if (!first || lists.some(({ value }) => value === form.id) || isMisnamed(form, site)) return [];
  const { noun } = first.source;
  const message = `no ${noun} lists what the form "${form.id}" collects`;
  const help = `Add a part with "fieldsOf: ${form.id}" where the ${noun} lists the other forms.`;
  return [found(['id'], 'missing-form', message, help, `${message}: add a part for it there.`)];
}
