import { describe, expect, it } from 'vitest';
import {
  type Announced,
  announcementsToShow,
  markSeen,
  marksAfterLogout,
  type SeenMarks,
  withoutOldMarks,
} from './announcement.ts';

/** Ten in the morning in Manila. */
const now = Date.UTC(2026, 10, 16, 2) / 1000;
const hour = 3600;

const announced = (given: Partial<Announced> = {}): Announced => ({
  id: '1',
  frequency: 1,
  url: '/art/announcements/welcome-720.webp',
  seq: 1,
  start_time: now - hour,
  end_time: now + hour,
  state: 1,
  visible_type: 1,
  level_list: '',
  ...given,
});

interface Look {
  readonly level?: number | null;
  readonly at?: number;
  readonly marks?: SeenMarks;
}

const idsShown = (list: readonly Announced[], { level = null, at = now, marks = {} }: Look = {}) =>
  announcementsToShow(list, { level, now: at }, marks).map(({ id }) => id);
const isShown = (given: Partial<Announced>, look?: Look) =>
  idsShown([announced(given)], look).length === 1;

describe('an announcement', () => {
  it('without id, frequency or picture is ignored [M-246]', () => {
    expect(isShown({})).toBe(true);
    for (const lacking of [{ id: '' }, { frequency: 0 }, { url: '' }]) {
      expect(isShown(lacking)).toBe(false);
    }
  });

  it('is shown in state 1 only [M-247]', () => {
    expect([0, 1, 2, 3].filter((state) => isShown({ state }))).toEqual([1]);
  });

  it('is shown after its start and before its end, on neither moment itself [M-248]', () => {
    const moments = [now - 1, now, now + 1, now + hour - 1, now + hour];
    const shown = moments.filter((at) =>
      isShown({ start_time: now, end_time: now + hour }, { at }),
    );
    expect(shown).toEqual([now + 1, now + hour - 1]);
  });

  it('for VIP levels is shown to players of these levels, and to no visitor [M-249 M-336]', () => {
    const given = { visible_type: 2, level_list: '1, 12,20' };
    const levels = [null, 0, 1, 2, 12, 20, 21];
    expect(levels.filter((level) => isShown(given, { level }))).toEqual([1, 12, 20]);
    expect(isShown({ visible_type: 2, level_list: '' }, { level: 0 })).toBe(false);
  });

  it('for others is shown as one for all, to visitors too [M-144]', () => {
    for (const visible_type of [1, 3]) {
      expect(isShown({ visible_type, level_list: '7' })).toBe(true);
      expect(isShown({ visible_type, level_list: '7' }, { level: 2 })).toBe(true);
    }
  });

  it('is shown whoever its list of users names, and whenever it was changed [M-475]', () => {
    const whole = { visible_user_list: '7,8', updated_at: now + hour };
    expect(announcementsToShow([{ ...announced(), ...whole }], { level: 3, now }, {})).toEqual([
      { ...announced(), ...whole },
    ]);
  });

  it('stands in the order of seq [M-254]', () => {
    const list = [
      announced({ id: '1', seq: 30 }),
      announced({ id: '2', seq: -1 }),
      announced({ id: '3', seq: 7 }),
      announced({ id: '4', seq: 7 }),
    ];
    expect(idsShown(list)).toEqual(['2', '3', '4', '1']);
  });
});

describe('a seen mark', () => {
  it('holds the time and the frequency [M-145]', () => {
    expect(markSeen({}, announced({ id: '5', frequency: 2 }), now)).toEqual({
      5: { at: now, frequency: 2 },
    });
  });

  it('keeps a daily one away until the day in Manila is over [M-250 M-459]', () => {
    const week = { end_time: now + 168 * hour };
    const marks = markSeen({}, announced(week), now);
    const midnight = now + 14 * hour;
    expect(isShown(week, { marks, at: now + 1 })).toBe(false);
    expect(isShown(week, { marks, at: midnight - 1 })).toBe(false);
    expect(isShown(week, { marks, at: midnight })).toBe(true);
  });

  it('keeps one of each login away for as long as the login lasts [M-251 M-459]', () => {
    const week = { frequency: 2, end_time: now + 168 * hour };
    const marks = markSeen({}, announced(week), now);
    expect(isShown(week, { marks, at: now + 100 * hour })).toBe(false);
    expect(isShown({ ...week, id: '2' }, { marks })).toBe(true);
  });

  it('goes with a logout if it is of each login, and stays if it is daily [M-253]', () => {
    const daily = announced({ id: '1' });
    const everyLogin = announced({ id: '2', frequency: 2 });
    const marks = marksAfterLogout(markSeen(markSeen({}, daily, now), everyLogin, now));
    expect(idsShown([daily, everyLogin], { marks })).toEqual(['2']);
  });

  it('of a daily one does not count for the same one as of each login', () => {
    const marks = markSeen({}, announced(), now);
    expect(isShown({ frequency: 2 }, { marks })).toBe(true);
  });

  it('is forgotten with its day, if it is daily', () => {
    const marks = { 1: { at: now, frequency: 1 }, 2: { at: now, frequency: 2 } };
    expect(withoutOldMarks(marks, now + hour)).toEqual(marks);
    expect(withoutOldMarks(marks, now + 14 * hour)).toEqual({ 2: marks[2] });
  });
});
