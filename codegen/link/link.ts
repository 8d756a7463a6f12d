import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { faultAt } from '../diagnostics/faults.ts';
import { fixesWith } from '../diagnostics/fixes.ts';
import type { Source } from '../model/source.ts';
import type { AnnotatedValue } from '../schema/walk.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { fileFaults } from './file-findings.ts';
import type { PlacedFault, SiteRule, ValueRule } from './rule.ts';
import { calculatorDefaults } from './rules/calculator-defaults.ts';
import { consistentRecords } from './rules/consistent-records.ts';
import { countyCodesExist } from './rules/county-codes.ts';
import { emailDomain } from './rules/email-domain.ts';
import { fallbacks } from './rules/fallbacks.ts';
import { fileNameIsId } from './rules/file-name-is-id.ts';
import { formFields } from './rules/form-fields.ts';
import { forms } from './rules/forms.ts';
import { idInOtherCase } from './rules/id-in-other-case.ts';
import { internalLinks } from './rules/internal-links.ts';
import { oneFactName } from './rules/one-fact-name.ts';
import { pageHeading } from './rules/page-heading.ts';
import { phoneLabels } from './rules/phone-labels.ts';
import { phoneNumbers } from './rules/phone-numbers.ts';
import { pictures } from './rules/pictures.ts';
import { places } from './rules/places.ts';
import { postalPlaces } from './rules/postal-places.ts';
import { qualifiedIds } from './rules/qualified-ids.ts';
import { queries } from './rules/queries.ts';
import { readingLabels } from './rules/reading-labels.ts';
import { references } from './rules/references.ts';
import { rhythm } from './rules/rhythm.ts';
import { sendableForms } from './rules/sendable-forms.ts';
import { tableRows } from './rules/table-rows.ts';
import { typedPlaces } from './rules/typed-places.ts';
import { uniqueAddresses } from './rules/unique-addresses.ts';
import { uniqueAnchors } from './rules/unique-anchors.ts';
import { uniqueTitles } from './rules/unique-titles.ts';
import { vehiclePaths } from './rules/vehicle-paths.ts';
import { wellFormedAddresses } from './rules/well-formed-addresses.ts';
import { visitReferences } from './visit-references.ts';

/** Rules for single values that refer to something. */
const valueRules: readonly ValueRule[] = [
  references,
  internalLinks,
  places,
  phoneLabels,
  qualifiedIds,
  queries,
];

/** Rules for the site as a whole. */
const siteRules: readonly SiteRule[] = [
  calculatorDefaults,
  consistentRecords,
  countyCodesExist,
  emailDomain,
  fallbacks,
  fileFaults,
  fileNameIsId,
  formFields,
  forms,
  sendableForms,
  idInOtherCase,
  oneFactName,
  pageHeading,
  phoneNumbers,
  pictures,
  postalPlaces,
  readingLabels,
  rhythm,
  tableRows,
  typedPlaces,
  uniqueAddresses,
  uniqueAnchors,
  uniqueTitles,
  vehiclePaths,
  wellFormedAddresses,
];

/** Checks that everything the content refers to exists exactly once; calls `note` for each reference. */
export function checkLinks(
  site: Site,
  note: (source: Source, annotated: AnnotatedValue) => void = () => undefined,
): Diagnostic[] {
  const index = createSiteIndex(site);
  const faults = createFaultList();
  const checks = valueRules.map((rule) => rule(index));
  visitReferences(site, (source: Source, annotated: AnnotatedValue) => {
    note(source, annotated);
    for (const check of checks) {
      const fault = check(annotated, source);
      if (!fault) continue;
      const path = fault.key === undefined ? annotated.path : [...annotated.path, fault.key];
      faults.add({ source, path, text: fault.text });
    }
  });
  for (const rule of siteRules) for (const fault of rule(index)) faults.add(fault);
  return faults.list;
}

/** Collects faults. One in a template occurs once per record but is reported, and its position looked up, once. */
function createFaultList() {
  const seen = new Set<string>();
  const list: Diagnostic[] = [];
  return {
    list,
    add({ source, path, span, text }: PlacedFault) {
      const key = `${source.file}\n${path.join('\n')}\n${span?.start}\n${text.message}`;
      if (seen.has(key)) return;
      seen.add(key);
      list.push(toDiagnostic({ source, path, text, ...(span && { span }) }));
    },
  };
}

/** Adds a fix only if the file contains the wrong text itself, not if a reference to a fact brings it. */
function toDiagnostic({ source, path, text, span = source.locate(path) }: PlacedFault): Diagnostic {
  const { rewrite: _rewrite, fixes: _fixes, ...rest } = text;
  return faultAt(source.file, span, { ...rest, ...fixesWith(source, span, text) });
}
