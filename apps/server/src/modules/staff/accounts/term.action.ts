import { manilaDay } from '@perya/contract/manila-time';
import type { StaffTerm } from '@perya/contract/staff/calls/accounts';
import { termDaysMax } from '@perya/contract/staff/outside';
import { isOutsideRole, type RoleName } from '@perya/contract/staff/roles';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actorId, type RequestAction } from '../../audit/index.ts';
import { requireNetworks } from '../roles/change-networks.ts';
import type { StaffServices } from '../services.ts';
import type { Account } from './account.store.ts';
import { requireAccount } from './require-account.ts';

const dayMs = 24 * 3600 * 1000;

function requireDay(day: string): void {
  const now = Date.now();
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  const isWithin = day >= manilaDay(now) && day <= manilaDay(now + termDaysMax * dayMs);
  if (!isDay || !isWithin) throw new Refusal('STAFF_TERM_BOUNDS');
}

const saidTerm = (day: string, networks: readonly string[]): Text => ({
  en: ` The account ends by itself after ${day}, opens from ${networks.join(', ')} alone, changes nothing, and every look is kept in the audit.`,
  tl: ` Kusang matatapos ang account pagkatapos ng ${day}, bubukas mula sa ${networks.join(', ')} lamang, walang nababago, at nakatala sa audit ang bawat pagtingin.`,
});

/** Who is from outside has a last day and networks; nobody else has. In words, none for a colleague. */
export function requireTerm(
  role: RoleName,
  until: string | undefined,
  networks: readonly string[] | undefined,
): Text {
  const isOutside = isOutsideRole(role);
  if (isOutside !== (until !== undefined) || isOutside !== (networks !== undefined)) {
    throw new Refusal('STAFF_TERM');
  }
  if (until === undefined || networks === undefined) return { en: '', tl: '' };
  requireDay(until);
  requireNetworks(networks);
  return saidTerm(until, networks);
}

function requireOutside({ role, switchedOffAt }: Account): void {
  if (!isOutsideRole(role)) throw new Refusal('STAFF_TERM');
  if (switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
}

/** The last day of an account that ends at this moment. */
const lastDayOf = (endsAt: Date | null) => (endsAt ? manilaDay(endsAt.getTime() - 1) : '');

const factsOf = (day: string, networks: readonly string[] | null) => ({
  until: day,
  networks: [...(networks ?? [])],
});

type Services = Pick<StaffServices, 'accounts'>;

/** Another last day, or other networks, of somebody from outside. */
export function changeTerm(services: Services): RequestAction<StaffTerm> {
  return {
    async describe({ id, until, networks }) {
      const account = await requireAccount(services, BigInt(id));
      requireOutside(account);
      const term = requireTerm(account.role, until, networks);
      const before = lastDayOf(account.endsAt);
      const held = account.networks?.join(', ') ?? '';
      const isSame = before === until && held === networks.join(', ');
      if (isSame) throw new Refusal('STAFF_SO_ALREADY');
      const { name, email } = account;
      return {
        subject: { kind: 'staff', id },
        topic: id,
        says: {
          en: `${name} (${email}), until now to ${before} from ${held}.${term.en}`,
          tl: `${name} (${email}), hanggang ngayon sa ${before} mula sa ${held}.${term.tl}`,
        },
      };
    },
    async carryOut(tx, { origin: { actor }, input, reason, request }) {
      const account = await services.accounts.lock(tx, BigInt(input.id));
      requireOutside(account);
      requireTerm(account.role, input.until, input.networks);
      await services.accounts.setTerm(tx, request.id, actorId(actor));
      return {
        entries: [
          {
            action: 'staff.term-changed',
            subject: { kind: 'staff', id: input.id },
            before: factsOf(lastDayOf(account.endsAt), account.networks),
            after: factsOf(input.until, input.networks),
            reason,
          },
        ],
      };
    },
  };
}
