import { type Role, roleNames, roles } from '@perya/contract/staff/roles';
import { toBase32, totpCode } from '../../../platform/credentials/totp.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { NewAccount } from '../accounts/account.store.ts';
import type { StaffServices } from '../services.ts';

const secretBytes = 20;

/** Made from the installation's key: nobody can compute it from outside, and it is written down nowhere. */
function demoPassword({ keyring }: Pick<StaffServices, 'keyring'>): string {
  const letters = toBase32(keyring.digest('demo-staff-password', '')).slice(0, 16).toLowerCase();
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

function demoSecret({ keyring }: Pick<StaffServices, 'keyring'>, email: string): Buffer {
  return keyring.digest('demo-staff-app', email).subarray(0, secretBytes);
}

const demoEmail = (role: Role) => `${role}@demo.example`;

/** The account with this address, made if there is none. */
async function ensureAccount({ audit, accounts }: StaffServices, account: NewAccount) {
  const made = await audit.record<bigint | null>(bySystem('staff.demo'), async (tx) => {
    const id = await accounts.insertDemo(tx, account);
    if (id === null) return nothingChanged(null);
    const subject = { kind: 'staff', id: String(id) } as const;
    return {
      result: id,
      entries: [{ action: 'staff.account-made', subject, after: { ...account } }],
    };
  });
  const id = made ?? (await accounts.findByEmail(account.email))?.id;
  if (id === undefined) throw new Error(`The staff account ${account.email} could not be made`);
  return id;
}

/** One account for each role of the demo operator, with password and authenticator app. Safe to repeat. */
export async function ensureDemoAccounts(services: StaffServices): Promise<void> {
  const { audit, accounts, hasher, keyring } = services;
  const missing: Role[] = [];
  for (const role of roleNames) {
    if (!(await accounts.findByEmail(demoEmail(role)))) missing.push(role);
  }
  if (missing.length === 0) return;
  // One password for all of them, hashed once: it is no secret in the sandbox.
  const passwordHash = await hasher.hash(demoPassword(services));
  for (const role of missing) {
    const email = demoEmail(role);
    const id = await ensureAccount(services, { email, name: roles[role].en, role });
    const sealed = keyring.seal(demoSecret(services, email));
    await audit.record(bySystem('staff.demo'), async (tx) => {
      // Another process that started at the same time was first.
      if (!(await accounts.equipDemo(tx, id, passwordHash, sealed)))
        return nothingChanged(undefined);
      return {
        result: undefined,
        entries: [{ action: 'staff.demo-equipped', subject: { kind: 'staff', id: String(id) } }],
      };
    });
  }
}

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
