import type { Import } from './import-graph.js';

/**
 * The groups of folders in each layer. A group may use only the groups before it (docs/architecture.md, "The house").
 */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  services: ['foundation', 'access', 'partners', 'person', 'shop', 'care', 'support', 'host'],
  web: ['interface', 'visit', 'shop', 'member', 'care', 'app', 'console'],
};

/** Returns the group of a file: `services/shop/cart/cheque/held-cheques.ts` is in the group `shop`. */
export function groupOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/**
 * Returns the room of a file, for example `shop/cart`. Null for a file beside the rooms, which may import all of them.
 */
export function roomOf(file: string): string | null {
  const [, group, room, ...inside] = file.split('/');
  return inside.length > 0 ? `${group}/${room}` : null;
}

/**
 * True when a group imports from a later one. Types from a `contract.ts` are allowed, and so is all that starts the
 * layer.
 */
export function isUpward({ file, target, typeOnly }: Import, order: readonly string[]): boolean {
  if (!order.includes(groupOf(file))) return false;
  if (typeOnly && /\/contract(\/|\.)/.test(target)) return false;
  return order.indexOf(groupOf(target)) > order.indexOf(groupOf(file));
}

/** Returns the circles that imports of values make between rooms. Each circle is listed once. */
export function circles(imports: readonly Import[], nodeOf: (file: string) => string | null): readonly string[] {
  const edges = edgesOf(imports, nodeOf);
  const reach = new Map([...edges.keys()].map((node) => [node, reachable(node, edges)]));
  const found = [...reach].flatMap(([node, reached]) =>
    reached.has(node)
      ? [
          [...reached]
            .filter((other) => reach.get(other)?.has(node))
            .sort()
            .join(', '),
        ]
      : [],
  );
  return [...new Set(found)];
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

function edgesOf(imports: readonly Import[], nodeOf: (file: string) => string | null): Edges {
  const edges = new Map<string, Set<string>>();
  for (const { file, target, typeOnly } of imports) {
    const [from, to] = [nodeOf(file), nodeOf(target)];
    if (typeOnly || !from || !to || from === to) continue;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
}

function reachable(start: string, edges: Edges): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(edges.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...(edges.get(node) ?? []));
  }
  return seen;
}
