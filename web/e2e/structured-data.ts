/** One object of a structured-data graph. */
export type DataNode = Readonly<Record<string, unknown>>;

/** Every object in a value, at any depth. */
export function allNodes(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(allNodes)];
}

/** The types a node declares. */
export function typesOf(node: DataNode): string[] {
  const type = node['@type'];
  return Array.isArray(type) ? type.map(String) : type === undefined ? [] : [String(type)];
}

function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
