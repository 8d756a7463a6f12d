import type { Problem } from '../calls/problems.ts';
import { fileName } from './file-name.ts';
import type { Session } from './session.ts';

interface ProblemsViewProps {
  readonly session: Session;
  readonly problems: readonly Problem[];
  readonly onOpened: () => void;
}

/** What is wrong with the content, each with the form where it is put right. */
export function ProblemsView({ session, problems, onOpened }: ProblemsViewProps) {
  const open = async (problem: Problem) => {
    if (await session.open(problem)) onOpened();
  };
  return (
    <section className="problems" aria-label="Problems">
      {problems.length === 0 && <p>Nothing is wrong.</p>}
      <ProblemList {...{ problems, open }} />
    </section>
  );
}

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly open: (problem: Problem) => unknown;
}

/** Problems; a press opens the form of one. */
export function ProblemList({ problems, open }: ProblemListProps) {
  return (
    <>
      {problems.map((problem) => (
        <button
          key={`${problem.file}:${problem.line}:${problem.text}`}
          type="button"
          className={problem.isError ? 'message error' : 'message'}
          onClick={() => void open(problem)}
        >
          {problem.text} {problem.where && <small>{problem.where}. </small>}
          <small>{`${fileName(problem.file)}, line ${problem.line}`}</small> {problem.help}
        </button>
      ))}
    </>
  );
}
