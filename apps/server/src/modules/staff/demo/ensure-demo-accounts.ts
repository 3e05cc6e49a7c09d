import { type Role, roleNames, roles } from '@perya/contract/staff/roles';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { NewAccount } from '../accounts/account.store.ts';
import type { StaffServices } from '../services.ts';
import { demoPassword, demoSecret } from './demo-credentials.ts';

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
