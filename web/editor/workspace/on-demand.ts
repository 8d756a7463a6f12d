import { doBetween, type Steps } from '../../../codegen/model/steps.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { CompiledContent } from './compiled-content.ts';

/**
 * Work on the content that takes a second or so: done between other requests when somebody asks for it, and once for
 * the same content. Gives nothing before there is content without errors.
 */
export function onDemand<Result>(
  content: CompiledContent,
  steps: (site: Site) => Steps<Result>,
): () => Promise<Result | undefined> {
  let of: Site | undefined;
  let result: Promise<Result> | undefined;
  return async () => {
    await content.isReady();
    const site = content.source();
    if (site && site !== of) result = doBetween(steps(site));
    of = site;
    return result;
  };
}
