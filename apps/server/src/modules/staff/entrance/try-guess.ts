import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byVisitor, type Subject } from '../../audit/index.ts';
import { lockSeconds, wrongCodesMax, wrongPasswordsMax } from '../policy.ts';
import type { StaffServices } from '../services.ts';

/** Whose secret is guessed at; an address may have no account. */
export type Guarded =
  | { tried: 'password'; email: string }
  | { tried: 'code' | 'passkey'; staffId: bigint };

const refusals = {
  password: 'STAFF_LOGIN_LOCKED',
  code: 'STAFF_CODE_LOCKED',
  passkey: 'STAFF_CODE_LOCKED',
} as const;

/** Codes and passkeys have one count: either is the second step of the same login. */
export function guessedAt(guarded: Guarded): string {
  return guarded.tried === 'password'
    ? `staff-password:${guarded.email.toLowerCase()}`
    : `staff-code:${guarded.staffId}`;
}

/** Networks are counted one by one and all together, so that no stranger alone can lock somebody out. */
function countersOf(guarded: Guarded, { address }: StaffEntranceContext) {
  const whose = guessedAt(guarded);
  if (guarded.tried !== 'password') return [{ subject: whose, max: wrongCodesMax }];
  return [
    { subject: `${whose}@network:${networkOf(address)}`, max: wrongPasswordsMax.network },
    { subject: whose, max: wrongPasswordsMax.all },
  ];
}

/** Addresses without an account are recorded alike, so that the time of the answer reveals nothing. */
async function recordWrong(
  { audit }: StaffServices,
  context: StaffEntranceContext,
  guarded: Guarded,
  isLast: boolean,
): Promise<void> {
  const subject: Subject =
    guarded.tried === 'password'
      ? { kind: 'contact', contact: guarded.email.toLowerCase() }
      : { kind: 'staff', id: String(guarded.staffId) };
  await audit.record(byVisitor(context), async () => ({
    result: undefined,
    entries: [
      {
        action: isLast ? 'staff.locked-out' : 'staff.try-failed',
        subject,
        after: { tried: guarded.tried },
      },
    ],
  }));
}

/** Compares what staff can be guessed by, counted as players' guesses are. */
export async function tryGuess(
  services: StaffServices,
  context: StaffEntranceContext,
  guarded: Guarded,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { identity, metrics } = services;
  const { tried } = guarded;
  const limit = { counters: countersOf(guarded, context), lockSeconds };
  const compared = await identity.compareCounted(limit, isRight);
  if (compared === 'right') return true;
  metrics.countLogin(`${tried}-${compared === 'refused' ? 'locked' : 'wrong'}`);
  if (compared !== 'refused') await recordWrong(services, context, guarded, compared === 'last');
  if (compared !== 'wrong') throw new Refusal(refusals[tried]);
  return false;
}
