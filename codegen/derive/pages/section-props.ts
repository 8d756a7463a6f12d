import type { UntypedSection } from '../../contract/page.ts';
import type { Data } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { viewOf } from '../../schema/annotations.ts';
import type { FoundValue, Walk } from '../../schema/walk.ts';
import { createWalks } from '../../schema/walk.ts';
import type { PropsOf, ViewContext } from '../context/view.ts';
import { withoutPayments } from '../vehicles/for-sale.ts';
import { markedText } from '../views/marked-text.ts';
import { isViewName, views } from '../views/views.ts';

/** Turns content data into component props. */
export interface PropsMaker {
  /** Data that follows the schema of that name, each `x-view` replaced by its view, each marked text by its pieces. */
  readonly propsOf: PropsOf;
  sectionOf(section: Data): UntypedSection;
}

/** Prepares the walks; each schema is compiled once. */
export function createPropsMaker(context: ViewContext): PropsMaker {
  const { schemas } = context.index.site;
  const walkOf = createWalks(
    ({ annotations }) => (annotations['x-view'] ?? annotations['x-marks']) !== undefined,
  );
  const walks = new Map<string, Walk>();
  const propsOf: PropsOf = (name, data) => {
    const walk = walks.get(name) ?? walkOf(schemas.field(name));
    walks.set(name, walk);
    const props = walk(data, (annotated) => madeView(annotated, context, propsOf));
    return isRecord(props) ? props : {};
  };
  return {
    propsOf,
    sectionOf(section) {
      const { kind, ...props } = propsOf(
        `sections/${String(section.kind)}`,
        withoutPayments(section, context),
      );
      return { kind: String(kind), props };
    },
  };
}

function madeView({ field, value }: FoundValue, context: ViewContext, propsOf: PropsOf): unknown {
  if (field.annotations['x-marks']) return markedText(String(value), context);
  const { name = '', isMany } = viewOf(field.annotations) ?? {};
  if (!isViewName(name))
    throw new Error(`a schema asks for the view "${name}", which is not there`);
  const { one, many } = { one: undefined, many: undefined, ...views[name] };
  const made = isMany ? many?.(value, context) : one?.(value, context, propsOf);
  if (made === undefined) throw new Error(`the view "${name}" cannot be asked for in this way`);
  return made;
}
