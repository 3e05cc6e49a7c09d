import { createHash } from 'node:crypto';

export const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const leafMark = Buffer.of(0);
const nodeMark = Buffer.of(1);
const join = (left: Buffer, right: Buffer) => sha256(nodeMark, left, right);

/** The root of a Merkle tree as RFC 6962 makes it, line by line: it keeps one hash for each height. */
export function createTree() {
  /** Whole trees that wait for a neighbour of their height, the tallest first. */
  const waiting: { height: number; hash: Buffer }[] = [];
  let rows = 0;
  return {
    add(line: string): void {
      let grown = { height: 0, hash: sha256(leafMark, line) };
      rows += 1;
      while (waiting.at(-1)?.height === grown.height) {
        const left = waiting.pop();
        if (left) grown = { height: grown.height + 1, hash: join(left.hash, grown.hash) };
      }
      waiting.push(grown);
    },
    rows: () => rows,
    root(): Buffer {
      const [last, ...others] = waiting.map(({ hash }) => hash).toReversed();
      return last ? others.reduce((right, left) => join(left, right), last) : sha256('');
    },
  };
}

export function rootOf(lines: readonly string[]): Buffer {
  const tree = createTree();
  lines.forEach(tree.add);
  return tree.root();
}
