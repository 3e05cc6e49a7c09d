import type { Widening } from '@perya/contract/staff/calls/roles';
import { permissionText } from '@perya/contract/staff/permission-texts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actorId, type RequestAction } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { changePermissions, refuseChange } from './change-permissions.ts';
import { requireRole, saidOf } from './role-text.ts';

/** Gives a role more permissions, and with it everybody who has it. */
export function widenRole(services: Pick<StaffServices, 'roles'>): RequestAction<Widening> {
  return {
    async describe({ role, permissions }) {
      refuseChange({ role, add: permissions, remove: [] });
      const present = await requireRole(services, role);
      const { en, tl } = saidOf(present);
      const hasNew = permissions.some((name) => !present.permissions.includes(name));
      if (!hasNew) throw new Refusal('STAFF_SO_ALREADY');
      const texts = permissions.map(permissionText);
      return {
        subject: { kind: 'role', role },
        topic: role,
        says: {
          en: `Everybody with the role ${en} may also: ${texts.map((text) => text.en).join('; ')}.`,
          tl: `Ang lahat ng may tungkuling ${tl} ay maaari ring: ${texts.map((text) => text.tl).join('; ')}.`,
        },
      };
    },
    async carryOut(tx, { origin: { actor }, input, reason, request }) {
      const change = { role: input.role, add: input.permissions, remove: [], reason };
      const entry = await changePermissions(services, tx, change, () =>
        services.roles.widen(tx, request.id, actorId(actor)),
      );
      if (!entry) throw new Refusal('STAFF_SO_ALREADY');
      return { entries: [entry] };
    },
  };
}
