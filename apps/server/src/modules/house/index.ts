export { alarmCarriers } from './alarms/tell-alarm.ts';
export { createHouse } from './house.ts';
export { houseSettings } from './settings.ts';
export { houseBytes } from './stored-bytes.ts';
