import { listAudit } from '../audit/staff-calls/audit.ts';
import type { Call } from '../call.ts';
import { listStaffGames } from '../catalogue/staff-calls/games.ts';
import { listHeldWins } from '../games/staff-calls/held-wins.ts';
import { listReturns } from '../games/staff-calls/returns.ts';
import { listRounds } from '../games/staff-calls/rounds.ts';
import { listDeadLetters } from '../house/staff-calls/dead-letters.ts';
import { listPlayers } from '../identity/staff-calls/players.ts';
import { listLimitedPlayers } from '../limits/staff-calls/limits.ts';
import { listStaffDeposits } from '../payments/staff-calls/deposits.ts';
import { listStaffWithdrawals } from '../payments/staff-calls/withdrawals.ts';
import { listMallOrders } from '../points/staff-calls/mall-orders.ts';
import type { Text } from '../text.ts';
import { listRequests } from './calls/requests.ts';

/** No export holds more rows; one that is cut says so. */
export const exportRowsMax = 10_000;

export interface ExportColumn {
  /** The field of a row of the list, or a field within one, as `asked_by.name`. */
  readonly key: string;
  readonly title: Text;
  /** Unix seconds become a moment in Manila time. */
  readonly kind?: 'time';
}

/** What must be asked for where a list holds people: everything is never exported. */
export interface Narrowing {
  /** One of these filters is enough. */
  readonly anyOf: readonly string[];
  /** So are `from` and `before` that lie no further apart. */
  readonly days: number;
}

export interface ExportableList {
  readonly title: Text;
  /** The list's own call: its permission, its filters and its masking hold for the export too. */
  readonly callName: string;
  readonly call: Call;
  readonly columns: readonly ExportColumn[];
  readonly needs: Narrowing | null;
}

/** Every list that can leave as CSV: one entry each. */
export const exportableLists = {
  audit: {
    title: { en: 'Audit', tl: 'Audit' },
    callName: 'listAudit',
    call: listAudit,
    needs: { anyOf: ['actor', 'subject', 'address', 'request_id'], days: 31 },
    columns: [
      { key: 'seq', title: { en: 'Entry', tl: 'Tala' } },
      { key: 'at', title: { en: 'Time', tl: 'Oras' }, kind: 'time' },
      { key: 'actor_kind', title: { en: 'Kind of actor', tl: 'Uri ng gumawa' } },
      { key: 'actor', title: { en: 'Actor', tl: 'Gumawa' } },
      { key: 'action', title: { en: 'Action', tl: 'Ginawa' } },
      { key: 'subject_kind', title: { en: 'Kind of subject', tl: 'Uri ng paksa' } },
      { key: 'subject', title: { en: 'Subject', tl: 'Paksa' } },
      { key: 'reason', title: { en: 'Reason', tl: 'Dahilan' } },
      { key: 'address', title: { en: 'Address', tl: 'Address' } },
      { key: 'device', title: { en: 'Device', tl: 'Device' } },
      { key: 'request_id', title: { en: 'Request', tl: 'Kahilingan' } },
    ],
  },
  rounds: {
    title: { en: 'Rounds', tl: 'Mga round' },
    callName: 'listRounds',
    call: listRounds,
    needs: { anyOf: ['player', 'game'], days: 31 },
    columns: [
      { key: 'id', title: { en: 'Round', tl: 'Round' } },
      { key: 'created_at', title: { en: 'Begun', tl: 'Sinimulan' }, kind: 'time' },
      { key: 'settled_at', title: { en: 'Settled', tl: 'Natapos' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'game_code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'round_id', title: { en: 'Provider’s round', tl: 'Round ng provider' } },
      { key: 'status', title: { en: 'State', tl: 'Lagay' } },
      { key: 'stake', title: { en: 'Stake', tl: 'Taya' } },
      { key: 'returned', title: { en: 'Taken back', tl: 'Ibinalik' } },
      { key: 'payout', title: { en: 'Paid', tl: 'Ibinayad' } },
      { key: 'held', title: { en: 'Held back', tl: 'Pinipigil' } },
    ],
  },
  returns: {
    title: { en: 'Returns', tl: 'Balik ng mga laro' },
    callName: 'listReturns',
    call: listReturns,
    needs: null,
    columns: [
      { key: 'from', title: { en: 'From', tl: 'Mula' } },
      { key: 'game_code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'rounds', title: { en: 'Rounds', tl: 'Mga round' } },
      { key: 'staked', title: { en: 'Staked', tl: 'Itinaya' } },
      { key: 'won', title: { en: 'Won', tl: 'Napanalunan' } },
      { key: 'actual', title: { en: 'Actual %', tl: 'Aktuwal %' } },
      { key: 'theoretical', title: { en: 'Declared %', tl: 'Idineklara %' } },
      { key: 'low', title: { en: 'Interval from %', tl: 'Pagitan mula %' } },
      { key: 'high', title: { en: 'Interval to %', tl: 'Pagitan hanggang %' } },
      { key: 'verdict', title: { en: 'Verdict', tl: 'Hatol' } },
    ],
  },
  games: {
    title: { en: 'Games', tl: 'Mga laro' },
    callName: 'listStaffGames',
    call: listStaffGames,
    needs: null,
    columns: [
      { key: 'code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'name', title: { en: 'Name', tl: 'Pangalan' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'platform_name', title: { en: 'Platform', tl: 'Platform' } },
      { key: 'category', title: { en: 'Category', tl: 'Kategorya' } },
      { key: 'state', title: { en: 'State', tl: 'Lagay' } },
      { key: 'sorting', title: { en: 'Popularity', tl: 'Kasikatan' } },
      { key: 'is_hot', title: { en: 'Hot', tl: 'Hot' } },
      { key: 'is_new', title: { en: 'New', tl: 'Bago' } },
      { key: 'rtp', title: { en: 'Declared return %', tl: 'Idineklarang balik %' } },
      { key: 'stake_min', title: { en: 'Smallest stake', tl: 'Pinakamababang taya' } },
      { key: 'stake_max', title: { en: 'Largest stake', tl: 'Pinakamataas na taya' } },
    ],
  },
  players: {
    title: { en: 'Players', tl: 'Mga manlalaro' },
    callName: 'listPlayers',
    call: listPlayers,
    needs: { anyOf: ['kyc_status'], days: 31 },
    columns: [
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'username', title: { en: 'Handle', tl: 'Handle' } },
      { key: 'nickname', title: { en: 'Nickname', tl: 'Palayaw' } },
      { key: 'phone', title: { en: 'Phone', tl: 'Telepono' } },
      { key: 'email', title: { en: 'Email', tl: 'Email' } },
      { key: 'brand', title: { en: 'Brand', tl: 'Brand' } },
      { key: 'state', title: { en: 'State', tl: 'Lagay' } },
      { key: 'kyc_status', title: { en: 'Identity check', tl: 'Pagsusuri ng pagkakakilanlan' } },
      { key: 'test_account', title: { en: 'Test account', tl: 'Test account' } },
      { key: 'registered_at', title: { en: 'Registered', tl: 'Nagrehistro' }, kind: 'time' },
      { key: 'last_seen_at', title: { en: 'Last seen', tl: 'Huling nakita' }, kind: 'time' },
    ],
  },
  requests: {
    title: { en: 'Requests', tl: 'Mga kahilingan' },
    callName: 'listRequests',
    call: listRequests,
    needs: null,
    columns: [
      { key: 'id', title: { en: 'Request', tl: 'Kahilingan' } },
      { key: 'asked_at', title: { en: 'Asked', tl: 'Hiniling' }, kind: 'time' },
      { key: 'asked_by.name', title: { en: 'Asked by', tl: 'Humiling' } },
      { key: 'action', title: { en: 'Action', tl: 'Gagawin' } },
      { key: 'about.kind', title: { en: 'Kind of subject', tl: 'Uri ng paksa' } },
      { key: 'about.id', title: { en: 'Subject', tl: 'Paksa' } },
      { key: 'says', title: { en: 'What will happen', tl: 'Ang mangyayari' } },
      { key: 'state', title: { en: 'State', tl: 'Lagay' } },
      { key: 'reason', title: { en: 'Reason', tl: 'Dahilan' } },
      { key: 'words', title: { en: 'In words', tl: 'Sa salita' } },
      { key: 'expires_at', title: { en: 'Expires', tl: 'Mawawalan ng bisa' }, kind: 'time' },
    ],
  },
  wins: {
    title: { en: 'Held wins', tl: 'Mga pinipigil na panalo' },
    callName: 'listHeldWins',
    call: listHeldWins,
    needs: null,
    columns: [
      { key: 'id', title: { en: 'Reference', tl: 'Reperensiya' } },
      { key: 'held_at', title: { en: 'Held', tl: 'Pinigil' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'game_code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'transaction_id', title: { en: 'Transaction', tl: 'Transaksyon' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'ceiling', title: { en: 'Ceiling passed', tl: 'Nalampasang hangganan' } },
      { key: 'ceiling_amount', title: { en: 'Ceiling', tl: 'Hangganan' } },
      { key: 'decision', title: { en: 'Decision', tl: 'Pasya' } },
      { key: 'decided_at', title: { en: 'Decided', tl: 'Napasyahan' }, kind: 'time' },
    ],
  },
  limits: {
    title: { en: 'Play limits', tl: 'Mga limitasyon sa paglalaro' },
    callName: 'listLimitedPlayers',
    call: listLimitedPlayers,
    // Who stays away from play is nobody's business as a whole.
    needs: { anyOf: ['uid', 'by'], days: 0 },
    columns: [
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'daily_stake.amount', title: { en: 'Daily stake', tl: 'Taya kada araw' } },
      { key: 'daily_loss.amount', title: { en: 'Daily loss', tl: 'Talo kada araw' } },
      { key: 'daily_deposit.amount', title: { en: 'Daily deposit', tl: 'Deposito kada araw' } },
      { key: 'weekly_deposit.amount', title: { en: 'Weekly deposit', tl: 'Deposito kada linggo' } },
      {
        key: 'monthly_deposit.amount',
        title: { en: 'Monthly deposit', tl: 'Deposito kada buwan' },
      },
      { key: 'exclusion.since', title: { en: 'Excluded since', tl: 'Bukod mula' }, kind: 'time' },
      {
        key: 'exclusion.until',
        title: { en: 'Excluded until', tl: 'Bukod hanggang' },
        kind: 'time',
      },
      { key: 'changed_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
      { key: 'changed_by', title: { en: 'Changed by', tl: 'Nagbago' } },
    ],
  },
  withdrawals: {
    title: { en: 'Withdrawals', tl: 'Mga withdrawal' },
    callName: 'listStaffWithdrawals',
    call: listStaffWithdrawals,
    needs: { anyOf: ['uid', 'reason'], days: 0 },
    columns: [
      { key: 'id', title: { en: 'Withdrawal', tl: 'Withdrawal' } },
      { key: 'created_at', title: { en: 'Asked', tl: 'Hiniling' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'fee', title: { en: 'Fee', tl: 'Bayarin' } },
      { key: 'channel_name', title: { en: 'By', tl: 'Sa' } },
      { key: 'account', title: { en: 'Account', tl: 'Account' } },
      { key: 'status', title: { en: 'State', tl: 'Lagay' } },
      { key: 'changed_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
    ],
  },
  deposits: {
    title: { en: 'Deposits', tl: 'Mga deposito' },
    callName: 'listStaffDeposits',
    call: listStaffDeposits,
    needs: { anyOf: ['uid', 'status'], days: 0 },
    columns: [
      { key: 'id', title: { en: 'Deposit', tl: 'Deposito' } },
      { key: 'created_at', title: { en: 'Begun', tl: 'Sinimulan' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'channel_name', title: { en: 'By', tl: 'Sa' } },
      { key: 'status', title: { en: 'State', tl: 'Lagay' } },
      { key: 'gateway', title: { en: 'Gateway', tl: 'Gateway' } },
      { key: 'gateway_id', title: { en: 'Its number there', tl: 'Numero nito roon' } },
      { key: 'changed_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
    ],
  },
  orders: {
    title: { en: 'Orders', tl: 'Mga order' },
    callName: 'listMallOrders',
    call: listMallOrders,
    needs: { anyOf: ['uid', 'status'], days: 0 },
    columns: [
      { key: 'id', title: { en: 'Order', tl: 'Order' } },
      { key: 'submitted_at', title: { en: 'Ordered', tl: 'In-order' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'product_name', title: { en: 'Goods', tl: 'Paninda' } },
      { key: 'quantity', title: { en: 'How many', tl: 'Ilan' } },
      { key: 'pay_amount', title: { en: 'Filcoins', tl: 'Filcoins' } },
      { key: 'status', title: { en: 'State', tl: 'Lagay' } },
      { key: 'courier', title: { en: 'Courier', tl: 'Courier' } },
      { key: 'courier_number', title: { en: 'Tracking number', tl: 'Tracking number' } },
      { key: 'moved_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
    ],
  },
  letters: {
    title: { en: 'Dead letters', tl: 'Mga patay na sulat' },
    callName: 'listDeadLetters',
    call: listDeadLetters,
    needs: null,
    columns: [
      { key: 'id', title: { en: 'Letter', tl: 'Sulat' } },
      { key: 'channel', title: { en: 'Channel', tl: 'Paraan' } },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'written_at', title: { en: 'Written', tl: 'Isinulat' }, kind: 'time' },
      { key: 'died_at', title: { en: 'Given up', tl: 'Isinuko' }, kind: 'time' },
      { key: 'attempts', title: { en: 'Attempts', tl: 'Mga pagtatangka' } },
      { key: 'why', title: { en: 'Why', tl: 'Bakit' } },
    ],
  },
} as const satisfies Record<string, ExportableList>;

export type ExportName = keyof typeof exportableLists;
export const exportNames = Object.keys(exportableLists) as [ExportName, ...ExportName[]];
