import type { LinkedSite, Rule, RuleFinding } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupAt, groupsAt, isRecord, optionalText, textAt } from '../../model/data.ts';
import { canonicalPath } from '../../model/page.ts';
import { rentalField } from '../../model/record-name.ts';

/** The form that the request of a rental leads to takes the group from its address, whichever it is. */
export const rule: Rule = {
  code: 'missing-field',
  phase: 'error',
  check: (index) =>
    // The name of the field is in a file that may be refused or missing.
    index.find('pricing', 'rentals')
      ? index.site.pages.flatMap(({ entry: { source }, data }) =>
          data.sections.flatMap((section, position): RuleFinding[] => {
            const form = formOf(section, index);
            const text = form && textOf(form, groupsOf(section), rentalField(index.site.content));
            return text ? [{ source, path: ['sections', position, 'request', 'to'], ...text }] : [];
          }),
        )
      : [],
};

/** The form on the page that a request leads to. */
function formOf(section: Data, { site, pageAt }: LinkedSite): Entry | undefined {
  const to = optionalText(groupAt(section, 'request'), 'to');
  const page = to === undefined ? undefined : pageAt(to.replace(/[?#].*$/, ''));
  return page && site.content.forms.find(({ data }) => data.action === canonicalPath(page));
}

/** The ids of the rental groups that a section offers, as names or with more beside each. */
function groupsOf({ groups }: Data): readonly string[] {
  if (!Array.isArray(groups)) return [];
  return groups.map((each) => (isRecord(each) ? textAt(each, 'group') : String(each)));
}

function textOf(form: Entry, groups: readonly string[], name: string) {
  if (groups.length === 0) return undefined;
  const field = groupsAt(form.data, 'fields').find((each) => each.name === name);
  const { file } = form.source;
  if (!field) {
    const message = `this request leads to the form "${form.id}", which has no field "${name}" for the group that is asked for`;
    const help = `Add a select with "name: ${name}" and an option for each of ${groups.join(', ')} to ${file}; or write the name of its field as "field:" in content/pricing/rentals.yaml.`;
    return { message, help, atField: `${message}: add a field of that name to the form.` };
  }
  const values = groupsAt(field, 'options').map(({ value }) => value);
  const missing = groups.filter((group) => !values.includes(group));
  if (field.type !== 'select' || missing.length === 0) return undefined;
  const message = `this request leads to the form "${form.id}", whose field "${name}" does not offer ${missing.join(', ')}`;
  const atField = `${message}: add it there.`;
  return {
    message,
    atField,
    help: `Add an option with "value: ${missing[0]}" to "${name}" in ${file}.`,
  };
}
