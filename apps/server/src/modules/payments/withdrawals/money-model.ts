import type { WithdrawalStatus } from '@perya/contract/rules/payment-status';

interface Held {
  amount: bigint;
  fee: bigint;
  status: WithdrawalStatus;
}

interface Required {
  amount: bigint;
  releaseAt: bigint;
}

/** What a player's money should be, written as plainly as the rules can be said. */
export class MoneyModel {
  balance = 0n;
  turnover = 0n;
  lastStake = 0n;
  readonly #queue: Required[] = [];
  readonly #withdrawals = new Map<bigint, Held>();

  get #open(): Required[] {
    return this.#queue.filter(({ releaseAt }) => releaseAt > this.turnover);
  }

  get #locked(): bigint {
    return this.#open.reduce((sum, { amount }) => sum + amount, 0n);
  }

  get #withdrawable(): bigint {
    return this.balance > this.#locked ? this.balance - this.#locked : 0n;
  }

  get wallet() {
    const { balance, turnover } = this;
    return { balance, turnover, locked: this.#locked, withdrawable: this.#withdrawable };
  }

  get openRequirements() {
    return this.#open.map(({ amount, releaseAt }) => ({ amount, left: releaseAt - this.turnover }));
  }

  /** Whether it must succeed. */
  post(amount: bigint, turnover: bigint, times: bigint): boolean {
    if (this.balance + amount < 0n || this.turnover + turnover < 0n) return false;
    this.balance += amount;
    this.turnover += turnover;
    if (times > 0n) {
      const tail = this.#queue.at(-1)?.releaseAt ?? 0n;
      const start = tail > this.turnover ? tail : this.turnover;
      this.#queue.push({ amount, releaseAt: start + amount * times });
    }
    return true;
  }

  reserve(id: bigint, amount: bigint, fee: bigint): boolean {
    if (amount > this.#withdrawable) return false;
    this.balance -= amount;
    this.#withdrawals.set(id, { amount, fee, status: 'pending' });
    return true;
  }

  anyWithdrawal(dice: (below: number) => number): bigint | null {
    const ids = [...this.#withdrawals.keys()];
    // The newest ones, most of which are not decided yet.
    return ids.at(-1 - dice(Math.min(ids.length, 6))) ?? null;
  }

  statusOf(id: bigint): WithdrawalStatus | undefined {
    return this.#withdrawals.get(id)?.status;
  }

  move(id: bigint, { from, to }: { from: WithdrawalStatus; to: WithdrawalStatus }): boolean {
    const held = this.#withdrawals.get(id);
    if (held?.status !== from) return false;
    held.status = to;
    // Whatever ends unpaid, or comes back, is in the balance again, the fee with it.
    if (to === 'canceled') this.balance += held.amount;
    return true;
  }

  #sumOf(statuses: readonly WithdrawalStatus[], read: (held: Held) => bigint): bigint {
    return [...this.#withdrawals.values()]
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, held) => sum + read(held), 0n);
  }

  get pending(): bigint {
    return this.#sumOf(['pending', 'under_review', 'paying'], ({ amount }) => amount);
  }

  get paid(): bigint {
    return this.#sumOf(['completed'], ({ amount }) => amount);
  }

  get fees(): bigint {
    return this.#sumOf(['completed'], ({ fee }) => fee);
  }
}
