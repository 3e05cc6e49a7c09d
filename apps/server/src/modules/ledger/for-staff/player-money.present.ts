import type { AnswerOf } from '@perya/contract/call';
import type {
  PlayerPosting,
  provePlayerBalance,
  readPlayerWallet,
} from '@perya/contract/ledger/staff-calls/player-money';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { Violation } from '../invariants.store.ts';
import type { Wallet } from '../ledger.store.ts';
import type { OpenRequirement } from '../requirements.store.ts';
import type { BalanceProof, PostedPosting } from './postings.store.ts';

/** Of its own wager alone: those before it in the queue are shown beside it. */
function ownLeft({ left, amount, multiplier }: OpenRequirement) {
  const wager = amount * multiplier;
  return centavos(left < wager ? left : wager);
}

export function presentPlayerWallet(
  wallet: Wallet,
  requirements: readonly OpenRequirement[],
): AnswerOf<typeof readPlayerWallet> {
  return {
    balance: toPesos(wallet.balance),
    withdrawable: toPesos(wallet.withdrawable),
    locked: toPesos(wallet.locked),
    turnover: toPesos(wallet.turnover),
    is_test: wallet.isTest,
    requirements: requirements.map((requirement) => ({
      posting_id: String(requirement.postingId),
      at: seconds(requirement.createdAt),
      amount: toPesos(requirement.amount),
      multiplier: Number(requirement.multiplier),
      left: toPesos(ownLeft(requirement)),
    })),
  };
}

export function presentPosting(posting: PostedPosting): PlayerPosting {
  return {
    id: String(posting.id),
    at: seconds(posting.createdAt),
    scope: posting.scope,
    key: posting.key,
    amount: toPesos(posting.amount),
    balance_after: toPesos(posting.balanceAfter),
    turnover: toPesos(posting.turnover),
    far_side: posting.farSide.map(({ account, amount }) => ({
      account,
      amount: toPesos(centavos(BigInt(amount))),
    })),
  };
}

export function presentProof(
  proof: BalanceProof,
  violations: readonly Violation[],
): AnswerOf<typeof provePlayerBalance> {
  return {
    at: seconds(proof.at),
    balance: toPesos(proof.balance),
    entries: proof.entries,
    entries_sum: toPesos(proof.sum),
    violations: violations.map(({ invariant, detail }) => ({ invariant, detail })),
  };
}
