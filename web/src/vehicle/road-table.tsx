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

/** The rule line by line, beside what the vehicle states. */
export function RoadTable({ requirements, findings, name, heading, texts }: RoadTableProps) {
  return (
    <div className="mt-6">
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
            {requirements.map((requirement, index) => (
              <tr key={requirement.label} className="border-divider border-t">
                <th scope="row" className={`font-normal ${cell}`}>
                  {requirement.label}
                  {requirement.asks && (
                    <span className="block font-[650] text-heading">{requirement.asks}</span>
                  )}
                </th>
                {findings && <FindingCell finding={findings[index]} texts={texts} />}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

interface FindingCellProps {
  finding: Finding<Requirement> | undefined;
  texts: Texts;
}

function FindingCell({ finding, texts }: FindingCellProps) {
  if (!finding || finding.status === 'unstated') {
    return <td className={`text-caption ${cell}`}>{texts.unstated}</td>;
  }
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
  const counts = { name, met: count('met'), n: findings.length };
  return fillText(count('missed') > 0 ? texts.outside : texts.summary, counts);
}
