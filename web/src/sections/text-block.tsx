import { plainText } from '../../../generated/contract/marked-text.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { FactTable } from '../ui/fact-table.tsx';
import { BulletList } from '../ui/list.tsx';
import { Marked } from '../ui/marked.tsx';
import { PictureSection } from '../ui/picture-section.tsx';
import { SplitSection } from '../ui/split-section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['text-block'];

/** Running text, with a picture or a list when wanted. */
export function TextBlock({ id, heading, intro, weight, ground, fold, picture, ...text }: Props) {
  const shared = { id, heading, intro, weight, ground };
  if (picture) {
    return (
      <PictureSection {...shared} picture={picture} isFolded={fold}>
        <RunningText {...text} />
      </PictureSection>
    );
  }
  return (
    <SplitSection {...shared} isFolded={fold}>
      <RunningText {...text} />
    </SplitSection>
  );
}

type RunningTextProps = Pick<Props, 'paragraphs' | 'list' | 'table' | 'actions' | 'note'>;

function RunningText({ paragraphs, list, table, actions, note }: RunningTextProps) {
  return (
    <div className="grid max-w-text grid-cols-1 gap-4 md:gap-5">
      {paragraphs.map((paragraph) => (
        <p key={plainText(paragraph)}>
          <Marked text={paragraph} words={Unbroken} />
        </p>
      ))}
      {list && <BulletList items={list} />}
      {table && <FactTable table={table} hasNumbersAtEnd />}
      {note && (
        <p className="text-legal text-caption">
          <Marked text={note} words={Unbroken} />
        </p>
      )}
      {actions && <ActionRow actions={actions} className="mt-1" />}
    </div>
  );
}
