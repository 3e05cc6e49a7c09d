import { BlockList, isIP } from 'node:net';

interface Network {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Null for what is no network. */
function parse(text: string): Network | null {
  const [address = '', prefix = ''] = text.split('/');
  const version = isIP(address);
  const bits = Number(prefix);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || !/^\d{1,3}$/.test(prefix) || bits > most) return null;
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const isNetwork = (text: string): boolean => parse(text) !== null;

/** An IPv4 address that came over IPv6 is itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Whether an address lies within one of these networks. Of what is no address nobody knows. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const known = new BlockList();
  for (const text of networks) {
    const network = parse(text);
    if (network) known.addSubnet(network.address, network.bits, network.family);
  }
  const bare = plain(address);
  const version = isIP(bare);
  return version !== 0 && known.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an address lies within each of these lists; null is from anywhere. */
export const isFromWithin = (address: string, ...lists: readonly (readonly string[] | null)[]) =>
  lists.every((networks) => networks === null || isWithin(address, networks));

/** Whether all of a network lies within one of these. */
export function isCovered(network: string, networks: readonly string[]): boolean {
  const inner = parse(network);
  if (!inner) return false;
  return networks.some((text) => {
    const outer = parse(text);
    return (
      outer !== null &&
      outer.family === inner.family &&
      outer.bits <= inner.bits &&
      isWithin(inner.address, [text])
    );
  });
}

/** Whether these networks let somebody in whom those that are held do not; null is from anywhere. */
export const isFromMore = (held: readonly string[] | null, wanted: readonly string[] | null) =>
  held !== null && (wanted === null || !wanted.every((network) => isCovered(network, held)));
