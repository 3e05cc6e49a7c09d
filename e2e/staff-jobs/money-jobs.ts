import { randomUUID } from 'node:crypto';
import {
  claimWithdrawal,
  decideWithdrawal,
  releaseWithdrawal,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { waitingWithdrawal } from '../backoffice/payments/waiting-withdrawal.ts';
import { staffClient } from '../backoffice/staff-client.ts';
import { askDatabase } from '../backoffice/submit-identity.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import type { Job } from './job.ts';
import { approve, at, decide, dialogOf, goOn, type Person, room, tab } from './person.ts';

const caseOf = ({ page }: Person, id: string) =>
  page.getByRole('complementary', { name: `Withdrawal W${id}` });

const payHeld: Job = {
  name: 'Pay a held withdrawal',
  roles: ['cashier'],
  before: 9,
  arrange: async () => {
    const { id } = await waitingWithdrawal(500);
    await waitingWithdrawal(600);
    const earlier = await staffClient('cashier');
    await earlier.call(claimWithdrawal, { id });
    await earlier.call(decideWithdrawal, { id, decision: 'hold', reason: 'more-proof', words: '' });
    await earlier.call(releaseWithdrawal, { id });
    return async (...people) => {
      const first = at(people, 0);
      const { page } = first;
      await first.click(room(first, 'Payments'));
      await first.click(page.getByRole('link', { name: `W${id}`, exact: true }));
      await caseOf(first, id).getByRole('button', { name: 'Claim' }).waitFor();
      await first.key('c');
      await caseOf(first, id).getByRole('button', { name: 'Pay' }).waitFor();
      await first.key('p');
      await decide(first, 'checked');
      await goOn(first, 'It is on its way to the player');
      await caseOf(first, id).waitFor({ state: 'detached' });
      await page.getByText('You have it until').waitFor();
    };
  },
};

const payByTwo: Job = {
  name: 'Pay ₱120,000 by two people',
  roles: ['cashier', 'risk'],
  before: 13,
  arrange: async () => {
    const { id } = await waitingWithdrawal(120_000, 'BPI', '0012345678');
    return async (...people) => {
      const first = at(people, 0);
      await first.click(room(first, 'Payments'));
      await first.click(first.page.getByRole('link', { name: `W${id}`, exact: true }));
      await caseOf(first, id).getByRole('button', { name: 'Claim' }).waitFor();
      await first.key('c');
      await caseOf(first, id).getByRole('button', { name: 'Ask to pay' }).waitFor();
      await first.key('p');
      await decide(first, 'money-checked');
      await goOn(first, 'waits for a second person');
      await approve(at(people, 1), 'Money story');
    };
  },
};

/** A payment that names no deposit, and the player who has made it. */
async function strayPayment() {
  const { phone, uid } = await verifiedPlayer();
  const payment = `stray-${randomUUID().slice(0, 8)}`;
  await askDatabase(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', '${payment}', 'D0', 12300, 'PHP', now(), 'stray')`,
  );
  return { phone, uid, payment };
}

const creditStray: Job = {
  name: 'Credit a stray payment',
  roles: ['cashier', 'risk'],
  before: 16,
  arrange: async () => {
    const { phone, uid, payment } = await strayPayment();
    return async (...people) => {
      const first = at(people, 0);
      const { page } = first;
      await first.click(room(first, 'Payments'));
      await first.click(tab(first, 'Received'));
      const row = page.getByRole('row', { name: new RegExp(payment) });
      await first.click(row.getByRole('button', { name: 'Ask to credit' }));
      const player = dialogOf(first).getByLabel('Player id');
      await first.fill(player, phone);
      await page.getByRole('option', { name: new RegExp(uid) }).waitFor();
      await first.key('Enter');
      await decide(first, 'proof-shown');
      await goOn(first, 'waits for a second person');
      await approve(at(people, 1), 'Money story');
    };
  },
};

export const moneyJobs: readonly Job[] = [payHeld, payByTwo, creditStray];
