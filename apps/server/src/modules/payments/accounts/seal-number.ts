import { channelFlags } from '@perya/contract/rules/payment-channels';
import { comparableName } from '@perya/contract/rules/person/names';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Person } from '../../kyc/index.ts';
import type { StoredChannel } from '../channels/channel.store.ts';

export type Names = Pick<Person, 'first_name' | 'middle_name' | 'last_name'>;

export interface SealedNumber {
  sealed: Buffer;
  digest: Buffer;
  tail: string;
}

/** Of a bank the same digits are another account elsewhere; of an e-wallet they are one person's phone. */
function accountName({ flag, method }: Pick<StoredChannel, 'flag' | 'method'>, number: string) {
  return flag === channelFlags.bank ? `${method} ${number}` : number;
}

export function sealNumber(
  keyring: Keyring,
  channel: Pick<StoredChannel, 'flag' | 'method'>,
  number: string,
): SealedNumber {
  return {
    sealed: keyring.seal(Buffer.from(number)),
    digest: keyring.digest('payments.account', accountName(channel, number)),
    tail: number.slice(-4),
  };
}

/** Names as they are compared, each by itself. */
function foldNames({ first_name, middle_name, last_name }: Names): string {
  return [first_name, middle_name, last_name].map(comparableName).join('\n');
}

export function areSameNames(a: Names, b: Names): boolean {
  return foldNames(a) === foldNames(b);
}

export function digestNames(keyring: Keyring, names: Names): Buffer {
  return keyring.digest('payments.account-names', foldNames(names));
}
