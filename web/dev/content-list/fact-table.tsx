import type { ListedFact } from '../../../codegen/report/fact-list.ts';
import { counted } from './counted.ts';
import { LineLink } from './editor-link.tsx';

interface FactTableProps {
  facts: readonly ListedFact[];
  /** Second values past their review date. */
  overdue: readonly { readonly path: string; readonly review: string }[];
  project: string;
}

/** The facts of a file, each with its line, its value and its pages. */
export function FactTable({ facts, overdue, project }: FactTableProps) {
  if (facts.length === 0) return null;
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {['Line', 'Fact', 'Value', 'Pages'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ path, value, file = '', line = 1, shown }) => (
            <tr key={path}>
              <td>
                <LineLink {...{ project, file, line }} />
              </td>
              <td>
                <code>{path}</code>
                {overdue
                  .filter((each) => each.path === path)
                  .map(({ review }) => (
                    <em key={review}>look again since {review}</em>
                  ))}
              </td>
              <td>{value}</td>
              <td>
                <Pages shown={shown} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pages({ shown }: Pick<ListedFact, 'shown'>) {
  if (shown === 'all') return 'all pages';
  if (shown.length === 0) return 'no page';
  return (
    <details>
      <summary>{counted(shown.length, 'page')}</summary>
      {shown.map((path) => (
        <a key={path} className="address" href={path}>
          {path}
        </a>
      ))}
    </details>
  );
}
