import type { Message } from '../../diagnostics/diagnostic.ts';
import { missing } from '../../link/missing.ts';
import type { RuleFinding } from '../../link/rule.ts';
import { logosIn } from '../../model/logo-files.ts';
import { isLogo, pictureFolder } from '../../model/picture-uses.ts';
import type { Site } from '../../site/site.ts';

/** The files that the look names are there, and can be used. */
export function logoFindings({ content, ...pictures }: Site): RuleFinding[] {
  const { look } = content;
  if (!look) return [];
  return logosIn(look.data).flatMap(({ path, file }): RuleFinding[] => {
    const text = fileText(file, pictures);
    return text ? [{ source: look.source, path, ...text }] : [];
  });
}

type Pictures = Pick<Site, 'pictureSizes' | 'pictureProblems'>;

function fileText(file: string, { pictureSizes, pictureProblems }: Pictures): Message | undefined {
  const problem = pictureProblems.get(pictureFolder + file);
  if (problem) {
    const { code, what, help } = problem;
    return { code, message: `the file ${pictureFolder}${file} ${what}`, help };
  }
  if (pictureSizes.has(pictureFolder + file)) return undefined;
  const logos = [...pictureSizes.keys()].filter(isLogo);
  const names = logos.map((name) => name.slice(pictureFolder.length));
  const text = missing('missing-picture', `picture file in ${pictureFolder} named`, file, names);
  const none = `Put the file into ${pictureFolder}logo.`;
  return names.length > 0 ? text : { ...text, help: none };
}
