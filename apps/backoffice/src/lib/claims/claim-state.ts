/** Who has a case, until when, as the contract says it. */
export interface Holder {
  readonly name: string;
  readonly is_mine: boolean;
  readonly until: number;
}

interface Held {
  /** False once it was decided. */
  readonly isOpen: boolean;
  readonly claim: Holder | null;
}

/** Who may work on a case at this moment, as the member of staff at the screen sees it. */
export type ClaimState = 'decided' | 'free' | 'mine' | 'ended' | 'taken';

export function claimStateOf({ isOpen, claim }: Held, nowSeconds: number): ClaimState {
  if (!isOpen) return 'decided';
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
