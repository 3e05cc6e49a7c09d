import type { Widening } from '@perya/contract/staff/calls/roles';
import { permissionText } from '@perya/contract/staff/permission-texts';
import { roles as roleTexts } from '@perya/contract/staff/roles';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actorId, type RequestAction } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { changePermissions, refuseChange } from './change-permissions.ts';

/** Gives a role more permissions, and with it everybody who has it. */
export function widenRole(services: Pick<StaffServices, 'roles'>): RequestAction<Widening> {
  return {
    async describe({ role, permissions }) {
      refuseChange({ role, add: permissions, remove: [] });
      const present = (await services.roles.list()).find(({ name }) => name === role);
      const hasNew = permissions.some((name) => !present?.permissions.includes(name));
      if (!hasNew) throw new Refusal('STAFF_SO_ALREADY');
      const texts = permissions.map(permissionText);
      return {
        subject: { kind: 'role', role },
        topic: role,
        says: {
          en: `Everybody with the role ${roleTexts[role].en} may also: ${texts.map(({ en }) => en).join('; ')}.`,
          tl: `Ang lahat ng may tungkuling ${roleTexts[role].tl} ay maaari ring: ${texts.map(({ tl }) => tl).join('; ')}.`,
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
