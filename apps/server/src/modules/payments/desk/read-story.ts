import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readMoneyStory as call } from '@perya/contract/payments/staff-calls/withdrawals';
import { toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { DeskServices } from './services.ts';
import type { Sums } from './story.store.ts';

const recentMax = 12;
const devicesMax = 10;
/** How long a device is new where no rule says so. */
const newDeviceHours = 24;

const presentSums = ({ count, sum, lastAt }: Sums) => ({
  count,
  sum: toPesos(sum),
  last_at: seconds(lastAt),
});

/** Where the money of a player came from and went. */
export async function readStory(
  { story, identity, kyc, ledger, channels }: DeskServices,
  { uid: given }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const account = await identity.account(uid);
  if (!account) throw new Refusal('NOT_FOUND');
  const [wallet, requirements, status, deposits, withdrawals, bonus, recent, sharing, open] =
    await Promise.all([
      ledger.wallet(uid),
      ledger.requirements(uid),
      kyc.statusOf(uid),
      story.deposits(uid),
      story.withdrawals(uid),
      story.bonus(uid),
      story.recent(uid, recentMax),
      story.sharing(uid),
      story.countCases(uid),
    ]);
  const [logins, rule] = await Promise.all([
    identity.firstLogins(uid, devicesMax),
    channels.findRule('new-device'),
  ]);
  const newSince = Date.now() - (rule?.hours ?? newDeviceHours) * 3_600_000;
  const names = await identity.listMaskedNames(sharing.map((other) => other.uid));
  return {
    balance: toPesos(wallet.balance),
    withdrawable: toPesos(wallet.withdrawable),
    kyc_status: status,
    registered_at: seconds(account.createdAt),
    deposits: presentSums(deposits),
    withdrawals: presentSums(withdrawals),
    bonus: { count: bonus.count, sum: toPesos(bonus.sum) },
    turnover: toPesos(wallet.turnover),
    requirements: requirements.map(({ amount, left, scope, key }) => ({
      amount: toPesos(amount),
      left: toPesos(left),
      source: `${scope} ${key}`,
    })),
    recent: recent.map(({ id, amount, channelName, createdAt, ...payment }) => ({
      ...payment,
      id: String(id),
      amount: toPesos(amount),
      channel_name: channelName,
      created_at: seconds(createdAt),
    })),
    devices: logins.map(({ deviceName: name, address, at }) => ({
      name,
      address,
      first_seen_at: seconds(at),
      is_new: at.getTime() > newSince,
    })),
    sharing: sharing.map((other) => ({
      uid: String(other.uid),
      name: names.get(other.uid) ?? '',
      is_usable: other.isUsable,
    })),
    open_cases: open,
  };
}
