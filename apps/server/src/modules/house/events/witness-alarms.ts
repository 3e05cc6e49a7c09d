import type { AlarmName } from '@perya/contract/house/staff-calls/home';
import { toldOf } from '../../../platform/lists/teller.ts';
import type { SeenEvent, Witness } from '../../../platform/lists/witness.ts';
import type { LostProcess, ProcessStore } from '../../../platform/processes/process.store.ts';
import type { AlarmRow, AlarmStore } from '../alarms/alarm.store.ts';
import { alarmKinds, alarmsOfKinds, kindOfAlarm, placeOfAlarm } from './alarm-kinds.ts';

const eventOfAlarm = ({ id, name, about, raisedAt, endedAt }: AlarmRow) =>
  ({
    kind: kindOfAlarm(name),
    at: raisedAt,
    endedAt,
    is_lasting: endedAt === null,
    what: name,
    about,
    uid: null,
    amount: null,
    by: null,
    opens: { place: placeOfAlarm(name), id: String(id) },
  }) satisfies Omit<SeenEvent, 'cursor'>;

/** What was wrong with the house, from when until when. */
export function alarmWitness(alarms: Pick<AlarmStore, 'readNamed'>): Witness {
  return {
    name: 'alarms',
    kinds: alarmKinds,
    async see({ kinds, ...seeing }) {
      const found = await alarms.readNamed({ ...seeing, names: alarmsOfKinds(kinds) });
      return toldOf(found, seeing.limit, eventOfAlarm);
    },
  };
}

const lost: AlarmName = 'process-lost';

const eventOfLost = ({ host, pid, seenAt, replacedAt }: LostProcess) =>
  ({
    kind: 'outage',
    at: seenAt,
    endedAt: replacedAt,
    is_lasting: replacedAt === null,
    what: lost,
    about: `${host} ${pid}`,
    uid: null,
    amount: null,
    by: null,
    opens: { place: 'alarms', id: '' },
  }) satisfies Omit<SeenEvent, 'cursor'>;

/** Processes that ended without a word: from their last sign of life until the next one started. */
export function processWitness(processes: Pick<ProcessStore, 'readLost'>): Witness {
  return {
    name: 'processes',
    kinds: ['outage'],
    see: async (seeing) => toldOf(await processes.readLost(seeing), seeing.limit, eventOfLost),
  };
}
