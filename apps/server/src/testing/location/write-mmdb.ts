import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMmdb as makeOfBytes } from '@perya/sandbox/location/make-mmdb';
import { addressBytes } from '../../modules/location/sources/address-bytes.ts';

/** A small database of addresses in the format of MaxMind: networks with their country. */
export const makeMmdb = (networks: readonly (readonly [network: string, country: string])[]) =>
  makeOfBytes(
    networks.map(([network, country]) => {
      const [address = '', size = ''] = network.split('/');
      const bytes = addressBytes(address);
      if (bytes === null) throw new Error(`${network} is no network`);
      return { bytes, bits: Number(size) + (address.includes(':') ? 0 : 96), country };
    }),
  );

/** The same in a file of its own. */
export function writeTestMmdb(networks: Parameters<typeof makeMmdb>[0]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'perya-mmdb-')), 'addresses.mmdb');
  writeFileSync(path, makeMmdb(networks));
  return path;
}
