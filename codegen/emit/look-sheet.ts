import { cornerStyles } from '../derive/look/corners.ts';
import { lookStyles } from '../derive/look/look-css.ts';
import { fontLicenses, ownFontsCss } from '../derive/look/own-fonts.ts';
import { plainLook } from '../derive/look/palette.ts';
import type { Site } from '../site/site.ts';
import type { EmittedFile } from './write.ts';

/** The look as the style sheet takes it: a theme, and what its own schemes apply. */
export function lookSheet(site: Site): EmittedFile {
  const look = site.content.look?.data ?? plainLook;
  const { light, ...schemes } = lookStyles(look);
  const { fonts = 'friendly' } = look;
  const blocks = [
    ownFontsCss(site) ?? `@import "font-pairs/${fonts}.css";`,
    `@theme {\n${light}\n}`,
    `@theme inline {\n${cornerStyles(look)}\n}`,
    ...Object.entries(schemes).map(([name, styles]) => `@utility palette-${name} {\n${styles}\n}`),
  ];
  const notice = '/* Made from content/look.yaml by codegen. Do not edit. */';
  return { path: 'look.css', text: `${[notice, ...blocks].join('\n\n')}\n` };
}

/** Under which licenses the dealer's own fonts are served; empty if he has none. */
export function fontLicenseList(site: Site): EmittedFile {
  return { path: 'font-licenses.txt', text: fontLicenses(site) };
}
