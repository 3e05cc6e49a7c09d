import type { AnswerOf } from '@perya/contract/call';
import {
  type listJackpots as call,
  type Jackpot,
  type JackpotDrop,
  jackpotDropsMax,
  jackpotWinHours,
  type readOwnJackpots as ownCall,
} from '@perya/contract/games/calls/jackpots';
import { jackpotMessage } from '@perya/contract/rules/jackpots/jackpots';
import { toPesos } from '@perya/money';
import { maskName } from '../../../platform/mask-name.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { GamesServices } from '../services.ts';
import type { JackpotDropRow, JackpotsStore, ShownJackpot } from './jackpots.store.ts';

interface ReadsJackpots extends Pick<GamesServices, 'catalogue' | 'identity'> {
  store: JackpotsStore;
}

const ownWinsMax = 20;
const hourMs = 3_600_000;

const nameOf = ({ nameEn, nameTl }: { nameEn: string; nameTl: string }) => ({
  en: nameEn,
  tl: nameTl,
});

const presentJackpot = (row: ShownJackpot): Jackpot => ({
  code: row.code,
  name: nameOf(row),
  amount: toPesos(row.amount),
  cap: toPesos(row.cap),
  must_drop: row.mustDrop,
  one_in: toPesos(row.oneIn),
  share_ppm: row.sharePpm,
  games: row.games,
  generation: row.generation,
  commitment: row.commitment.toString('hex'),
});

async function presentDrops(
  { catalogue, identity }: ReadsJackpots,
  rows: readonly JackpotDropRow[],
): Promise<JackpotDrop[]> {
  const names = await identity.listNames([...new Set(rows.map(({ uid }) => uid))]);
  return Promise.all(
    rows.map(async (row) => ({
      id: String(row.id),
      code: row.code,
      name: nameOf(row),
      generation: row.generation,
      nickname: row.isShown ? maskName(names.get(row.uid) ?? '') : null,
      game_name: (await catalogue.findGame(row.gameCode))?.name ?? row.gameCode,
      amount: toPesos(row.amount),
      stake: toPesos(row.stake),
      one_in: toPesos(row.oneIn),
      at: seconds(row.wonAt),
      is_forced: row.isForced,
      draw: String(row.draw),
      message: jackpotMessage(row.venue, row.transactionId),
      commitment: row.commitment.toString('hex'),
      secret: row.secret?.toString('hex') ?? null,
    })),
  );
}

/** Pools of money, for everybody. */
export async function readJackpots(reads: ReadsJackpots): Promise<AnswerOf<typeof call>> {
  const [shown, drops] = await Promise.all([
    reads.store.listShown(false),
    reads.store.listDrops(jackpotDropsMax),
  ]);
  const codes = new Set(shown.flatMap(({ games }) => games));
  return {
    jackpots: shown.map(presentJackpot),
    drops: await presentDrops(reads, drops),
    plays: await reads.catalogue.listCards([...codes]),
  };
}

/** The pools that the player plays for: with test money those of test money. */
export async function readOwnJackpots(
  services: Pick<GamesServices, 'jackpots' | 'ledger' | 'now'>,
  uid: bigint,
): Promise<AnswerOf<typeof ownCall>> {
  const { isTest } = await services.ledger.wallet(uid);
  const since = new Date(services.now() - jackpotWinHours * hourMs);
  const [shown, wins] = await Promise.all([
    services.jackpots.listShown(isTest),
    services.jackpots.store.listWinsOf(uid, since, ownWinsMax),
  ]);
  return {
    jackpots: shown.map(presentJackpot),
    wins: wins.map((win) => ({
      id: String(win.id),
      name: nameOf(win),
      amount: toPesos(win.amount),
      at: seconds(win.wonAt),
    })),
  };
}
