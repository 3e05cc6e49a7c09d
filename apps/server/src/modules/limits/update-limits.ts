import type { RequestOf } from '@perya/contract/call';
import type { updateLimits as call } from '@perya/contract/limits/calls/limits';
import { type LimitName, limitNames, mapLimitKinds } from '@perya/contract/rules/play-limits';
import { parsePesos } from '@perya/money';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Asked, changeLimits } from './change-limits.ts';
import { decideLimit } from './decide-limit.ts';
import type { HeldLimits, LimitChange } from './held-limits.ts';
import { limitText } from './limit-text.ts';
import type { LimitsServices } from './services.ts';

/** The contract has checked the form, so that null here means what the player asked for: no limit. */
const amountOf = (text: string | null | undefined) =>
  typeof text === 'string' ? parsePesos(text) : text;

const minutesOf = (minutes: number | null | undefined) =>
  typeof minutes === 'number' ? BigInt(minutes) : minutes;

/** The limits that a request asks for, in centavos and minutes. */
export function readWanted(request: RequestOf<typeof call>): WantedLimits {
  return {
    ...mapLimitKinds((kind) => amountOf(request[kind])),
    session_minutes: minutesOf(request.session_minutes),
  };
}

/** A limit that is not named stays; null asks for none. */
export type WantedLimits = { [Name in LimitName]?: bigint | null | undefined };

/** What the house has set the house alone lifts; until then the player may only be stricter. */
function refuseAboveHouse(name: LimitName, house: bigint | null, wanted: bigint | null): void {
  if (house === null || (wanted !== null && wanted <= house)) return;
  const amount = limitText(name, house);
  throw new Refusal('LIMIT_OF_HOUSE', {
    en: `We have set this limit to ${amount.en}. You can make it stricter; only we can lift it. Support can tell you more`,
    tl: `Itinakda namin ang limit na ito sa ${amount.tl}. Puwede mo itong higpitan; kami lang ang makapag-aalis nito. Makapagsasabi pa ang support`,
  });
}

export async function updateLimits(
  services: LimitsServices,
  asked: Asked,
  wanted: WantedLimits,
): Promise<void> {
  if (limitNames.every((kind) => wanted[kind] === undefined)) {
    throw new Refusal('NOTHING_TO_CHANGE');
  }
  await changeLimits(services, asked, (held) => {
    const limits: HeldLimits = { ...held };
    const changes: LimitChange[] = [];
    for (const kind of limitNames) {
      const amount = wanted[kind];
      if (amount === undefined) continue;
      refuseAboveHouse(kind, held.house[kind], amount);
      const decision = decideLimit(held[kind], amount, held.now);
      if (!decision) continue;
      limits[kind] = decision.limit;
      changes.push({ kind, ...decision.change, endsAt: null });
    }
    return { limits, changes };
  });
}
