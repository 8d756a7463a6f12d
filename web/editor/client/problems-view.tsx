import type { Problem } from '../calls/problems.ts';
import { RefusalView } from './changes/refusal-view.tsx';
import { fileName } from './file-name.ts';
import type { Session } from './session.ts';
import { useAnswer } from './use-calls.ts';

interface ProblemsViewProps {
  readonly session: Session;
  readonly onOpened: () => void;
}

/** What is wrong with the content, each with the form where it is put right. */
export function ProblemsView({ session, onOpened }: ProblemsViewProps) {
  const { data: problems, error, refetch } = useAnswer('problems', null);
  const open = async (problem: Problem) => {
    if (await session.open(problem)) onOpened();
  };
  return (
    <section className="problems" aria-label="Problems">
      <RefusalView error={error} onRetry={refetch} />
      {problems?.length === 0 && <p>Nothing is wrong.</p>}
      <ProblemList problems={problems ?? []} open={open} />
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
