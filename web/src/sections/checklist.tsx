import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CheckList } from '../ui/list.tsx';
import { PictureSection } from '../ui/picture-section.tsx';
import { Footnote } from '../ui/section.tsx';
import { SplitSection } from '../ui/split-section.tsx';

type Props = SectionProps['checklist'];

/** A heading beside a list of short points, or the list beside a picture. */
export function Checklist({ id, heading, intro, tone, picture, ...list }: Props) {
  const frame = { id, heading, intro, tone };
  const { items, footnote } = list;
  const columns = columnsOf(list);
  const actions = list.actions && <ActionRow actions={list.actions} />;
  if (picture) {
    return (
      <PictureSection {...frame} picture={picture}>
        <CheckList items={items} columns={columns} />
        <Footnote text={footnote} />
        {actions}
      </PictureSection>
    );
  }
  return (
    <SplitSection {...frame}>
      <CheckList items={items} columns={columns} />
      <Footnote text={footnote} />
      {actions}
    </SplitSection>
  );
}

function columnsOf({ columns = 1 }: Pick<Props, 'columns'>): 1 | 2 | 3 {
  if (columns >= 3) return 3;
  return columns === 2 ? 2 : 1;
}
