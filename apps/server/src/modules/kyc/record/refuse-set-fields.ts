import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditOrigin } from '../../audit/index.ts';
import type { KycServices } from '../services.ts';
import type { SubmitCall } from './decide-submission.ts';

/** What only the server or a reviewer sets. */
const notYours = ['status', 'uid', 'cmpl', 'reviewer'] as const;
type NotYours = Partial<Record<(typeof notYours)[number], unknown>>;

/** Writes down what no form of ours sends. */
export async function noteAttempt(
  { audit }: Pick<KycServices, 'audit'>,
  origin: AuditOrigin,
  uid: bigint,
  attempt: { call: SubmitCall; tried: readonly string[] },
): Promise<void> {
  const { call, tried } = attempt;
  await audit.record(origin, async () => ({
    result: null,
    entries: [
      {
        action: 'kyc.submission-refused',
        subject: { kind: 'player', uid },
        after: { call, tried: [...tried] },
      },
    ],
  }));
}

/** Refuses a request that names a field which is not the player's to set. */
export async function refuseSetFields(
  services: Pick<KycServices, 'audit'>,
  origin: AuditOrigin,
  uid: bigint,
  { call, form }: { call: SubmitCall; form: NotYours },
): Promise<void> {
  const tried = notYours.filter((field) => form[field] !== undefined);
  if (tried.length === 0) return;
  await noteAttempt(services, origin, uid, { call, tried });
  throw new Refusal('KYC_FIELD_REFUSED');
}
