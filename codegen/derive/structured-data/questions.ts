import type { FAQPageLeaf } from 'schema-dts';
import type { Section } from '../../../generated/sections.ts';
import { plainText } from '../../contract/marked-text.ts';
import type { Node } from './node.ts';

/** The questions that a page answers, as one list over all its sections; none if it answers none. */
export function questionsOn(sections: readonly Section[]): Node<FAQPageLeaf>[] {
  const items = sections.flatMap((section) => (section.kind === 'faq' ? section.props.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ];
}
