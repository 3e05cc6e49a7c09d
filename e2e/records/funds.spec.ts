import { freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { giveRecords } from './give-records.ts';

const data = () => process.env['E2E_DATA'] ?? '';
const countTrees = async () => {
  const rows = await lookIntoDatabase<{ count: number }>(
    data(),
    'select count(*)::int as count from evidence.funds_day',
  );
  return rows[0]?.count ?? 0;
};

/** Lets the house count anew, whether or not it has counted today. */
async function countAnew(): Promise<void> {
  await lookIntoDatabase(
    data(),
    `begin; set local session_replication_role = replica; delete from evidence.funds_day; commit;
     select graphile_worker.add_job('evidence_take_funds')`,
  );
  await expect.poll(countTrees, { timeout: 20_000 }).toBe(1);
}

/** A month of long ago that two people have signed, for as long as the act takes; the house has signed none yet. */
async function withSignedMonth(act: () => Promise<void>): Promise<void> {
  const asOwner = (statements: string) =>
    lookIntoDatabase(
      data(),
      `begin; set local session_replication_role = replica; ${statements} commit`,
    );
  await asOwner(
    `with look as (
       insert into reports.cover_look (at, balances, withdrawals, stakes, jackpots, gateways, banks, cover, unmatched, looked_by)
       values ('2019-02-02', 500000, 0, 0, 0, '[]', '[]', 612345, 0, 'e2e') returning id)
     insert into reports.signed_month (month, look_id, ggr, ngr, share, deposited, paid_out, asked_by, approved_by)
     select '2019-01-01', id, 0, 0, 0, 0, 0, 'e2e', 'e2e' from look;`,
  );
  try {
    await act();
  } finally {
    await asOwner(
      `delete from reports.signed_month where asked_by = 'e2e';
       delete from reports.cover_look where looked_by = 'e2e';`,
    );
  }
}

test('a player goes from the records to the proof of funds: without money there is no line, with money the device follows it to what was signed, and what it does not show is said', async ({
  page,
  context,
}) => {
  const phone = freshPhone();
  await signIn(context, { phone });
  await countAnew();
  await open(page, '/s-transaction/balance');
  await page.getByRole('link', { name: 'Check your balance in our proof of funds' }).click();
  await expect(page).toHaveURL(addressOf('/s-transaction/funds'));
  await expect(page.getByText('Your balance is not in the last count')).toBeVisible();

  await giveRecords(phone);
  await countAnew();
  await open(page, '/s-transaction/funds');
  await expect(page.getByText(/^Your balance is in the published total/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Owed to all players' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What this does not show' })).toBeVisible();
  await expect(page.getByText('It does not show the money in our bank accounts')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await withSignedMonth(async () => {
    await open(page, '/s-transaction/funds');
    const cover = page.getByRole('region', { name: 'What covers it' });
    await expect(cover).toContainText('2019-01');
    await expect(cover).toContainText('₱6,123.45');
    await expect(page.getByText('two members of our staff have signed')).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
  await goInside(page, '/s-transaction/balance');
  await expect(
    page.getByRole('link', { name: 'Check your balance in our proof of funds' }),
  ).toBeVisible();
});
