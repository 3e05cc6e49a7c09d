import { manilaDay } from '@perya/contract/manila-time';
import { toPesos } from '@perya/money';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { eventOf, type NewEvent } from '../../../../platform/events/event.ts';
import { appendEvents } from '../../../../platform/events/events.store.ts';
import type { PayableAccount } from '../../accounts/account.store.ts';
import { digestNames } from '../../accounts/seal-number.ts';
import { withdrawalAsked } from '../../events.ts';
import type { WithdrawalsServices } from '../services.ts';
import {
  type Moved,
  moveWithdrawal,
  type NewCase,
  openCases,
  referenceOf,
  reportCovered,
  type StoredWithdrawal,
} from '../withdrawal.store.ts';
import type { Rules } from './rule.store.ts';
import { type Facts, type Screened, screenFacts } from './screen-facts.ts';

async function readFacts(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
  account: PayableAccount,
  rules: Rules,
): Promise<Facts> {
  const { facts, identity, keyring, kyc } = services;
  const { uid, amount } = withdrawal;
  const [money, changes, names, verifiedAt] = await Promise.all([
    facts.read(withdrawal, account.numberDigest, rules),
    identity.accessChanges(uid),
    kyc.personOf(uid),
    kyc.verifiedAt(uid),
  ]);
  return {
    ...money,
    ...changes,
    amount,
    verifiedAt,
    // A partner's app pays to the player's own phone: who changes that is known by the rule of new phones.
    accountAddedAt: account.partner === 'web' ? account.createdAt : null,
    bankSays: account.inquiryResult,
    hasSameNames: digestNames(keyring, names).equals(account.namesDigest),
  };
}

/** One case a day for several that belong together. */
function caseOf(
  withdrawal: StoredWithdrawal,
  { now, below }: Facts,
  kind: Screened['reports'][number],
): NewCase {
  const { uid } = withdrawal;
  const amount = toPesos(withdrawal.amount);
  const reference = referenceOf(withdrawal);
  const facts = { reference, amount, together: toPesos(below.sum), count: String(below.count) };
  return { kind, subject: `player:${uid}/${manilaDay(now)}`, uid, facts };
}

/** What the player is told of it by another way than the session that asked. */
async function askedEventOf(
  { identity }: WithdrawalsServices,
  { uid, id, amount }: StoredWithdrawal,
  { channelName, tail }: PayableAccount,
  isHeld: boolean,
): Promise<NewEvent> {
  const brand = await identity.brandNameOf(uid);
  const payload = { brand, amount: Number(amount), channel: channelName, endsIn: tail, isHeld };
  return eventOf(withdrawalAsked, { uid, key: String(id) }, payload);
}

/**
 * Decides whether a person looks at a withdrawal or it is paid, on what is known after its money was
 * reserved: of several at once each one sees the others.
 */
export async function screenWithdrawal(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
): Promise<Moved> {
  const found = await services.accounts.find(withdrawal.uid, withdrawal.accountId);
  if (!found) throw new Error(`The account of ${referenceOf(withdrawal)} is gone`);
  const account = await services.accounts.askAgain(found);
  const isOnHold = await services.holds.look(withdrawal.uid);
  const rules = await services.rules.read();
  const facts = await readFacts(services, withdrawal, account, rules);
  const { reasons: met, reports } = screenFacts(facts, rules);
  const reasons = isOnHold ? [...met, 'compliance'] : met;
  const to = reasons.length > 0 ? 'under_review' : 'paying';
  const asked = await askedEventOf(services, withdrawal, account, to === 'under_review');
  const moved = await inTransaction(services.pool, async (client) => {
    const outcome = await moveWithdrawal(client, withdrawal, {
      from: 'pending',
      to,
      by: 'system',
      reasons,
      reason: to === 'under_review' ? 'screened' : '',
    });
    if (outcome.isMoved) {
      const cases = reports.map((kind) => caseOf(withdrawal, facts, kind));
      await openCases(client, cases);
      await reportCovered(client, withdrawal.uid);
      await appendEvents(client, [asked]);
    }
    return outcome;
  });
  if (moved.isMoved) {
    services.metrics.countWithdrawal(moved.status);
    for (const reason of reasons) services.metrics.countReview(reason);
    services.commitSignal.notify();
  }
  return moved;
}
