import { kyc } from '../constants.ts';
import type { KycStatus } from './kyc-status.ts';

const hourSeconds = 3600;

/** When the account is restricted unless the identity check was passed, in unix seconds; not soon after a rejection. [A-128 A-447 A-485] */
export function kycExpiresAt(createdAt: number, rejectedAt?: number): number {
  const expiresAt = createdAt + kyc.deadlineHours * hourSeconds;
  if (rejectedAt === undefined) return expiresAt;
  return Math.max(expiresAt, rejectedAt + kyc.hoursAfterRejection * hourSeconds);
}

/** From when the hours of an account count that is restricted then: it was made at that moment, or is treated so. */
export function countedFrom(expiresAt: number): number {
  return expiresAt - kyc.deadlineHours * hourSeconds;
}

/** Which of the documents' hours have passed since the account was made, strictly. [A-209] */
export function hoursPassed(createdAt: number, now: number) {
  const isPast = (hours: number) => now - createdAt > hours * hourSeconds;
  return { isPast24: isPast(24), isPast48: isPast(48), isPast72: isPast(72) };
}

/** Whom the deadline freezes, or has frozen: neither who waits for the house nor who was approved in part. */
const clocked: readonly KycStatus[] = ['unset', 'basic_account', 'rejected', 'frozen'];

export function hasKycClock(status: KycStatus): boolean {
  return clocked.includes(status);
}

/** A test account counts as verified everywhere. [M-339] */
export function isVerified(status: KycStatus): boolean {
  return status === 'fully_kyc' || status === 'test_account';
}

/** Not approved, and the time for it is over; a frozen account always is. [A-126 A-210] */
export function isOverdue(status: KycStatus, createdAt: number, now: number): boolean {
  if (isVerified(status)) return false;
  return status === 'frozen' || hoursPassed(createdAt, now).isPast72;
}

interface ComplianceWindow {
  readonly cmpl: number;
  readonly cmpl_start: number;
  readonly cmpl_end: number;
}

/** The site-wide switch with its window. */
export function isComplianceActive(index: ComplianceWindow, now: number): boolean {
  return index.cmpl === 1 && now >= index.cmpl_start && now <= index.cmpl_end;
}
