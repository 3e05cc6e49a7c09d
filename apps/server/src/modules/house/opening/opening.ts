import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  closeDoors as closeCall,
  Door,
  getOpening as getCall,
} from '@perya/contract/house/staff-calls/opening';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { DoorState } from '../../doors/index.ts';
import { nameActors } from '../actor-names.ts';
import type { HouseServices } from '../services.ts';
import { listLines } from './list-lines.ts';

async function presentDoor({ staff }: HouseServices, door: DoorState): Promise<Door> {
  const { isOpen, turn, changedAt, changedBy, askedBy, reason } = door;
  const nameOf = await nameActors(staff, [changedBy, askedBy]);
  return {
    is_open: isOpen,
    turn,
    changed_at: seconds(changedAt),
    changed_by: changedBy === null ? null : nameOf(changedBy),
    asked_by: isOpen && askedBy !== null ? nameOf(askedBy) : null,
    reason,
  };
}

/** Whether the house is open, and what it needs to be. */
export async function getOpening(services: HouseServices): Promise<AnswerOf<typeof getCall>> {
  const [door, lines, usable] = await Promise.all([
    services.doors.read(),
    listLines(services),
    services.payments.channels.listUsable(),
  ]);
  return {
    door: await presentDoor(services, door),
    lines: lines.map(({ name, isDone, about, provedAt }) => ({
      name,
      is_done: isDone,
      about,
      proved_at: seconds(provedAt),
    })),
    channels: usable
      .filter(({ mode }) => mode === 'deposit')
      .map(({ id, name, gateway }) => ({ id, name, gateway })),
  };
}

/** Closes the house at once, by one person alone. */
export async function closeByStaff(
  services: HouseServices,
  context: StaffContext,
  closing: RequestOf<typeof closeCall>,
): Promise<Door> {
  return presentDoor(services, await services.doors.close(byStaff(context), closing));
}
