import { isIPv6 } from 'node:net';

/** An IPv6 address in eight groups, whatever was left out or written as IPv4. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [front, back] = [groups(head), groups(tail)];
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
}

/** What limits count by: whoever has one IPv6 address has the 2^64 around it too. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const prefix = groupsOf(plain).slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
