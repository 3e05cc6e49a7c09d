import { toBase32 } from '../../../platform/credentials/totp.ts';
import type { StaffServices } from '../services.ts';

const secretBytes = 20;

/** Made from the installation's key: nobody can compute it from outside, and it is written down nowhere. */
export function demoPassword({ keyring }: Pick<StaffServices, 'keyring'>): string {
  const letters = toBase32(keyring.digest('demo-staff-password', '')).slice(0, 16).toLowerCase();
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export function demoSecret({ keyring }: Pick<StaffServices, 'keyring'>, email: string): Buffer {
  return keyring.digest('demo-staff-app', email).subarray(0, secretBytes);
}
