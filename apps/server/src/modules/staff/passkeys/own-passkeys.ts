import type { RequestOf } from '@perya/contract/call';
import type {
  addOwnPasskey as addCall,
  beginOwnPasskey as beginCall,
  removeOwnPasskey as removeCall,
} from '@perya/contract/staff/calls/own-passkeys';
import { boundToSession } from '../../../platform/credentials/passkeys/passkeys.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireCode, requirePassword } from '../entrance/prove-again.ts';
import { houseName } from '../policy.ts';
import type { StaffServices } from '../services.ts';

const askedOf = ({ staffId, staffSession }: StaffContext) => ({
  owner: staffId,
  boundTo: boundToSession(staffSession),
});

export async function listOwnPasskeys({ passkeys }: StaffServices, { staffId }: StaffContext) {
  return { rows: await passkeys.list(staffId) };
}

/** Whoever adds a second factor shows both that they have, as at a login. */
export async function beginOwnPasskey(
  services: StaffServices,
  context: StaffContext,
  { password, code }: RequestOf<typeof beginCall>,
) {
  const account = await requireAccount(services, context.staffId);
  await requirePassword(services, context, account, password);
  await requireCode(services, context, account, code);
  const owner = { handle: `staff:${account.id}`, name: account.email, houseName };
  return services.passkeys.beginMaking(context.pageOrigin, askedOf(context), owner);
}

export async function addOwnPasskey(
  services: StaffServices,
  context: StaffContext,
  { name, passkey }: RequestOf<typeof addCall>,
): Promise<boolean> {
  const { audit, accounts, passkeys, sessions, metrics } = services;
  const { staffId, staffSession } = context;
  const made = await passkeys.verifyMade(context.pageOrigin, askedOf(context), passkey);
  await audit.record(byStaff(context), async (tx) => {
    await accounts.lock(tx, staffId);
    // Whoever took the access away meanwhile has ended this session first.
    if (!(await sessions.isOpen(tx, staffSession))) throw new Refusal('SESSION_EXPIRED');
    await passkeys.keep(tx, staffId, { ...made, name });
    return {
      result: undefined,
      entries: [
        {
          action: 'staff.passkey-added',
          subject: { kind: 'staff', id: String(staffId) },
          after: { passkey: made.id, name, host: made.rpId },
        },
      ],
    };
  });
  metrics.countPasskey('added');
  return true;
}

/** The authenticator app stays, so that nobody is left with a password alone. */
export async function removeOwnPasskey(
  services: StaffServices,
  context: StaffContext,
  { id, password }: RequestOf<typeof removeCall>,
): Promise<boolean> {
  const { audit, accounts, passkeys, metrics } = services;
  const { staffId } = context;
  const account = await requireAccount(services, staffId);
  await requirePassword(services, context, account, password);
  await audit.record(byStaff(context), async (tx) => {
    await accounts.lock(tx, staffId);
    const name = await passkeys.remove(tx, staffId, id);
    if (name === null) throw new Refusal('NOT_FOUND');
    return {
      result: undefined,
      entries: [
        {
          action: 'staff.passkey-removed',
          subject: { kind: 'staff', id: String(staffId) },
          before: { passkey: id, name },
        },
      ],
    };
  });
  metrics.countPasskey('removed');
  return true;
}
