import { totpCode } from '../../../platform/credentials/totp.ts';
import type { StaffServices } from '../services.ts';
import { demoPassword } from './demo-credentials.ts';

const stepSeconds = 30;

export interface DemoCode {
  email: string;
  role: string;
  password: string;
  code: string;
  /** So many seconds until the next one. */
  seconds_left: number;
}

/** How to get into the accounts of the demo operator; nobody else's, and nothing at all without the sandbox. */
export async function listDemoCodes(services: StaffServices): Promise<DemoCode[]> {
  if (!services.allowsDemo) return [];
  const seconds = Math.floor(Date.now() / 1000);
  const password = demoPassword(services);
  return (await services.accounts.listDemo()).map(({ email, role, totpSealed }) => ({
    email,
    role,
    password,
    code: totpCode(services.keyring.open(totpSealed), BigInt(Math.floor(seconds / stepSeconds))),
    seconds_left: stepSeconds - (seconds % stepSeconds),
  }));
}
