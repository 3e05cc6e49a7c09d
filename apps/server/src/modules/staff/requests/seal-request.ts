import { timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Asked, StoredRequest } from './request.store.ts';

/** The same text for the same value, in whatever order the database gives its keys back. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const keys = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${keys.join(',')}}`;
}

/** A digest of everything that was asked for, which nobody can make without the installation's key. */
export function sealOf(keyring: Pick<Keyring, 'digest'>, asked: Asked): Buffer {
  const { id, action, topic, subjectKind, subject, input, says, reason, words } = asked;
  const { askedBy, askedAt, askedAddress, askedDevice, expiresAt } = asked;
  const facts = [
    String(id),
    action,
    topic,
    subjectKind,
    subject,
    input,
    says,
    reason,
    words,
    String(askedBy),
    askedAt.toISOString(),
    askedAddress,
    askedDevice,
    expiresAt.toISOString(),
  ];
  return keyring.digest('staff.request', canonical(facts));
}

/** Whether the row is what was asked for, and what the approver was shown. */
export function isAsSealed(
  keyring: Pick<Keyring, 'digest'>,
  request: StoredRequest,
  seen: string | null,
): boolean {
  const seal = sealOf(keyring, request);
  const isSame = (other: Buffer) => other.length === seal.length && timingSafeEqual(other, seal);
  return isSame(request.seal) && (seen === null || isSame(Buffer.from(seen, 'hex')));
}
