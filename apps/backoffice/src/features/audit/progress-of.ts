import type { Verification } from '@perya/contract/audit/staff-calls/audit';

/** How far a verification has come, in per cent of what it looks at. */
export function progressOf({
  first,
  verified,
  target,
}: Pick<Verification, 'first' | 'verified' | 'target'>): number {
  const whole = Number(target) - Number(first);
  if (whole <= 0) return 100;
  return Math.min(100, ((Number(verified) - Number(first)) / whole) * 100);
}
