import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { refuseWeakPassword } from '../entrance/refuse-weak-password.ts';
import { tryGuess } from '../entrance/try-guess.ts';
import type { StaffServices } from '../services.ts';

/** Ends the other sessions: they may belong to somebody who knew the old password. */
export async function changeOwnPassword(
  services: StaffServices,
  context: StaffContext,
  request: { password: string; new_password: string },
) {
  const { audit, accounts, challenges, hasher, sessions } = services;
  const { staffId, staffSession } = context;
  const account = await requireAccount(services, staffId);
  refuseWeakPassword(account, request.new_password);
  const guarded = { tried: 'password', email: account.email } as const;
  const isRight = await tryGuess(services, context, guarded, () =>
    hasher.matches(account.passwordHash, request.password),
  );
  if (!isRight) throw new Refusal('STAFF_LOGIN_WRONG');
  const passwordHash = await hasher.hash(request.new_password);
  return audit.record(byStaff(context), async (tx) => {
    const present = await accounts.lock(tx, staffId);
    // Somebody else was first, or the account was invited anew: the old password proves nothing now.
    if (present.passwordHash !== account.passwordHash) throw new Refusal('STAFF_LOGIN_WRONG');
    await accounts.setPassword(tx, staffId, passwordHash);
    await challenges.dropAll(tx, staffId);
    const ended = await sessions.end(tx, staffId, { but: staffSession });
    return {
      result: { ended: ended.length },
      entries: [
        {
          action: 'staff.password-changed',
          subject: { kind: 'staff', id: String(staffId) },
          after: { sessions_ended: ended },
        },
      ],
    };
  });
}
