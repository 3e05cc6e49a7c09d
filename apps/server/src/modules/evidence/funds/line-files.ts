import { orderBytes, type SumNode } from './sum-tree.ts';

/** A power of two: the files are whole parts of the tree. */
export const linesInFile = 4096;

const hashBytes = 32;
const sumBytes = 8;
const nodeBytes = hashBytes + sumBytes;
const lineBytes = orderBytes + nodeBytes;

export interface FundsLine {
  order: Buffer;
  node: SumNode;
}

function packNode({ hash, sum }: SumNode): Buffer {
  const bytes = Buffer.alloc(nodeBytes);
  hash.copy(bytes);
  bytes.writeBigUInt64BE(sum, hashBytes);
  return bytes;
}

const unpackNode = (bytes: Buffer): SumNode => ({
  hash: bytes.subarray(0, hashBytes),
  sum: bytes.readBigUInt64BE(hashBytes),
});

const piecesOf = (bytes: Buffer, length: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / length) }, (_, place) =>
    bytes.subarray(place * length, (place + 1) * length),
  );

export const packNodes = (nodes: readonly SumNode[]): Buffer => Buffer.concat(nodes.map(packNode));
export const unpackNodes = (bytes: Buffer): SumNode[] => piecesOf(bytes, nodeBytes).map(unpackNode);
export const unpackOrders = (bytes: Buffer): Buffer[] => piecesOf(bytes, orderBytes);

export const packLines = (lines: readonly FundsLine[]): Buffer =>
  Buffer.concat(lines.flatMap(({ order, node }) => [order, packNode(node)]));

export const unpackLines = (bytes: Buffer): FundsLine[] =>
  piecesOf(bytes, lineBytes).map((line) => ({
    order: line.subarray(0, orderBytes),
    node: unpackNode(line.subarray(orderBytes)),
  }));
