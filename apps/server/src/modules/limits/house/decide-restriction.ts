import { type LimitName, limitNames } from '@perya/contract/rules/play-limits';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { decideLimit, isStricter } from '../decide-limit.ts';
import { decideExclusion } from '../exclusion/decide-exclusion.ts';
import type { Application, HeldLimit, HeldLimits, LimitChange } from '../held-limits.ts';
import { limitText } from '../limit-text.ts';

/** What the house may do about a player: set limits that are no higher than what stands, lift what it has set, and a longer exclusion. */
export type Restriction = { [Name in LimitName]?: bigint | undefined } & {
  lift?: readonly LimitName[] | undefined;
  exclusion?: Application | undefined;
};

const names: Record<LimitName, Text> = {
  daily_stake: { en: 'daily stake limit', tl: 'arawang limit sa taya' },
  daily_loss: { en: 'daily loss limit', tl: 'arawang limit sa talo' },
  weekly_loss: { en: 'weekly loss limit', tl: 'lingguhang limit sa talo' },
  monthly_loss: { en: 'monthly loss limit', tl: 'buwanang limit sa talo' },
  session_minutes: { en: 'session limit', tl: 'limit ng session' },
  daily_deposit: { en: 'daily deposit limit', tl: 'arawang limit sa deposito' },
  weekly_deposit: { en: 'weekly deposit limit', tl: 'lingguhang limit sa deposito' },
  monthly_deposit: { en: 'monthly deposit limit', tl: 'buwanang limit sa deposito' },
};

function notStricter(kind: LimitName, held: bigint): Refusal {
  const amount = limitText(kind, held);
  const text = {
    en: `The ${names[kind].en} of this player is ${amount.en}. The house only sets stricter ones; a looser one the player asks for, and it counts after 24 hours`,
    tl: `Ang ${names[kind].tl} ng manlalarong ito ay ${amount.tl}. Mas mahigpit lamang ang itinatakda ng bahay; ang mas maluwag ay hinihiling ng manlalaro at umiiral pagkaraan ng 24 oras`,
  };
  return new Refusal('LIMIT_NOT_STRICTER', text, undefined, { field: [kind] });
}

/** A limit that the house lifts stays as the player's own, who may ask for a higher one then. */
function decideLift(held: HeldLimits, kind: LimitName): LimitChange {
  const set = held.house[kind];
  if (set === null) throw new Refusal('LIMITS_UNCHANGED');
  return {
    kind,
    action: 'lifted',
    amountBefore: set,
    amountAfter: held[kind].amount,
    appliesAt: held.now,
    endsAt: null,
  };
}

/** Pins what the player has set themself: from now on it is the house's too. */
const pinned = ({ amount }: HeldLimit, now: Date): ReturnType<typeof decideLimit> => ({
  limit: { amount, next: null },
  change: { action: 'set', amountBefore: amount, amountAfter: amount, appliesAt: now },
});

function decideStricter(held: HeldLimits, kind: LimitName, amount: bigint) {
  const { amount: standing } = held[kind];
  if (standing !== null && standing !== amount && !isStricter(amount, standing)) {
    throw notStricter(kind, standing);
  }
  // The same amount drops a raise that waits, which is stricter too.
  const decision = decideLimit(held[kind], amount, held.now);
  if (decision !== null || held.house[kind] === amount) return decision;
  return pinned(held[kind], held.now);
}

/** Decides on what is held: stricter counts at once, anything else is refused in words. */
export function decideRestriction(
  held: HeldLimits,
  wanted: Restriction,
  irrevocableMonths: number,
): { limits: HeldLimits; changes: LimitChange[] } {
  const limits: HeldLimits = { ...held };
  const house = { ...held.house };
  const changes: LimitChange[] = [];
  for (const kind of wanted.lift ?? []) {
    changes.push(decideLift(held, kind));
    house[kind] = null;
  }
  for (const kind of limitNames) {
    const amount = wanted[kind];
    if (amount === undefined) continue;
    const decision = decideStricter(held, kind, amount);
    if (!decision) continue;
    house[kind] = amount;
    limits[kind] = decision.limit;
    changes.push({ kind, ...decision.change, endsAt: null });
  }
  if (wanted.exclusion !== undefined) {
    const decision = decideExclusion(held, wanted.exclusion, irrevocableMonths);
    if (!decision) throw new Refusal('EXCLUSION_NOT_LONGER');
    limits.exclusion = decision.exclusion;
    changes.push(decision.change);
  }
  if (changes.length === 0) throw new Refusal('LIMITS_UNCHANGED');
  return { limits: { ...limits, house }, changes };
}
