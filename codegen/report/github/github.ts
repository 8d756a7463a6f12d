import { appendFileSync } from 'node:fs';
import { type Reportable, textReport } from '../text.ts';
import { annotations } from './annotations.ts';
import { changedLines } from './changed-lines.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The report for GitHub Actions: annotations, then everything as text, which also goes into the job summary. */
export function githubReport(result: Reportable, root: string, environment: Environment): string {
  const text = textReport(result);
  const summary = environment.GITHUB_STEP_SUMMARY;
  if (summary && result.diagnostics.length > 0)
    appendFileSync(summary, `### Content\n\n\`\`\`\`text\n${text}\`\`\`\`\n`);
  return annotations(result.diagnostics, changedLines(root, environment), result.textOf) + text;
}
