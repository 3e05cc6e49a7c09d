import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/** The eight groups of an IPv6 address; a dotted end counts as its two. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const missing = groupsOfAddress - head.length - tail.length;
  return [...head, ...Array<string>(missing).fill('0'), ...tail].map((group) =>
    Number.parseInt(group, 16),
  );
}

/**
 * What counts as one address wherever something is counted by address: an IPv4 address by itself, of
 * IPv6 the /64, because whoever has one such address has all of them.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  const network = groups.slice(0, groupsOfNetwork).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
