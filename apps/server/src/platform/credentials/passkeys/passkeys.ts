import {
  type NewPasskey,
  passkeysMax,
  type ShownPasskey,
} from '@perya/contract/identity/passkey-fields';
import type pg from 'pg';
import { Refusal } from '../../http/refusal.ts';
import { seconds } from '../../wire-time.ts';
import {
  askForNew,
  askForOne,
  ceremonySeconds,
  type PasskeyOwner,
  verifyNew,
  verifyShown,
} from './ceremony.ts';
import {
  type Ceremony,
  createPasskeyStore,
  type KeptPasskey,
  type NewPasskeyRow,
  type PasskeyTables,
} from './passkey.store.ts';
import type { FindRelyingParty } from './relying-party.ts';

type Tx = Pick<pg.ClientBase, 'query'>;

/** Whose question it is: of a session, or of a login that has no session yet. */
type Asked = Omit<Ceremony, 'kind'>;

/** A passkey that the browser has made and nobody has kept yet. */
type VerifiedPasskey = Omit<NewPasskeyRow, 'name'>;

export const boundToSession = (session: string) => `session:${session}`;
export const boundToLogin = (challengeHash: Buffer) => `login:${challengeHash.toString('hex')}`;

const presentPasskey = ({ id, name, rpId, createdAt, lastUsedAt }: KeptPasskey) => ({
  id,
  name,
  host: rpId,
  created_at: seconds(createdAt),
  last_used_at: lastUsedAt && seconds(lastUsedAt),
});

/**
 * Passkeys of players or of staff, as a second factor. Every question is asked once: its challenge stays on the
 * server, belongs to the session or login that asked, and goes with the first answer, right or wrong.
 */
export function createPasskeys(pool: pg.Pool, tables: PasskeyTables, findParty: FindRelyingParty) {
  const store = createPasskeyStore(pool, tables, ceremonySeconds);

  function requireParty(origin: string | null) {
    const party = findParty(origin);
    if (party === null) throw new Refusal('PASSKEY_NOT_HERE');
    return party;
  }

  async function listHere(origin: string | null, owner: bigint) {
    const party = findParty(origin);
    if (party === null) return [];
    return (await store.list(owner)).filter(({ rpId }) => rpId === party.id);
  }

  async function take(asked: Asked, kind: Ceremony['kind']) {
    const challenge = await store.take({ ...asked, kind });
    if (challenge === null) throw new Refusal('PASSKEY_OVER');
    return challenge;
  }

  return {
    list: async (owner: bigint) => (await store.list(owner)).map(presentPasskey),
    remove: store.remove,
    forgetOld: store.forgetOld,

    /** Whether one of the account serves on the page that asks. */
    serves: async (origin: string | null, owner: bigint) =>
      (await listHere(origin, owner)).length > 0,

    async beginMaking(
      origin: string | null,
      asked: Asked,
      { houseName, ...owner }: PasskeyOwner & { houseName: string },
    ) {
      const party = requireParty(origin);
      const present = await store.list(asked.owner);
      if (present.length >= passkeysMax) throw new Refusal('PASSKEYS_FULL');
      const creation = await askForNew(party, owner, houseName, present);
      await store.begin({ ...asked, kind: 'make' }, creation.challenge);
      return creation;
    },

    /** Uses the question up, and answers what is to be kept under the account's lock. */
    async verifyMade(
      origin: string | null,
      asked: Asked,
      answer: NewPasskey,
    ): Promise<VerifiedPasskey> {
      const party = requireParty(origin);
      const made = await verifyNew(party, await take(asked, 'make'), answer);
      if (made === null) throw new Refusal('PASSKEY_WRONG');
      return { ...made, rpId: party.id };
    },

    /** The account is locked by then: of several at once none goes beyond the number. */
    async keep(tx: Tx, owner: bigint, passkey: NewPasskeyRow): Promise<void> {
      const present = await store.list(owner, tx);
      if (present.length >= passkeysMax) throw new Refusal('PASSKEYS_FULL');
      if (!(await store.insert(tx, owner, passkey))) throw new Refusal('PASSKEY_WRONG');
    },

    async beginShowing(origin: string | null, asked: Asked) {
      const party = requireParty(origin);
      const present = await listHere(origin, asked.owner);
      if (present.length === 0) throw new Refusal('PASSKEY_NONE');
      const asking = await askForOne(party, present);
      await store.begin({ ...asked, kind: 'show' }, asking.challenge);
      return asking;
    },

    /** Uses the question up before anything is compared: the same answer sent many times is looked at once. */
    takeShowing: (asked: Asked) => take(asked, 'show'),

    async isGood(
      origin: string | null,
      { owner, challenge }: { owner: bigint; challenge: string },
      shown: ShownPasskey,
    ): Promise<boolean> {
      const party = requireParty(origin);
      const kept = (await listHere(origin, owner)).find(({ id }) => id === shown.id);
      if (!kept) return false;
      const counter = await verifyShown(party, challenge, kept, shown);
      return counter !== null && store.noteUse(owner, kept.id, counter);
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
