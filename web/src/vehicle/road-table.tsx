import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import type { Finding } from '../domain/road-check.ts';
import { TableFrame } from '../ui/table.tsx';

type Texts = SectionProps['road-check']['texts'];
type Requirement = SectionProps['road-check']['requirements'][number];

interface RoadTableProps {
  requirements: readonly Requirement[];
  /** In the order of the requirements; undefined until a vehicle is chosen. */
  findings: readonly Finding<Requirement>[] | undefined;
  name: string | undefined;
  heading: string;
  texts: Texts;
}

const cell = 'w-1/2 px-4 py-2.5 text-start align-top max-sm:px-3';

/** The rule line by line, beside what the vehicle states; the points about which it states nothing come last, together. */
export function RoadTable({ requirements, findings, name, heading, texts }: RoadTableProps) {
  const rows = requirements.map((requirement, at) => ({ requirement, finding: findings?.[at] }));
  const isOpen = ({ finding }: (typeof rows)[number]) => finding?.status === 'unstated';
  const open = rows.filter(isOpen);
  const said = rows.filter((row) => !isOpen(row));
  return (
    <div className={`mt-2 mb-4 ${name ? '' : 'max-w-text'}`.trim()}>
      <TableFrame name={heading}>
        <table className="w-full border-collapse text-ui/body">
          <thead>
            <tr>
              <th scope="col" className={cell}>
                {texts.requirement}
              </th>
              {name && (
                <th scope="col" className={cell}>
                  {fillText(texts.finding, { name })}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {said.map(({ requirement, finding }) => (
              <tr key={requirement.label} className="border-divider border-t">
                <th scope="row" className={`font-normal ${cell}`}>
                  <RequirementText requirement={requirement} />
                </th>
                {finding && <FindingCell finding={finding} texts={texts} />}
              </tr>
            ))}
            {open.length > 0 && (
              <tr className="border-divider border-t">
                <th scope="row" className={`font-normal ${cell}`}>
                  <ul className="grid gap-2.5">
                    {open.map(({ requirement }) => (
                      <li key={requirement.label}>
                        <RequirementText requirement={requirement} />
                      </li>
                    ))}
                  </ul>
                </th>
                <td className={`text-caption ${cell}`}>{texts.unstated}</td>
              </tr>
            )}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

function RequirementText({ requirement: { label, asks } }: { requirement: Requirement }) {
  return (
    <>
      {label}
      {asks && <span className="block font-[650] text-heading">{asks}</span>}
    </>
  );
}

interface FindingCellProps {
  finding: Finding<Requirement>;
  texts: Texts;
}

function FindingCell({ finding, texts }: FindingCellProps) {
  if (finding.status === 'unstated') return null;
  const { status, value } = finding;
  const tone = status === 'met' ? 'text-good' : 'text-bad';
  return <td className={`${tone} ${cell}`}>{fillText(texts[status], { value })}</td>;
}

/** The summary for a vehicle: how much it states, or that a figure is outside the rule. */
export function roadSummary(
  { name }: { readonly name: string },
  findings: readonly Finding<Requirement>[],
  texts: Texts,
): string {
  const count = (status: string) => findings.filter((each) => each.status === status).length;
  const counts = { name, met: count('met'), open: count('unstated'), n: findings.length };
  return fillText(count('missed') > 0 ? texts.outside : texts.summary, counts);
}
