import { Refusal } from '../../../platform/http/refusal.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { StoredChannel } from '../channels/channel.store.ts';
import type { PayableAccount } from './account.store.ts';
import { digestNames, sealNumber } from './seal-number.ts';
import type { AccountsServices } from './services.ts';

/**
 * The account behind a partner's app, where nobody chooses one: the player's own phone. After a change of
 * the phone it is another account. [M-326]
 */
export async function ensureOwnAccount(
  { accounts, audit, keyring, kyc, identity }: AccountsServices,
  uid: bigint,
  channel: StoredChannel,
): Promise<PayableAccount> {
  const [player, names] = await Promise.all([identity.account(uid), kyc.personOf(uid)]);
  if (!player) throw new Refusal('ACCOUNT_UNKNOWN');
  const number = sealNumber(keyring, channel, player.phone);
  return audit.record(bySystem('payments.own-account'), async (tx) => {
    await accounts.lockPlayer(tx, uid);
    const held = (await accounts.listUsable(uid, tx)).find(
      ({ channelId }) => channelId === channel.id,
    );
    if (held?.numberDigest.equals(number.digest)) return nothingChanged(held);
    if (held) await accounts.remove(tx, uid, held.id);
    const account = await accounts.insert(tx, {
      uid,
      channelId: channel.id,
      number,
      namesDigest: digestNames(keyring, names),
      // Nobody waits for a bank here: it is asked when the withdrawal is looked at.
      inquiry: null,
    });
    return {
      result: account,
      entries: [
        {
          action: 'payments.account-added',
          subject: { kind: 'player', uid },
          before: held ? { account: String(held.id), ends_in: held.tail } : null,
          after: { account: String(account.id), channel: channel.name, ends_in: account.tail },
        },
      ],
    };
  });
}
