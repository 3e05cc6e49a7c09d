import { type Role, roleNames, roles } from '@perya/contract/staff/roles';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { ensureAccount } from '../accounts/ensure-account.ts';
import type { StaffServices } from '../services.ts';
import { demoPassword, demoSecret } from './demo-credentials.ts';

const demoEmail = (role: Role) => `${role}@demo.example`;

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
    const id = await ensureAccount(services, { email, name: roles[role].en, role, isDemo: true });
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
