import type { OpeningLine, OpeningWanted } from '@perya/contract/house/staff-calls/opening';
import type { Text } from '@perya/contract/text';
import { eventOf } from '../../platform/events/event.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../audit/index.ts';
import { opened } from './events.ts';
import type { DoorsServices } from './services.ts';

const says: Text = {
  en: 'The house opens to players at once: they can register, pay in and play.',
  tl: 'Agad na bubuksan ang bahay sa mga manlalaro: makakapagrehistro, makakapagdeposito at makakapaglaro sila.',
};

function refuseUnready(missing: readonly OpeningLine[]): void {
  if (missing.length === 0) return;
  const names = missing.join(', ');
  throw new Refusal('DOORS_UNREADY', {
    en: `Something is still missing: ${names}`,
    tl: `May kulang pa: ${names}`,
  });
}

/** Opens the house that was closed, if nothing of the list is missing. */
export function openDoors(services: DoorsServices): RequestAction<OpeningWanted> {
  const { store, cache, listMissing } = services;
  return {
    async describe({ turn }) {
      const door = await store.read();
      if (door.isOpen || door.turn !== turn) throw new Refusal('DOORS_MOVED');
      refuseUnready(await listMissing());
      return { subject: { kind: 'house' }, topic: 'house', says };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      // Something may have broken since it was asked for.
      refuseUnready(await listMissing());
      const by = nameOfActor(origin.actor);
      const door = await store.open(tx, input.turn, { by, askedBy: request.askedBy, reason });
      if (!door) throw new Refusal('DOORS_MOVED');
      const { turn } = door;
      return {
        entries: [
          {
            action: 'doors.opened',
            subject: { kind: 'house' },
            before: { open: false },
            after: { open: true, turn, asked_by: request.askedBy },
            reason,
          },
        ],
        events: [eventOf(opened, { uid: null, key: String(turn) }, { turn })],
        afterCommit: cache.expire,
      };
    },
  };
}
