import type { FairSeeds } from '@perya/game-kit/fair-source';
import type { RoomHub } from './room-hub.ts';

/** What a process keeps of its rooms. */
export interface RoomsOfProcess {
  hub: RoomHub;
  /** The seeds of rounds that were asked for lately: each costs thousands of hashes. They never leave the process. */
  seeds: Map<string, Promise<FairSeeds>>;
}
