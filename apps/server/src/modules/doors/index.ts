export type { DoorState, Proof } from './doors.store.ts';
export { createDoors, type Doors } from './doors.ts';
