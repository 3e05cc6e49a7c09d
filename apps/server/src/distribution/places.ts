import type { moduleOrder } from '../modules/order.ts';

/**
 * How a table lies where an installation is spread. A table that is not named here is refused by the command and by a
 * test, so that whoever makes one says it.
 */
export interface Places {
  /** Of players, by their bucket, beside the wallets. */
  byBucket?: string;
  /** The same on every node: what runs there reads it. */
  everywhere?: string;
  /** Of players, and on the coordinator until nothing of what docs/scaling.md names stands in the way. */
  waiting?: string;
  /** Small and for all: on the coordinator, where whatever reads it runs. */
  common?: string;
  /** Of the house as a whole (staff, jobs, audit, logs, what readers of logs keep): on the coordinator for good. */
  house?: string;
}

const books = {
  byBucket: 'entry posting requirement sealed_player waiver wallet',
  everywhere: 'month_seal',
};

type Schema = (typeof moduleOrder)[number] | 'platform';

/** Every table of every schema, each once. */
const places: Readonly<Record<Schema, Places>> = {
  platform: {
    house:
      'digest_key event function_file heartbeat idempotency installation kept_row log log_reader lost_process migration outbox_message process',
  },
  audit: { house: 'entry head seal verification' },
  ledger: { ...books, house: 'month_archive' },
  identity: {
    waiting:
      'challenge closing device handover login_event passkey passkey_ceremony player recovery_code referral referral_code replaced_token sent_by session upload',
    house: 'guess opened_page otp',
  },
  content: { waiting: 'agreement', common: 'article brand scheduled site_index version' },
  kyc: {
    byBucket: 'change list_check listing record',
    waiting: 'completion decision digest photo review scan scan_day submission',
    common: 'branch watch_list watch_list_draft',
    house: 'freeze_clock',
  },
  limits: { byBucket: 'change day deposit_day player restriction sitting', common: 'policy' },
  location: { house: 'check' },
  stops: { common: 'stop' },
  doors: { common: 'door', house: 'proof' },
  release: { house: 'approval demand verification' },
  catalogue: { waiting: 'favourite played', common: 'game platform venue version wanted_cover' },
  games: {
    byBucket:
      'bet correction held_win jackpot_stake late_win movement nonce open_round seat table_seat used_id venue_day',
    waiting: 'free_grant free_move',
    common: 'jackpot jackpot_game turnover_weight venue_key wins_switch',
    house:
      'comparison daily_win difference jackpot_pool jackpot_seed jackpot_win key_seen recent_win return_day',
  },
  payments: {
    byBucket: 'account deposit payout_hold step test_credit withdrawal',
    common: 'channel rule voucher_product',
    house: 'case gateway_line receipt reconciliation voucher voucher_batch voucher_half',
  },
  care: { byBucket: 'contact day score' },
  aml: {
    waiting: 'asked case finding rating rating_step report to_screen waiting',
    common: 'policy rule',
    house: 'screening trial',
  },
  vip: { byBucket: 'rise standing', common: 'level' },
  points: {
    ...books,
    byBucket: `${books.byBucket} mall_order`,
    common: 'goods goods_picture',
    house: 'goods_code month_archive',
  },
  promotions: {
    byBucket: 'deposited not_given played reward seen step',
    waiting: 'disqualified due free_grant held_cashback manual_gift owed racer',
    common: 'promotion revision tile',
    house: 'closed_day given_alone over race_place ranking_list ranking_place spent',
  },
  campaigns: { waiting: 'joined', common: 'campaign', house: 'visited' },
  announcements: { waiting: 'seen', common: 'announcement' },
  support: {
    waiting: 'conversation feedback message',
    common: 'canned_answer staff_picture',
  },
  messages: {
    byBucket: 'choice choice_step push_device',
    common: 'house_notice push_key',
  },
  partners: { waiting: 'link removed', common: 'channel', house: 'taken_token tally' },
  privacy: { waiting: 'asleep request', house: 'incident' },
  reports: {
    waiting: 'active player',
    common: 'policy',
    house:
      'bank_account bank_balance bank_line bonus_day bonus_player cash_day closed_day closing cohort_week correction cover_look entry_day large_movement play_day player_day prize_day signed_month walk',
  },
  configuration: { house: 'draft import' },
  staff: {
    waiting: 'note player_tag',
    common: 'permission role role_permission',
    house:
      'account challenge company_account company_attempt device_use export_count hand_over invitation let_in passkey passkey_ceremony recovery_code request request_opening running_export session view',
  },
  profile: {},
  evidence: {
    house: 'broken_row control control_run day day_check funds_day signing_key',
  },
  house: {
    house:
      'alarm check_run liability liability_base mailed_report opening_test queue_due shift_end violation',
  },
};

/** The tables that lie so, as schema.table. */
export function tablesThat(...lie: readonly (keyof Places)[]): string[] {
  return Object.entries(places).flatMap(([schema, ofSchema]) =>
    lie.flatMap((way) => (ofSchema[way]?.split(' ') ?? []).map((table) => `${schema}.${table}`)),
  );
}

export const placedSchemas: readonly string[] = Object.keys(places);

export const placedTables = (): string[] =>
  tablesThat('byBucket', 'everywhere', 'waiting', 'common', 'house');
