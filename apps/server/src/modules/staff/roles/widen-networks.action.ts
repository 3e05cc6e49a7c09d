import type { NetworksWanted } from '@perya/contract/staff/calls/roles';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actorId, type RequestAction } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { networksEntry, requireNetworks } from './change-networks.ts';
import { isWithin } from './networks.ts';
import { requireRole, saidOf } from './role-text.ts';

const isSame = (one: readonly string[] | null, other: readonly string[] | null) =>
  JSON.stringify(one?.toSorted() ?? null) === JSON.stringify(other?.toSorted() ?? null);

/** Lets a role work from networks that it may not come from now; of administrators whatever two decide. */
export function widenNetworks(
  services: Pick<StaffServices, 'roles'>,
): RequestAction<NetworksWanted> {
  return {
    async describe({ role, networks }) {
      requireNetworks(networks ?? []);
      const stands = await requireRole(services, role);
      if (isSame(stands.networks, networks)) throw new Refusal('STAFF_SO_ALREADY');
      const { en, tl } = saidOf(stands);
      const listed = networks?.join(', ');
      return {
        subject: { kind: 'role', role },
        topic: role,
        says: {
          en: `Whoever has the role ${en} may work from ${listed ?? 'anywhere'}, from the next call on.`,
          tl: `Ang may tungkuling ${tl} ay makapagtatrabaho mula sa ${listed ?? 'kahit saan'}, mula sa susunod na tawag.`,
        },
      };
    },
    async carryOut(tx, { origin: { actor, address }, input, reason, request }) {
      const { role, networks } = input;
      // Administrators decide it: whoever approves must still be able to.
      const isOwn = role === 'administrator' && networks !== null;
      if (isOwn && !isWithin(address, networks)) throw new Refusal('NETWORKS_SHUT_OUT');
      const before = await services.roles.lockNetworks(tx, role);
      if (before === undefined) throw new Refusal('NOT_FOUND');
      await services.roles.widenNetworks(tx, request.id, actorId(actor));
      return { entries: [networksEntry(role, before, networks, reason)] };
    },
  };
}
