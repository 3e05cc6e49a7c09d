import type { ReviewRow } from '@perya/contract/staff/calls/kyc/reviews';

type Held = Pick<ReviewRow, 'state' | 'claim'>;

/** Who may work on a submission at this moment, as the member of staff at the screen sees it. */
export type ClaimState = 'decided' | 'free' | 'mine' | 'ended' | 'taken';

export function claimStateOf({ state, claim }: Held, nowSeconds: number): ClaimState {
  if (state !== 'waiting' && state !== 'escalated') return 'decided';
  if (claim === null) return 'free';
  const isOver = claim.until <= nowSeconds;
  if (claim.is_mine) return isOver ? 'ended' : 'mine';
  return isOver ? 'free' : 'taken';
}

/** '14:05' */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
