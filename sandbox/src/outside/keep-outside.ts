import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineInPhilippines } from '../location/make-mmdb.ts';
import { type Certificate, makeCertificate } from './self-signed.ts';
import type { OutsideKeys } from './start-outside.ts';

/** What must be the same when the simulators start again: a house has the keys in its settings. */
interface Kept {
  keys: OutsideKeys;
  certificate: Certificate;
}

export interface OutsideFolder extends Kept {
  booksFile: string;
  /** A database of addresses by which this machine is in the Philippines. */
  locationFile: string;
  certificateFile: string;
}

const randomKey = () => randomBytes(32).toString('base64url');

function makeKept(): Kept {
  const keys = { sms: randomKey(), scanner: randomKey(), gateway: randomKey() };
  return { keys, certificate: makeCertificate() };
}

/** Reads what was kept in the folder, or makes it. */
export function keepOutside(folder: string): OutsideFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'simulators.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeKept()), { mode: 0o600 });
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const certificateFile = join(folder, 'certificate.pem');
  const locationFile = join(folder, 'addresses.mmdb');
  writeFileSync(certificateFile, kept.certificate.cert);
  writeFileSync(locationFile, machineInPhilippines());
  return { ...kept, booksFile: join(folder, 'pay.jsonl'), locationFile, certificateFile };
}
