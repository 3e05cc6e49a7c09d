import * as z from 'zod/mini';

/** The newbie period: so many days of 24 hours, from the registration on. [G-171] */
export const newbieDays = 7;

/** [M-105] */
export const taskCategories = { newbie: 1, daily: 2 } as const;
export type TaskCategory = (typeof taskCategories)[keyof typeof taskCategories];

/** What a task asks for, by the number that calls carry as `ty`. [M-393 M-478] */
export const taskTypes = {
  identity: 1,
  app: 2,
  slots: 3,
  deposit: 4,
  live: 5,
  email: 6,
  follow: 7,
  checkIn: 8,
  dailyLogin: 101,
  dailyDeposit: 102,
  dailySlots: 103,
  dailyLive: 104,
  dailyGame: 105,
  dailyFollow: 106,
  dailyCheckIn: 107,
} as const;
export type TaskType = (typeof taskTypes)[keyof typeof taskTypes];

export const isTaskType = (ty: number): ty is TaskType =>
  Object.values(taskTypes).some((known) => known === ty);

export const categoryOfTask = (ty: number): TaskCategory =>
  ty < taskTypes.dailyLogin ? taskCategories.newbie : taskCategories.daily;

/** Nobody can see whether a page is followed, so such a task can be collected from the start. [M-161] */
export const isFollowTask = (ty: number): boolean =>
  ty === taskTypes.follow || ty === taskTypes.dailyFollow;

/** How far a task is: to be done, done and collected, to be collected, out of the player's hands, or past hope. [M-156 M-157 M-158 M-159 M-160] */
export const taskStates = { open: 0, done: 1, collectable: 2, ongoing: 3, failed: 4 } as const;

export interface Tier {
  /** The progress that it asks for. */
  readonly value: number;
  /** What it brings, in Filcoins. */
  readonly bonus: number;
}

interface StateFacts {
  readonly ty: number;
  readonly progress: number;
  readonly tiers: readonly Tier[];
  /** Which tiers were collected, by their places. */
  readonly collected: ReadonlySet<number>;
  /** Others are at work on it, as on an identity check that is being reviewed. */
  readonly isWaiting: boolean;
  /** It cannot be completed any more. */
  readonly isOver: boolean;
}

/** Places of the tiers that can be collected now. */
export function collectableTiers({
  ty,
  progress,
  tiers,
  collected,
}: Pick<StateFacts, 'ty' | 'progress' | 'tiers' | 'collected'>): number[] {
  const reached = isFollowTask(ty) ? Number.POSITIVE_INFINITY : progress;
  return tiers.flatMap(({ value }, place) =>
    reached >= value && !collected.has(place) ? [place] : [],
  );
}

/** What was earned can be collected until its time is over; then it failed. */
export function taskStateOf(facts: StateFacts): number {
  const { tiers, collected, isWaiting, isOver } = facts;
  if (tiers.every((_, place) => collected.has(place))) return taskStates.done;
  if (isOver) return taskStates.failed;
  if (collectableTiers(facts).length > 0) return taskStates.collectable;
  return isWaiting ? taskStates.ongoing : taskStates.open;
}

/** The config of a task, which the wire carries as JSON text. [G-138 M-104] */
export const taskConfig = z.object({
  /** All that the task can bring. */
  bonus: z.int(),
  /** The amounts of a check-in's seven days; empty for other tasks. */
  daily: z.array(z.int()),
  /** Days of a check-in's week that are checked, counted from 1. */
  daily_done: z.array(z.int()),
  /** Checked days in a row towards the next reward of the streak. */
  sign_in_days: z.int(),
  type: z.int(),
  /** 1 where a bar shows how far the task is. */
  progress_bar: z.int(),
  goal_progress: z.int(),
  constraints: z.array(z.object({ value: z.int(), bonus: z.int() })),
});
export type TaskConfig = z.infer<typeof taskConfig>;

/** Null for a text that this release cannot read. */
export function readTaskConfig(text: string): TaskConfig | null {
  try {
    const read = z.safeParse(taskConfig, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const sumOfBonuses = (tiers: readonly Tier[]): number =>
  tiers.reduce((sum, { bonus }) => sum + bonus, 0);

const dayMs = 24 * 3_600_000;

/** Inside of the newbie period, by the server's clock. [G-171] */
export function isNewbie(registeredAt: Date, now: Date): boolean {
  return now.getTime() < registeredAt.getTime() + newbieDays * dayMs;
}
