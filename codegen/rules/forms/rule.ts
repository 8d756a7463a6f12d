import { misnamedFiles } from '../../link/misnamed-files.ts';
import { missing } from '../../link/missing.ts';
import type { CodedFinding, CodedText, LinkedSite, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt, groupsAt, isRecord, optionalText, textAt } from '../../model/data.ts';
import { isNoun } from '../../model/nouns.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A form has a page that shows it, a policy that lists it, and rules only about its own fields. */
export const rule: Rule = {
  phase: 'error',
  check(index) {
    const misnamed = misnamedFiles(index);
    return index.site.content.forms.flatMap((form) => [
      ...orderFindings(form),
      ...aboutFindings(form),
      // Other files refer to a misnamed form by the name it should have.
      ...(misnamed.has(form.source.file)
        ? []
        : [...pageFindings(form, index), ...listFindings(form, index)]),
    ]);
  },
};

function placed({ source }: Entry, path: CodedFinding['path'], text: CodedText): CodedFinding {
  return { source, path, text };
}

/** A rule between fields compares two dates or two numbers. */
function orderFindings(form: Entry): CodedFinding[] {
  const fields = groupsAt(form.data, 'fields').filter(({ type }) => isOrdered(type));
  const typeOf = (name: unknown) => fields.find((field) => field.name === name)?.type;
  return groupsAt(form.data, 'rules').flatMap((rule, position) => {
    const unknown = ['field', 'other'].filter((key) => typeOf(rule[key]) === undefined);
    const at = (key: string) => ['rules', position, key];
    if (unknown.length > 0) {
      const names = fields.map(({ name }) => String(name));
      return unknown.map((key) =>
        placed(
          form,
          at(key),
          missing('unknown-reference', 'date or number', String(rule[key]), names),
        ),
      );
    }
    if (rule.field !== rule.other && typeOf(rule.field) === typeOf(rule.other)) return [];
    const message = `"${String(rule.field)}" cannot be compared with "${String(rule.other)}"`;
    const help = 'A rule is about two dates, or about two numbers.';
    return [placed(form, at('other'), { code: 'wrong-rule', message, help })];
  });
}

function isOrdered(type: unknown): boolean {
  return type === 'date' || type === 'number';
}

/** A link fills in a text that continues after the name, or an option of a list of records. */
function aboutFindings(form: Entry): CodedFinding[] {
  if (!isRecord(form.data.about)) return [];
  const about = groupAt(form.data, 'about');
  const fields = groupsAt(form.data, 'fields').filter(({ type }) => takesName(type));
  const field = fields.find(({ name }) => name === about.field);
  if (!field) {
    const names = fields.map(({ name }) => String(name));
    const text = missing('unknown-reference', 'text field', textAt(about, 'field'), names);
    return [placed(form, ['about', 'field'], text)];
  }
  if (isNoun(String(field.type))) return [];
  const text = optionalText(about, 'text') ?? '';
  if (/\{name\}\s*\S/.test(text)) return [];
  const message = `the text that "${textAt(about, 'field')}" starts with needs something after {name}; found "${text}"`;
  const help =
    'Add something after the name, as in "About {name}: ", so that a text left unchanged is not taken for a message.';
  const key = text === '' ? ['about', 'field'] : ['about', 'text'];
  return [placed(form, key, { code: 'wrong-subject', message, help })];
}

function takesName(type: unknown): boolean {
  return ['text', 'textarea'].includes(String(type)) || isNoun(String(type));
}

/** The page that a form is posted to shows it, and takes no other form. */
function pageFindings(form: Entry, { site }: SiteIndex): CodedFinding[] {
  const action = optionalText(form.data, 'action');
  const page = site.pages.find((each) => canonicalPath(each) === action);
  if (!page) return [];
  const first = site.content.forms.find(({ data }) => data.action === action);
  if (first !== form) {
    const message = `the page "${action}" already receives the form "${first?.id}"`;
    const help =
      'Each form has a page of its own, which receives it from browsers without scripts.';
    return [placed(form, ['action'], { code: 'duplicate-address', message, help })];
  }
  if (shows(page, form)) return [];
  const message = `the page "${action}" does not show the form "${form.id}"`;
  const help = `Add a section to ${page.entry.source.file}: "kind: contact-form" and "form: ${form.id}".`;
  return [placed(form, ['action'], { code: 'missing-form', message, help })];
}

function shows({ data }: Page, { id }: Entry): boolean {
  return groupsAt(data, 'sections').some(
    ({ kind, form }) => kind === 'contact-form' && form === id,
  );
}

/** If a record lists the fields of one form (`fieldsOf`), as a policy does, some record lists those of every form. */
function listFindings(form: Entry, { references }: LinkedSite): CodedFinding[] {
  const lists = references.filter(({ path }) => path.at(-1) === 'fieldsOf');
  const [first] = lists;
  if (!first || lists.some(({ value }) => value === form.id)) return [];
  const { noun } = first.source;
  const message = `no ${noun} lists what the form "${form.id}" collects`;
  const help = `Add a part with "fieldsOf: ${form.id}" where the ${noun} lists the other forms.`;
  return [placed(form, ['id'], { code: 'missing-form', message, help })];
}
