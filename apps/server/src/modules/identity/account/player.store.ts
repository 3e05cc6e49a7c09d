import { type Language, languages } from '@perya/contract/text';
import type pg from 'pg';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import { passwordProvesHours } from '../policy.ts';

export interface Player {
  uid: bigint;
  countryCode: string;
  phone: string;
  username: string;
  nickname: string | null;
  tester: boolean;
  /** The tag of the brand where they registered; empty where that is not known. */
  brand: string;
  passwordHash: string | null;
  /** There is one, and it has been there long enough to prove the player. */
  isPasswordOld: boolean;
  email: string | null;
  emailProvedAt: Date | null;
  avatar: string;
  nicknameChangedAt: Date | null;
  totpSealed: Buffer | null;
  totpConfirmedAt: Date | null;
  /** The one the player was last known to read. */
  language: Language;
  withdrawalsWaitUntil: Date | null;
  registeredAddress: string;
  registeredDevice: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface NewPlayer {
  countryCode: string;
  phone: string;
  username: string;
  nickname: string | null;
  tester: boolean;
  brand?: string;
  language?: Language;
  address?: string;
  device?: string;
  referrerId?: string;
  channelId?: string;
  adId?: string;
  adClickId?: string;
}

const columns = `uid, country_code, phone, username, nickname, tester, brand,
  password_hash, password_hash is not null and coalesce(
    password_set_at <= now() - make_interval(hours => ${passwordProvesHours}), true) as is_password_old, email, email_proved_at, avatar,
  nickname_changed_at, totp_sealed, totp_confirmed_at,
  case when withdrawals_wait_until > now() then withdrawals_wait_until end as withdrawals_wait_until,
  registered_address, registered_device, language, created_at, updated_at`;

/** Which unique index an insert or update ran into, if any. */
export function takenBy(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? null) : null;
}

/** The player as they stand; nobody else changes them meanwhile. */
async function lockRow(tx: Recorded, uid: bigint): Promise<Player | null> {
  const { rows } = await tx.query<Player>(
    `select ${columns} from identity.player where uid = $1 for update`,
    [uid],
  );
  return rows[0] ?? null;
}

/** What players change of themselves. */
const ownDetails = (pool: pg.Pool) => ({
  /** False if the last change is younger than the days given. */
  async setNickname(
    tx: Recorded,
    uid: bigint,
    nickname: string,
    everyDays: number,
  ): Promise<boolean> {
    const result = await tx.query(
      `update identity.player
       set nickname = $2, nickname_changed_at = now(), updated_at = now()
       where uid = $1
         and (nickname_changed_at is null or nickname_changed_at < now() - make_interval(days => $3))`,
      [uid, nickname, everyDays],
    );
    return result.rowCount === 1;
  },

  async setLanguage(uid: bigint, language: Language): Promise<void> {
    await pool.query('update identity.player set language = $2 where uid = $1 and language <> $2', [
      uid,
      language,
    ]);
  },

  async setAvatar(tx: Recorded, uid: bigint, avatar: string): Promise<void> {
    await tx.query('update identity.player set avatar = $2, updated_at = now() where uid = $1', [
      uid,
      avatar,
    ]);
  },
});

/** What they log in by, and where they are reached. */
const waysIn = {
  async setPassword(tx: Recorded, uid: bigint, passwordHash: string): Promise<void> {
    await tx.query(
      `update identity.player set password_hash = $2, password_set_at = now(), updated_at = now()
       where uid = $1`,
      [uid, passwordHash],
    );
  },

  async setEmail(tx: Recorded, uid: bigint, email: string): Promise<void> {
    await tx.query(
      `update identity.player set email = $2, updated_at = now(),
         email_proved_at = case when lower(email) = lower($2) then email_proved_at end
       where uid = $1`,
      [uid, email],
    );
  },

  async proveEmail(tx: Recorded, uid: bigint): Promise<void> {
    await tx.query(
      `update identity.player set email_proved_at = now(), updated_at = now()
       where uid = $1 and email_proved_at is null`,
      [uid],
    );
  },

  /** Answers until when withdrawals wait. */
  async setPhone(
    tx: Recorded,
    uid: bigint,
    { countryCode, phone }: Pick<Player, 'countryCode' | 'phone'>,
    waitHours: number,
  ): Promise<Date> {
    const { rows } = await tx.query<{ until: Date }>(
      `update identity.player set country_code = $2, phone = $3, updated_at = now(),
         withdrawals_wait_until = now() + make_interval(hours => $4)
       where uid = $1 returning withdrawals_wait_until as until`,
      [uid, countryCode, phone, waitHours],
    );
    const [changed] = rows;
    if (!changed) throw new Error('The player was locked but is not found');
    return changed.until;
  },
};

/** Players who are made, and by which names they go. */
const making = (pool: pg.Pool) => ({
  /** What players are called, by uid: the nickname, or the system's own handle. */
  async listNames(uids: readonly bigint[]): Promise<Map<bigint, string>> {
    const { rows } = await pool.query<{ uid: bigint; name: string }>(
      `select uid, coalesce(nickname, username) as name from identity.player
       where uid = any($1::bigint[])`,
      [uids],
    );
    return new Map(rows.map(({ uid, name }) => [uid, name]));
  },

  /** What players read, by uid. */
  async listLanguages(uids: readonly bigint[]): Promise<Map<bigint, Language>> {
    const { rows } = await pool.query<{ uid: bigint; language: Language }>(
      'select uid, language from identity.player where uid = any($1::bigint[])',
      [uids],
    );
    return new Map(rows.map(({ uid, language }) => [uid, language]));
  },

  /** The player of this phone, made if there is none; `isNew` tells which. */
  async ensure(tx: Recorded, player: NewPlayer): Promise<{ uid: bigint; isNew: boolean }> {
    const result = await tx.query<{ uid: bigint; isNew: boolean }>(
      // The update changes nothing: it finds the row even if another has just made it. Only a row
      // that this statement has made was never locked.
      `insert into identity.player as held (country_code, phone, username, nickname, tester,
         registered_address, registered_device, referrer_id, channel_id, language, brand)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (country_code, phone) do update set phone = held.phone
       returning uid, held.xmax = 0 as is_new`,
      [
        player.countryCode,
        player.phone,
        player.username,
        player.nickname,
        player.tester,
        player.address ?? '',
        player.device ?? '',
        player.referrerId ?? '',
        player.channelId ?? '',
        player.language ?? languages[0],
        player.brand ?? '',
      ],
    );
    const [row] = result.rows;
    if (!row) throw new Error('The player was neither made nor found');
    if (row.isNew && player.tester) {
      // Before anything can be posted to it: a wallet is one of test money from the beginning.
      await tx.query('select ledger.open_test_wallet($1)', [row.uid]);
    }
    return row;
  },
});

/** Players who are held while something is decided, and testers. */
const holding = {
  /** Locks the player of a session. */
  async lock(tx: Recorded, uid: bigint): Promise<Player> {
    const player = await lockRow(tx, uid);
    // A session outlives its player only in a damaged database.
    if (!player) throw new Refusal('UNAUTHENTICATED');
    return player;
  },

  /** Locks a player whom somebody else names, and who may not exist. */
  async hold(tx: Recorded, uid: bigint): Promise<Player> {
    const player = await lockRow(tx, uid);
    if (!player) throw new Refusal('NOT_FOUND');
    return player;
  },

  /** False for a player whose wallet holds money. */
  async openTestWallet(tx: Recorded, uid: bigint): Promise<boolean> {
    const { rows } = await tx.query<{ isTest: boolean }>(
      'select ledger.open_test_wallet($1) as is_test',
      [uid],
    );
    return rows[0]?.isTest ?? false;
  },

  async setTester(tx: Recorded, uid: bigint, tester: boolean): Promise<void> {
    await tx.query('update identity.player set tester = $2, updated_at = now() where uid = $1', [
      uid,
      tester,
    ]);
  },
};

export function createPlayerStore(pool: pg.Pool) {
  const findBy = async (condition: string, values: unknown[]): Promise<Player | null> => {
    const result = await pool.query<Player>(
      `select ${columns} from identity.player where ${condition}`,
      values,
    );
    return result.rows[0] ?? null;
  };
  return {
    find: (uid: bigint) => findBy('uid = $1', [uid]),
    findByPhone: (countryCode: string, phone: string) =>
      findBy('country_code = $1 and phone = $2', [countryCode, phone]),
    /** An address that nobody has proved is nobody's. */
    findByProvedEmail: (email: string) =>
      findBy('lower(email) = lower($1) and email_proved_at is not null', [email]),
    ...ownDetails(pool),
    ...waysIn,
    ...making(pool),
    ...holding,
  };
}

export type PlayerStore = ReturnType<typeof createPlayerStore>;
