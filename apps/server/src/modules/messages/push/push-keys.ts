import type { Keyring } from '../../../platform/keyring.ts';
import type { PushKeys, PushSender } from '../../../providers/push/send-push.ts';
import type { PushStore } from './push.store.ts';

interface KeysNeeds {
  store: Pick<PushStore, 'findKey' | 'addKey'>;
  keyring: Pick<Keyring, 'seal' | 'open'>;
  sender: Pick<PushSender, 'makeKeys'>;
}

/** The keys of the house, made at the first question. Browsers are bound to them, so they stay. */
export function createPushKeys({ store, keyring, sender }: KeysNeeds): () => Promise<PushKeys> {
  let held: PushKeys | null = null;
  return async () => {
    if (held !== null) return held;
    let row = await store.findKey();
    if (row === null) {
      const { publicKey, privateKey } = sender.makeKeys();
      await store.addKey({ publicKey, privateSealed: keyring.seal(Buffer.from(privateKey)) });
      row = await store.findKey();
    }
    if (row === null) throw new Error('The keys of notifications could not be kept');
    const privateKey = keyring.open(row.privateSealed).toString();
    held = { publicKey: row.publicKey, privateKey };
    return held;
  };
}
