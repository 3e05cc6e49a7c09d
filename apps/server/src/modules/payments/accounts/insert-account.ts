import { brandOf } from '@perya/contract/brands';
import type { RequestOf } from '@perya/contract/call';
import type {
  insertAccount as call,
  WithdrawAccount,
} from '@perya/contract/payments/calls/withdraw-accounts';
import { readAccountNumber } from '@perya/contract/rules/account-number';
import { kycReminderOf } from '@perya/contract/rules/kyc-gate';
import { accountsMax } from '@perya/contract/rules/payment-channels';
import { eventOf } from '../../../platform/events/event.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import type { StoredChannel } from '../channels/channel.store.ts';
import { wayToAsk } from '../channels/way-to-ask.ts';
import { accountAdded } from '../events.ts';
import { presentAccount } from './account.present.ts';
import type { Inquiry, PayableAccount } from './account.store.ts';
import { inquireAccount } from './inquire-account.ts';
import { areSameNames, digestNames, type Names, sealNumber } from './seal-number.ts';
import type { AccountsServices } from './services.ts';

type Asked = RequestOf<typeof call>;

/** The names of the identity check, without which nobody can have an account. [M-317 M-487] */
async function requireNames({ kyc }: AccountsServices, uid: bigint): Promise<Names> {
  const [status, person] = await Promise.all([kyc.statusOf(uid), kyc.personOf(uid)]);
  if (person.first_name === '' || person.last_name === '') {
    throw new Refusal('KYC_REQUIRED', kycReminderOf('withdraw', status));
  }
  return person;
}

async function requireChannel(
  { channels }: AccountsServices,
  { brand }: PlayerContext,
  name: string,
): Promise<StoredChannel> {
  const listed = await channels.list('withdraw', { brand, partner: 'web' });
  const channel = listed.find((each) => each.name === name);
  if (!channel) throw new Refusal('CHANNEL_UNKNOWN');
  return channel;
}

/** One usable account of a channel, three in all. [M-315 M-489] */
function refuseBeside(all: readonly PayableAccount[], channelId: number): void {
  const usable = all.filter(({ partner }) => partner === 'web');
  if (usable.some((account) => account.channelId === channelId))
    throw new Refusal('ACCOUNT_EXISTS');
  if (usable.length >= accountsMax) throw new Refusal('ACCOUNTS_FULL');
}

/**
 * What the bank says of the account. Whoever adds accounts to learn whose they are, or which there are, comes to an end
 * soon: each question counts, whatever becomes of it, and of the answer the player reads no more than that there is none.
 */
async function askBank(
  services: AccountsServices,
  uid: bigint,
  channel: StoredChannel,
  number: string,
  names: Names,
): Promise<Inquiry | null> {
  const { accounts, gateways, metrics, rateLimiter } = services;
  const way = wayToAsk(gateways, channel);
  if (!way) return null;
  // Nobody is asked about what would not be added; it is decided below, under the lock.
  refuseBeside(await accounts.listUsable(uid), channel.id);
  await rateLimiter.count('accountInquiry', String(uid)).catch((error: unknown) => {
    metrics.countInquiry(way.gateway, 'limited');
    throw error;
  });
  const inquiry = await inquireAccount(services, channel, number, names);
  if (inquiry?.result === 'unknown') throw new Refusal('ACCOUNT_NOT_AT_BANK');
  return inquiry;
}

/**
 * Adds an account in the player's own name. Its number leaves this verb sealed. Where money goes is chosen by who has
 * just shown who they are, and the player is told of it by another way than the session.
 */
export async function insertAccount(
  services: AccountsServices,
  context: PlayerContext,
  asked: Asked,
): Promise<WithdrawAccount> {
  const { accounts, audit, identity, keyring } = services;
  const { uid } = context;
  const names = await requireNames(services, uid);
  const given = [asked.account, asked.channel_name, asked.first_name, asked.last_name];
  if (given.some((text) => text.trim() === '')) throw new Refusal('PARAMETERS_REQUIRED');
  const channel = await requireChannel(services, context, asked.channel_name);
  const number = readAccountNumber(channel.flag, asked.account);
  if (number === null) throw new Refusal('ACCOUNT_NUMBER_INVALID');
  if (!areSameNames(asked, names)) throw new Refusal('ACCOUNT_NAME_DIFFERS');
  await identity.requireFreshProof(context);
  const inquiry = await askBank(services, uid, channel, number, names);
  const account = await audit.record(byPlayer(uid, context), async (tx) => {
    await identity.requireFreshProof(context, tx);
    await accounts.lockPlayer(tx, uid);
    const usable = await accounts.listUsable(uid, tx);
    refuseBeside(usable, channel.id);
    const added = await accounts.insert(tx, {
      uid,
      channelId: channel.id,
      number: sealNumber(keyring, channel, number),
      namesDigest: digestNames(keyring, names),
      inquiry,
    });
    return {
      result: added,
      entries: [
        {
          action: 'payments.account-added',
          subject: { kind: 'player', uid },
          after: {
            account: String(added.id),
            channel: channel.name,
            ends_in: added.tail,
            ...(inquiry && { bank_says: inquiry.result }),
          },
        },
      ],
      events: [
        eventOf(
          accountAdded,
          { uid, key: String(added.id) },
          {
            brand: brandOf(context.brand).name,
            address: context.address,
            device: deviceName(context.userAgent),
            channel: channel.name,
            endsIn: added.tail,
          },
        ),
      ],
    };
  });
  return presentAccount(account, names);
}
