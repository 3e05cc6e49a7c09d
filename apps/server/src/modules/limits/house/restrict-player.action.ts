import { brandOf, genericTag } from '@perya/contract/brands';
import type { Restriction } from '@perya/contract/limits/staff-calls/limits';
import { mapLimitKinds } from '@perya/contract/rules/play-limits';
import { parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import { changeWithin } from '../change-limits.ts';
import type { LimitsServices } from '../services.ts';
import { decideRestriction } from './decide-restriction.ts';
import { saysOf } from './restriction-words.ts';

/** The contract has checked the form. */
const amountOf = (text: string | undefined) =>
  text === undefined ? undefined : (parsePesos(text) ?? undefined);

/** Who applies for the exclusion; of the family it must be said who. */
function applicationOf({
  exclusion,
  exclusion_by: by = 'house',
  applicant,
  relation,
}: Restriction) {
  if (exclusion === undefined) return undefined;
  if (by !== 'family') return { by, period: exclusion };
  if (!applicant || !relation) {
    const field = applicant ? 'relation' : 'applicant';
    throw new Refusal('APPLICANT_NEEDED', undefined, undefined, { field: [field] });
  }
  return { by, period: exclusion, applicant, relation };
}

const wantedOf = (input: Restriction) => ({
  ...mapLimitKinds((kind) => amountOf(input[kind])),
  session_minutes: input.session_minutes === undefined ? undefined : BigInt(input.session_minutes),
  lift: input.lift && [...new Set(input.lift)],
  exclusion: applicationOf(input),
});

/** Stricter play limits or an exclusion of a player, or the end of limits that the house had set. */
export function restrictPlayer(
  services: Pick<LimitsServices, 'store' | 'identity' | 'policy'>,
): RequestAction<Restriction> {
  const { store, identity, policy } = services;
  return {
    async describe(input) {
      const uid = BigInt(input.uid);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      const months = await policy.value('irrevocable_months');
      decideRestriction(await store.read(uid), wantedOf(input), months);
      return {
        subject: { kind: 'player', uid },
        topic: input.uid,
        says: saysOf(input.uid, wantedOf(input)),
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const asked = { uid: BigInt(input.uid), origin, brand: brandOf(genericTag).name };
      const months = await policy.within(tx, 'irrevocable_months');
      const { entries, events } = await changeWithin(services, tx, asked, (held) =>
        decideRestriction(held, wantedOf(input), months),
      );
      return { entries: entries.map((entry) => ({ ...entry, reason })), events };
    },
  };
}
