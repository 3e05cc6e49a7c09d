import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

let wallMs: number;
let steadyMs: number;
let alarms: string[];
let watch: ReturnType<typeof createClockWatch>;

beforeEach(() => {
  [wallMs, steadyMs, alarms] = [1_000_000, 5_000, []];
  watch = createClockWatch({ wall: () => wallMs, steady: () => steadyMs });
  watch.onAlarm((alarm) => alarms.push(alarm));
});

/** Ten seconds later, the database says that it is so much ahead of us. */
function look(aheadMs: number, passedMs = 10_000): void {
  wallMs += passedMs;
  steadyMs += passedMs;
  const asked = watch.ask();
  steadyMs += 40;
  wallMs += 40;
  watch.answer(asked, new Date(wallMs - 20 + aheadMs));
}

describe('the clock of the database', () => {
  it('is compared with ours half-way through the question', () => {
    look(0);
    look(300);
    expect(watch.deviationMs()).toBe(300);
    expect([alarms, watch.warnings()]).toEqual([[], []]);
  });

  it('raises one alarm while it is off, and none when it is right again', () => {
    look(0);
    look(1900);
    look(3800);
    look(4000);
    expect(alarms).toEqual(["The database's clock is 3.8 s ahead of this server's"]);
    expect(watch.warnings()).toEqual(['clock deviates from the database']);
    look(2100);
    look(500);
    expect(watch.warnings()).toEqual([]);
  });

  it('that is set together with ours is found by the steady one, and remembered for ten minutes', async () => {
    look(0);
    wallMs += 3_600_000;
    look(0);
    expect(alarms).toEqual(["The database's clock was set 3600.0 s ahead"]);
    expect(watch.warnings()).toEqual(['clock of the database was set']);
    const registry = new Registry();
    watch.register(registry);
    expect(await registry.metrics()).toContain('perya_clock_jump_seconds 3600');
    steadyMs += 600_000;
    expect(watch.warnings()).toEqual([]);
  });
});
