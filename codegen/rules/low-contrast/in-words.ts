import type { SeenUse } from '../../derive/look/contrasts.ts';
import type { Message } from '../../diagnostics/diagnostic.ts';

const places: Readonly<Record<SeenUse['scheme'], string>> = {
  light: 'on light pages',
  dark: 'on dark pages',
  onNight: 'in dark sections',
};

/** Says how badly a color is seen, and what is needed. */
export function inWords(
  { scheme, role, on, color, ground, contrast, least }: SeenUse,
  near = 'No lightness of it is seen there: change what it lies on.',
): Pick<Message, 'message' | 'help' | 'atField'> {
  const ratio = contrast.toFixed(1);
  const seen = `${role} ${color} is hard to see on ${on} ${ground} ${places[scheme]}`;
  return {
    message: `${seen}: the contrast is ${ratio}, and has to be ${least}`,
    help: near,
    atField: `Hard to see: ${role} on ${on} ${places[scheme]} has a contrast of ${ratio}, and needs ${least}. ${near}`,
  };
}
