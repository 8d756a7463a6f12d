import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CheckList } from '../ui/list.tsx';
import { PictureSection } from '../ui/picture-section.tsx';
import { Footnote } from '../ui/section.tsx';
import { SplitSection } from '../ui/split-section.tsx';

type Props = SectionProps['checklist'];

/** A heading beside a list of short points, or the list beside a picture. */
export function Checklist({ id, heading, intro, weight, ground, fold, picture, ...list }: Props) {
  const shared = { id, heading, intro, weight, ground };
  const points = (
    <>
      <CheckList items={list.items} columns={columnsOf(list)} />
      <Footnote text={list.footnote} />
      {list.actions && <ActionRow actions={list.actions} />}
    </>
  );
  if (!picture)
    return (
      <SplitSection {...shared} isFolded={fold}>
        {points}
      </SplitSection>
    );
  return (
    <PictureSection {...shared} picture={picture} isFolded={fold}>
      {points}
    </PictureSection>
  );
}

function columnsOf({ columns = 1 }: Pick<Props, 'columns'>): 1 | 2 | 3 {
  if (columns >= 3) return 3;
  return columns === 2 ? 2 : 1;
}
