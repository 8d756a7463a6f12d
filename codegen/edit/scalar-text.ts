import type { Scalar } from 'yaml';
import { yaml } from '../parse/yaml-library.ts';

/** How a scalar may be written on one line. */
export type LineStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE';

/** A scalar on one line, in this style if it can be; the library knows what has to be quoted. */
export function scalarText(
  value: string | number | boolean,
  { style = 'PLAIN', isInFlow = false }: { style?: LineStyle; isInFlow?: boolean } = {},
): string {
  const { Document, Scalar: ScalarNode, isSeq } = yaml();
  const scalar: Scalar = new ScalarNode(value);
  const isText = typeof value === 'string';
  // Some readers of YAML take a time of day without quotes for a number.
  const isTime = isText && /^\d+(?::\d\d)+$/.test(value);
  scalar.type = isText ? style : 'PLAIN';
  // Without quotes a line break makes several lines.
  if (isTime || (isText && value.includes('\n'))) scalar.type = 'QUOTE_DOUBLE';
  const document = new Document([scalar], { schema: 'core' });
  if (isSeq(document.contents)) document.contents.flow = isInFlow;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return isInFlow ? text.slice('['.length, -']'.length) : text.slice('- '.length);
}
