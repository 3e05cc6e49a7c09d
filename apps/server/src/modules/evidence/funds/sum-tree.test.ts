import { expect, test } from 'vitest';
import { leafOf, pathOf, rootOfSums, type SumNode } from './sum-tree.ts';

const secret = Buffer.alloc(32, 7);
const leaves = (count: number): SumNode[] =>
  Array.from({ length: count }, (_, place) =>
    leafOf(secret, BigInt(place + 1), BigInt(place * 10)),
  );

test.each([1, 2, 3, 4, 5, 7, 8, 9, 33])(
  'a tree of %i lines sums them all, and every path leads to its root',
  (count) => {
    const nodes = leaves(count);
    const root = rootOfSums(nodes);
    expect(root.sum).toBe(nodes.reduce((sum, node) => sum + node.sum, 0n));
    for (const place of nodes.keys()) {
      const [leaf] = nodes.slice(place);
      if (!leaf) continue;
      const followed = pathOf(nodes, place).reduce(
        (node, { side, ...neighbour }) =>
          rootOfSums(side === 'left' ? [neighbour, node] : [node, neighbour]),
        leaf,
      );
      expect(followed).toEqual(root);
    }
  },
);

test('a tree over the roots of whole parts is the tree over all lines', () => {
  const nodes = leaves(11);
  const parts = [nodes.slice(0, 4), nodes.slice(4, 8), nodes.slice(8)];
  expect(rootOfSums(parts.map(rootOfSums))).toEqual(rootOfSums(nodes));
});

test('another sum, another player or another salt is another line', () => {
  const hash = leafOf(secret, 1n, 100n).hash;
  expect(leafOf(secret, 1n, 101n).hash).not.toEqual(hash);
  expect(leafOf(secret, 2n, 100n).hash).not.toEqual(hash);
  expect(leafOf(Buffer.alloc(32, 8), 1n, 100n).hash).not.toEqual(hash);
});
