import { type Counting, movedBy } from './count-play.ts';
import type { Place, Sums } from './facts.ts';
import type { BookedPosting } from './read-books.ts';

const amountOn = ({ accounts, amounts }: BookedPosting, wanted: (account: string) => boolean) =>
  accounts.reduce((sum, account, leg) => (wanted(account) ? sum + (amounts[leg] ?? 0n) : sum), 0n);

const plain = (account: string) => account.replace(/^test:/, '');
const feesOf = (posting: BookedPosting) =>
  amountOn(posting, (name) => plain(name) === 'house:fees');

/** What follows the name of an account, as the gateway of `house:deposits:agila`. */
function tailOf({ accounts }: BookedPosting, beginning: string): string {
  const found = accounts.map(plain).find((account) => account.startsWith(beginning));
  return found?.slice(beginning.length) ?? '';
}

type Put = (where: Partial<Place>, sums: Sums) => void;

function countDeposit(counting: Counting, posting: BookedPosting, put: Put): void {
  const { player } = counting;
  const isVoucher = posting.scope === 'vouchers';
  const id = /^D(\d+)$/.exec(posting.key)?.[1];
  const way = isVoucher || id === undefined ? 0 : (player.ways.get(BigInt(id)) ?? 0);
  const gateway = isVoucher ? 'voucher' : tailOf(posting, 'house:deposits:');
  const fee = feesOf(posting);
  put(
    { way: String(way), gateway },
    { deposits: 1n, deposited: movedBy(posting), depositFees: fee, fees: fee },
  );
}

function countWithdrawal({ player }: Counting, posting: BookedPosting, put: Put): void {
  const [, id = '', step = ''] = /^W(\d+):(\w+)$/.exec(posting.key) ?? [];
  const where = {
    way: String(player.ways.get(BigInt(id)) ?? 0),
    gateway: tailOf(posting, 'house:payouts:'),
  };
  const fee = feesOf(posting);
  if (step === 'paid') {
    const paidOut = fee + amountOn(posting, (name) => plain(name).startsWith('house:payouts:'));
    put(where, { payouts: 1n, paidOut, payoutFees: fee, fees: fee });
  } else if (step === 'return') {
    put(where, { returns: 1n, returned: movedBy(posting), returnedFees: -fee, fees: fee });
  }
}

function countBonus(posting: BookedPosting, put: Put): void {
  const moved = movedBy(posting);
  const name = tailOf(posting, 'house:bonus:');
  const promotion = name === 'cashback' ? '0' : name;
  const isBack = moved < 0n;
  put(
    { promotion },
    isBack
      ? { taken: 1n, takenAmount: -moved, bonuses: moved }
      : { given: 1n, givenAmount: moved, bonuses: moved },
  );
}

/** Deposits, payouts, what staff corrected and rewards, each on the day that the ledger booked it. */
export function countMoney(counting: Counting, postings: readonly BookedPosting[]): void {
  const { facts, days, player, placeOf } = counting;
  for (const posting of postings) {
    const put: Put = (where, sums) =>
      void facts.add(placeOf(days.of(posting.at.getTime()), where), sums);
    if (posting.scope === 'deposits' || posting.scope === 'vouchers') {
      countDeposit(counting, posting, put);
    } else if (posting.scope === 'withdrawals') {
      countWithdrawal(counting, posting, put);
    } else if (posting.scope === 'adjustments') {
      const gateway = `staff:${tailOf(posting, 'house:adjustments:')}`;
      put({ way: '0', gateway }, { adjustments: 1n, adjusted: movedBy(posting) });
    } else if (posting.scope === 'cashback' || posting.scope.startsWith('bonus.')) {
      countBonus(posting, put);
    }
  }
  for (const { at, seconds, way, gateway } of player.approvals) {
    const waited = BigInt(Math.round(seconds));
    const where = placeOf(days.of(at.getTime()), { way: String(way), gateway });
    const fact = facts.add(where, { approvals: 1n, approvalSeconds: waited });
    if (waited > fact.longest) fact.longest = waited;
  }
}
