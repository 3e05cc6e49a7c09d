import { Gauge, type Registry } from 'prom-client';

/** Above this somebody should look: entries, day limits and signatures are dated by the database's clock and ours. */
const alarmMs = 2000;
const jumpRememberedMs = 10 * 60_000;

interface Asked {
  wallMs: number;
  steadyMs: number;
}

export interface Clocks {
  /** This machine's clock, which may be set. */
  wall(): number;
  /** One that only ever goes on. */
  steady(): number;
}

const machine: Clocks = { wall: Date.now, steady: () => performance.now() };
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/**
 * Compares the database's clock with ours, and with a steady one from look to look: where both run on
 * one machine, they are set together, and only the second comparison shows it.
 */
export function createClockWatch(clocks: Clocks = machine) {
  let deviationMs = 0;
  let last: { databaseMs: number; steadyMs: number } | null = null;
  let jump: { byMs: number; steadyMs: number } | null = null;
  let hasDeviated = false;
  let tell: (alarm: string) => void = () => {};

  function compareWithOurs(databaseMs: number, wallMs: number): void {
    deviationMs = databaseMs - wallMs;
    const isOff = Math.abs(deviationMs) >= alarmMs;
    if (isOff && !hasDeviated) {
      tell(`The database's clock is ${seconds(deviationMs)} s ahead of this server's`);
    }
    hasDeviated = isOff;
  }

  function compareWithLast(databaseMs: number, steadyMs: number): void {
    if (last) {
      const byMs = databaseMs - last.databaseMs - (steadyMs - last.steadyMs);
      if (Math.abs(byMs) >= alarmMs) {
        jump = { byMs, steadyMs };
        tell(`The database's clock was set ${seconds(byMs)} s ahead`);
      }
    }
    last = { databaseMs, steadyMs };
  }

  return {
    ask: (): Asked => ({ wallMs: clocks.wall(), steadyMs: clocks.steady() }),

    /** The answer was written half-way between the question and now, as near as can be known. */
    answer({ wallMs, steadyMs }: Asked, at: Date): void {
      const halfWayMs = (clocks.steady() - steadyMs) / 2;
      compareWithOurs(at.getTime(), wallMs + halfWayMs);
      compareWithLast(at.getTime(), steadyMs + halfWayMs);
    },

    warnings(): string[] {
      const hasJumped = jump !== null && clocks.steady() - jump.steadyMs < jumpRememberedMs;
      return [
        ...(hasDeviated ? ['clock deviates from the database'] : []),
        ...(hasJumped ? ['clock of the database was set'] : []),
      ];
    },

    deviationMs: () => deviationMs,

    onAlarm(listener: (alarm: string) => void): void {
      tell = listener;
    },

    register(registry: Registry): void {
      new Gauge({
        name: 'perya_clock_deviation_seconds',
        help: "How far the database's clock is ahead of this server's.",
        registers: [registry],
        collect() {
          this.set(deviationMs / 1000);
        },
      });
      new Gauge({
        name: 'perya_clock_jump_seconds',
        help: "By how much the database's clock was last set, as the steady clock of this server saw it.",
        registers: [registry],
        collect() {
          this.set((jump?.byMs ?? 0) / 1000);
        },
      });
    },
  };
}
