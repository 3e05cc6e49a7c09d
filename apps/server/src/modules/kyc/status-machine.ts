import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';

/** Who moves a status: the player by submitting, a reviewer by deciding, the clock, or an administrator. */
export const movers = ['player', 'reviewer', 'job', 'staff'] as const;
export type Mover = (typeof movers)[number];

interface Move {
  by: Mover;
  from: readonly KycStatus[];
  to: readonly KycStatus[];
}

const unblocked = kycStatuses.filter((status) => status !== 'block');

/**
 * Every way in which a status can change, and no other. `kyc.may_move` says the same in the database,
 * where `kyc.set_status` asks it; a test holds the two against each other. [A-202 A-485]
 */
const moves: readonly Move[] = [
  { by: 'player', from: ['unset'], to: ['basic_account'] },
  {
    by: 'player',
    from: ['unset', 'basic_account', 'rejected', 'basic_kyc'],
    to: ['under_review'],
  },
  { by: 'reviewer', from: ['under_review'], to: ['rejected', 'basic_kyc', 'fully_kyc'] },
  // A frozen player submits and stays frozen until that is approved.
  { by: 'reviewer', from: ['frozen'], to: ['basic_kyc', 'fully_kyc'] },
  { by: 'job', from: ['unset', 'basic_account', 'rejected'], to: ['frozen'] },
  { by: 'staff', from: unblocked, to: ['block'] },
  // Only to what the block took the place of, which the record keeps.
  { by: 'staff', from: ['block'], to: unblocked },
  // By the switch for test accounts, which stands beside the player.
  { by: 'staff', from: ['unset'], to: ['test_account'] },
  { by: 'staff', from: ['test_account'], to: ['unset'] },
];

export function mayMove(by: Mover, from: KycStatus, to: KycStatus): boolean {
  return moves.some((move) => move.by === by && move.from.includes(from) && move.to.includes(to));
}
