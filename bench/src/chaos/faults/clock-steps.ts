import type { Fault } from '../fault.ts';

/** Ahead by an hour, back behind, and right again. */
const steps = [3600, -3600, 0];

export const clockSteps: Fault = {
  says: 'the clock of the platform steps an hour ahead, an hour behind and back',
  async strike({ owner, playOn }) {
    for (const seconds of steps) {
      await playOn(50);
      await owner.query(
        `create or replace function platform.clock() returns timestamptz language sql volatile
         return clock_timestamp() + interval '${seconds} seconds'`,
      );
      await playOn(50);
    }
  },
};
