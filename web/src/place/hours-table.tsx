import type { Department } from '../../../generated/sections.ts';
import { Heading } from '../ui/heading-level.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

interface HoursTableProps {
  department: Department;
  /** Column headings for screen readers; sighted people can see that these are hours. */
  labels?: { days: string; hours: string } | undefined;
  /** True below a heading that names the department. */
  isNamed?: boolean | undefined;
  /** True if the number appears beside the table. */
  isPhoneSaid?: boolean | undefined;
}

/** The week of one department. */
export function HoursTable({ department, labels, isNamed, isPhoneSaid }: HoursTableProps) {
  const { name, phone, label, also = [], rows } = department;
  return (
    <div className="w-full">
      {!isNamed && <Heading>{name}</Heading>}
      {label && <p className="text-ui text-caption">{label}</p>}
      {phone && !isPhoneSaid && (
        <a href={phone.href} className="inline-block py-1 text-ui tabular-nums">
          {phone.text}
        </a>
      )}
      <table className="hours-table tabular-nums">
        <caption className="sr-only">{name}</caption>
        {labels && (
          <thead className="sr-only">
            <tr>
              <th scope="col">{labels.days}</th>
              <th scope="col">{labels.hours}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {also.map((sentence) => (
        <p key={sentence} className="mt-2 text-ui text-caption">
          <Unbroken text={sentence} />
        </p>
      ))}
    </div>
  );
}

interface WeekTableProps {
  departments: readonly Department[];
  name: string;
}

/** The weeks of several departments in one table, one row each. */
export function WeekTable({ departments, name }: WeekTableProps) {
  return (
    <table className="week-table tabular-nums">
      <caption className="sr-only">{name}</caption>
      <tbody>
        {departments.map((department) => (
          <tr key={department.id}>
            <th scope="row">
              {department.name}
              {department.label && <span className="week-label">{department.label}</span>}
            </th>
            <td>
              {department.rows.map(({ days, hours }) => (
                <span key={days} className="week-days">
                  <span className="text-muted">{days}</span> {hours}
                </span>
              ))}
              {department.also?.map((sentence) => (
                <span key={sentence} className="week-label">
                  <Unbroken text={sentence} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
