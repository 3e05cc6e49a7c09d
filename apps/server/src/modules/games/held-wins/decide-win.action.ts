import type { WinDecision } from '@perya/contract/games/staff-calls/held-wins';
import type { Text } from '@perya/contract/text';
import { formatPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import type { DeskWin } from './desk.store.ts';

/** A debt: something is taken back of what the round has paid. */
function saysOfDebt({ uid, amount, game, venue }: DeskWin, { decision, id }: WinDecision): Text {
  const money = formatPesos(amount);
  return decision === 'released'
    ? {
        en: `${money} that ${game} of ${venue} paid too much is taken back from player ${uid} at once, if they have it (win ${id}).`,
        tl: `Agad babawiin sa manlalaro ${uid} ang sobrang ibinayad ng ${game} ng ${venue} na ${money}, kung mayroon siya nito (panalo ${id}).`,
      }
    : {
        en: `${money} that ${game} of ${venue} paid too much is left to player ${uid} for good (win ${id}).`,
        tl: `Tuluyang iiwan sa manlalaro ${uid} ang sobrang ibinayad ng ${game} ng ${venue} na ${money} (panalo ${id}).`,
      };
}

function saysOf(win: DeskWin, wanted: WinDecision): Text {
  if (win.reason === 'debt') return saysOfDebt(win, wanted);
  const { uid, amount, game, venue } = win;
  const { decision, id } = wanted;
  const money = formatPesos(amount);
  const from = {
    en: `${game ?? 'a promotion'} of ${venue}`,
    tl: `${game ?? 'promosyon'} ng ${venue}`,
  };
  return decision === 'released'
    ? {
        en: `${money} from ${from.en} is paid to player ${uid} at once (win ${id}). The player is told.`,
        tl: `Agad ibabayad ang ${money} mula sa ${from.tl} sa manlalaro ${uid} (panalo ${id}). Sasabihan ang manlalaro.`,
      }
    : {
        en: `${money} from ${from.en} is refused for good to player ${uid} (win ${id}). The player is told.`,
        tl: `Tuluyang tatanggihan ang ${money} mula sa ${from.tl} para sa manlalaro ${uid} (panalo ${id}). Sasabihan ang manlalaro.`,
      };
}

/** Pays a win that is held back, or refuses it for good. */
export function decideWin({
  desk,
  heldWins,
}: Pick<GamesServices, 'desk' | 'heldWins'>): RequestAction<WinDecision> {
  return {
    async describe(input) {
      const win = await desk.find(BigInt(input.id));
      if (!win) throw new Refusal('WIN_UNKNOWN');
      if (win.decision !== null) throw new Refusal('WIN_DECIDED');
      return {
        subject: { kind: 'player', uid: win.uid },
        topic: input.id,
        says: saysOf(win, input),
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const wanted = { id: BigInt(input.id), decision: input.decision, reason };
      const { outcome, entries, events } = await heldWins.decideWithin(tx, origin, wanted);
      if (outcome === 'UNKNOWN') throw new Refusal('WIN_UNKNOWN');
      if (outcome === 'UNFUNDED') throw new Refusal('WIN_UNFUNDED');
      // Also if it was decided in the same way: two requests never stand for one payment.
      if (outcome !== 'DONE') throw new Refusal('WIN_DECIDED');
      return { entries, events };
    },
  };
}
