import { sectionNotes } from '../../derive/pages/section-traits.ts';
import type { Message } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';

/** Readers finish a page whose sections alternate. Rhythm is a matter of taste, so breaking it is only a warning. */
export const rule: Rule = {
  code: ['cards-in-a-row', 'dark-again', 'dark-at-the-edge', 'major-again'],
  phase: 'error',
  check({ site }) {
    const isCards = (section: Data) =>
      sectionNotes(site.schemas, textAt(section, 'kind')).cards === true;
    return site.pages.flatMap((page) => {
      const sections = groupsAt(page.data, 'sections');
      return [
        ...cardsInARow(page, sections, isCards),
        ...darkAtTheEdge(page, sections),
        ...repeated(page, sections, { key: 'ground', value: 'dark', text: darkAgain }),
        ...repeated(page, sections, { key: 'weight', value: 'major', text: majorAgain }),
      ];
    });
  },
};

function cardsInARow(page: Page, sections: readonly Data[], isCards: (section: Data) => boolean) {
  return sections.flatMap((section, index) => {
    const before = sections[index - 1];
    if (!before || !isCards(before) || !isCards(section)) return [];
    const message = `"${textAt(section, 'kind')}" follows "${textAt(before, 'kind')}": two grids of cards in a row`;
    return warning(page, [index, 'kind'], { ...cardsAgain, message });
  });
}

function darkAtTheEdge(page: Page, sections: readonly Data[]) {
  return sections.flatMap((section, index) => {
    if (section.ground !== 'dark') return [];
    const isFirst = index === 0 && page.data.hero !== undefined;
    const isLast = index === sections.length - 1;
    return [
      ...(isFirst ? warning(page, [index, 'ground'], darkBelowHero) : []),
      ...(isLast ? warning(page, [index, 'ground'], darkAboveFooter) : []),
    ];
  });
}

interface Loud {
  readonly key: 'ground' | 'weight';
  readonly value: string;
  readonly text: Message;
}

function repeated(page: Page, sections: readonly Data[], { key, value, text }: Loud) {
  const places = sections.flatMap((section, index) => (section[key] === value ? [index] : []));
  return places.slice(1).flatMap((index) => warning(page, [index, key], text));
}

function warning({ entry }: Page, path: RuleFinding['path'], text: Message): RuleFinding[] {
  // Taste: whoever wants it so says so once.
  return [{ source: entry.source, path: ['sections', ...path], phase: 'doubt', ...text }];
}

const cardsAgain = {
  code: 'cards-in-a-row' as const,
  help: 'Put a text, a list or a strip between them, or leave one out.',
};

const darkBelowHero: Message = {
  code: 'dark-at-the-edge',
  message: 'this dark band is next to the hero',
  help: 'Use "ground: sand", or move the section down.',
  atField: 'This dark band is next to the hero. Choose another ground, or move the section down.',
};

const darkAboveFooter: Message = {
  code: 'dark-at-the-edge',
  message: 'this dark band is next to the footer, which is dark too',
  help: 'Use "ground: panel".',
  atField: 'This dark band is next to the footer, which is dark too. Choose another ground.',
};

const darkAgain: Message = {
  code: 'dark-again',
  message: 'this page already has a dark band',
  help: 'Use "ground: sand" or "ground: panel".',
  atField: 'This page already has a dark band. Choose another ground for one of the two.',
};

const majorAgain: Message = {
  code: 'major-again',
  message: 'this page already has a major section',
  help: 'Leave "weight" out: only one section of a page can be the loudest.',
  atField: 'This page already has a major section, and only one can be the loudest.',
};
