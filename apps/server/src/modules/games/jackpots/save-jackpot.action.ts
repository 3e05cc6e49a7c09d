import type { JackpotWanted } from '@perya/contract/games/staff-calls/jackpots';
import { problemOfJackpot } from '@perya/contract/rules/jackpots/jackpots';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Entry, Recorded, RequestAction } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import { isAt, requireGame, returnOf, sharePercent } from './at-a-game.ts';
import type { HeldJackpot, NewTerms } from './desk.store.ts';

type Services = Pick<GamesServices, 'jackpots' | 'catalogue'>;

export const refusals = { SEED: 'JACKPOT_SEED', CAP: 'JACKPOT_CAP', DROP: 'JACKPOT_DROP' } as const;

function amountOf(text: string) {
  const amount = parsePesos(text);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  return amount;
}

const termsOf = (wanted: JackpotWanted): NewTerms => ({
  code: wanted.code,
  nameEn: wanted.name_en,
  nameTl: wanted.name_tl,
  state: wanted.state,
  sharePpm: wanted.share_ppm,
  seed: amountOf(wanted.seed),
  cap: amountOf(wanted.cap),
  mustDrop: wanted.must_drop,
  oneIn: amountOf(wanted.one_in),
  games: [...new Set(wanted.games)].sort(),
});

/** Plain facts, for the audit and to see whether anything differs. */
const factsOf = ({ code, nameEn, nameTl, state, sharePpm, ...terms }: NewTerms) => ({
  jackpot: code,
  name_en: nameEn,
  name_tl: nameTl,
  state,
  share_ppm: sharePpm,
  seed: String(terms.seed),
  cap: String(terms.cap),
  must_drop: terms.mustDrop,
  one_in: String(terms.oneIn),
  games: terms.games,
});

/** A game returns less than what is staked, with all jackpots it would have. */
async function checkGames(
  { catalogue }: Services,
  terms: NewTerms,
  others: readonly HeldJackpot[],
): Promise<void> {
  for (const code of terms.games) {
    requireGame(await catalogue.findGame(code), [terms, ...others.filter(isAt(code))]);
  }
}

/** Refuses in words what cannot be, as things stand; answers what stood before. */
async function checkJackpot(
  services: Services,
  wanted: JackpotWanted,
  held: readonly HeldJackpot[],
): Promise<{ terms: NewTerms; before: HeldJackpot | null }> {
  const terms = termsOf(wanted);
  const before = held.find(({ code }) => code === terms.code) ?? null;
  if ((before?.version ?? 0) !== wanted.seen) throw new Refusal('CHANGED_MEANWHILE');
  if (before && JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(terms))) {
    throw new Refusal('NOTHING_TO_CHANGE');
  }
  const { share_ppm, must_drop } = wanted;
  const { seed, cap, oneIn } = terms;
  const problem = problemOfJackpot({ share_ppm, seed, cap, must_drop, one_in: oneIn });
  if (problem) throw new Refusal(refusals[problem]);
  const others = held.filter(({ code }) => code !== terms.code);
  await checkGames(services, terms, others);
  return { terms, before };
}

export async function saveWithin(
  services: Services,
  tx: Recorded,
  wanted: JackpotWanted,
  reason: string,
): Promise<Entry> {
  const held = await services.jackpots.desk.lockAll(tx);
  const { terms, before } = await checkJackpot(services, wanted, held);
  await services.jackpots.desk.save(tx, terms);
  return {
    action: 'games.jackpot-saved',
    subject: { kind: 'house' },
    ...(before && { before: factsOf(before) }),
    after: factsOf(terms),
    reason,
  };
}

/** Adds a jackpot or changes one. Money of the house begins every pool, so it takes two. */
export function saveJackpot(services: Services): RequestAction<JackpotWanted> {
  return {
    async describe(input) {
      const { terms, before } = await checkJackpot(
        services,
        input,
        await services.jackpots.desk.listHeld(),
      );
      const back = sharePercent(returnOf(terms));
      const facts = `${formatPesos(terms.seed)}, ${formatPesos(terms.cap)}, ${sharePercent(terms.sharePpm)} %`;
      return {
        subject: { kind: 'house' },
        topic: terms.code,
        says: {
          en: `${before ? 'The jackpot' : 'A new jackpot'} ${terms.nameEn} (${terms.state}) begins with, holds at most and takes of stakes on ${terms.games.length} games: ${facts}. It is won once for ${formatPesos(terms.oneIn)} of stakes${terms.mustDrop ? ' or when it is full' : ''}, and returns ${back} % of stakes on average. The pool that fills keeps what it was begun with.`,
          tl: `${before ? 'Ang jackpot' : 'Bagong jackpot'} na ${terms.nameTl} (${terms.state}): panimula, pinakamalaking laman at bahagi ng taya sa ${terms.games.length} laro: ${facts}. Isang panalo sa bawat ${formatPesos(terms.oneIn)} na taya${terms.mustDrop ? ' o kapag puno na' : ''}, at ibinabalik ang ${back} % ng taya sa karaniwan. Mananatili sa kasalukuyang pondo ang simula nito.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      return {
        entries: [await saveWithin(services, tx, input, reason)],
        // Should it fail, the next request of a provider reads them.
        afterCommit: () => void services.jackpots.draws.refresh().catch(() => {}),
      };
    },
  };
}
