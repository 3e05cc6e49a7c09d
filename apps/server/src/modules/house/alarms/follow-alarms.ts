import { readAlarms } from '../home/alarms.ts';
import type { HouseServices } from '../services.ts';
import { messagesOfAlarm } from './tell-alarm.ts';

/** Looks at what is wrong, keeps it, and tells those who are to know, wherever they are. */
export async function followAlarms(services: HouseServices): Promise<void> {
  const alarms = await readAlarms(services, await services.health());
  await services.alarms.follow(alarms, (change) => messagesOfAlarm(services.alarmPlaces, change));
}
