import { manilaDayStart } from '../../manila-time.ts';

/** Once a day, or once in each login and each page load of a visitor. [M-143 M-252] */
export const announcementFrequencies = { daily: 1, everyLogin: 2 } as const;

/** What may be shown; every other state is kept back. [M-247] */
export const announcementActive = 1;

/** To all, to players of some VIP levels, or 'other', which counts as all. [M-144] */
export const announcementAudiences = { all: 1, levels: 2, other: 3 } as const;

/** What decides whether an announcement is shown. [M-143] */
export interface Announced {
  readonly id: string;
  readonly frequency: number;
  /** The picture. */
  readonly url: string;
  readonly seq: number;
  /** In unix seconds. */
  readonly start_time: number;
  readonly end_time: number;
  readonly state: number;
  readonly visible_type: number;
  /** Numbers with commas. */
  readonly level_list: string;
}

/** That an announcement was seen, when and at which frequency. [M-145] */
export interface SeenMark {
  /** In unix seconds. */
  readonly at: number;
  readonly frequency: number;
}

export type SeenMarks = Readonly<Record<string, SeenMark>>;

/** Whoever looks: null for a visitor, who has no level. */
export interface Beholder {
  readonly level: number | null;
  /** In unix seconds. */
  readonly now: number;
}

/** One without id, frequency or picture is none. [M-246] */
function isWhole({ id, frequency, url }: Announced): boolean {
  return (
    id !== '' && Object.values<number>(announcementFrequencies).includes(frequency) && url !== ''
  );
}

/** [M-144 M-249 M-336] */
export function isForLevel(
  { visible_type, level_list }: Pick<Announced, 'visible_type' | 'level_list'>,
  level: number | null,
): boolean {
  if (visible_type !== announcementAudiences.levels) return true;
  return level !== null && level_list.split(',').some((each) => each.trim() === String(level));
}

/** Whether it may be shown at all: whole, active, within its window and to this person. [M-246 M-247 M-248 M-249] */
function isShowable(announced: Announced, { level, now }: Beholder): boolean {
  const { state, start_time, end_time } = announced;
  return (
    isWhole(announced) &&
    state === announcementActive &&
    now > start_time &&
    now < end_time &&
    isForLevel(announced, level)
  );
}

const dayOf = (seconds: number) => manilaDayStart(new Date(seconds * 1000)).getTime();

/** On this day in Manila, or in this login, whose end forgets the mark. [M-250 M-251] */
function wasSeen({ id, frequency }: Announced, marks: SeenMarks, now: number): boolean {
  const mark = marks[id];
  if (mark === undefined) return false;
  return frequency === announcementFrequencies.daily
    ? dayOf(mark.at) === dayOf(now)
    : mark.frequency === frequency;
}

/** What is to be shown now, in the operator's order. */
export function announcementsToShow<A extends Announced>(
  list: readonly A[],
  beholder: Beholder,
  marks: SeenMarks,
): A[] {
  return list
    .filter((each) => isShowable(each, beholder) && !wasSeen(each, marks, beholder.now))
    .toSorted((one, other) => one.seq - other.seq);
}

export function markSeen(marks: SeenMarks, { id, frequency }: Announced, now: number): SeenMarks {
  return { ...marks, [id]: { at: now, frequency } };
}

/** What a logout leaves: the marks of the daily kind. [M-253] */
export function marksAfterLogout(marks: SeenMarks): SeenMarks {
  return Object.fromEntries(
    Object.entries(marks).filter(
      ([, { frequency }]) => frequency === announcementFrequencies.daily,
    ),
  );
}

/** Without daily marks of days that are over, which nothing asks for any more. */
export function withoutOldMarks(marks: SeenMarks, now: number): SeenMarks {
  return Object.fromEntries(
    Object.entries(marks).filter(
      ([, { at, frequency }]) =>
        frequency !== announcementFrequencies.daily || dayOf(at) === dayOf(now),
    ),
  );
}
