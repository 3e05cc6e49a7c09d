import {
  categoryOfTask,
  isNewbie,
  type TaskCategory,
  taskCategories,
  taskStateOf,
} from '@perya/contract/rules/tasks/tasks';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Promotion, readPromotions } from '../running/read-promotions.ts';
import type { Moment } from './doing.store.ts';
import { isHopeless, isWaiting, progressOf } from './progress-of.ts';
import type { TasksServices } from './services.ts';

/** A task as it stands for one player. */
export interface OwnTask {
  promotion: Promotion<'task'>;
  /** What its rewards are for: the newbie period as a whole, or today. */
  period: string;
  progress: number;
  collected: ReadonlySet<number>;
  state: number;
}

export interface OwnTasks {
  category: TaskCategory;
  moment: Moment;
  isNewbie: boolean;
  tasks: OwnTask[];
}

/** Newbie tasks are given once. */
const newbiePeriod = 'newbie';

/** Of two promotions of one type that are for a player the first counts. */
const firstOfType = (promotions: readonly Promotion<'task'>[]) =>
  [...new Map(promotions.toReversed().map((each) => [each.rules.ty, each])).values()].toReversed();

export async function readMoment({ doing }: TasksServices, uid: bigint): Promise<Moment> {
  const moment = await doing.readMoment(uid);
  if (!moment) throw new Refusal('NOT_FOUND');
  return moment;
}

/** The tasks of a category that are for this player, in the operator's order, and how far each is. */
export async function readOwnTasks(
  services: TasksServices,
  uid: bigint,
  category: TaskCategory,
): Promise<OwnTasks> {
  const { doing, identity, kyc } = services;
  const moment = await readMoment(services, uid);
  const isForNewbies = category === taskCategories.newbie;
  const period = isForNewbies ? newbiePeriod : moment.today;
  const running = (await readPromotions(services, 'task')).filter(
    ({ rules }) => categoryOfTask(rules.ty) === category,
  );
  const ids = running.map(({ id }) => id);
  const [did, meant, collected, status, account] = await Promise.all([
    doing.readDoing(uid, isForNewbies ? 'newbie' : 'today', moment),
    doing.listMeant(uid, ids, period),
    doing.listCollected(uid, ids, period),
    kyc.statusOf(uid),
    identity.account(uid),
  ]);
  const who = { status, hasProvedEmail: (account?.emailProvedAt ?? null) !== null };
  const isStillNewbie = isNewbie(moment.registeredAt, moment.now);
  const isShared = new Map(meant.map((each) => [each.id, each.isShared]));
  const offered = firstOfType(running.filter(({ id }) => isShared.has(id)));
  const tasks = offered.map((promotion): OwnTask => {
    const { ty, tiers } = promotion.rules;
    const facts = {
      progress: progressOf(ty, did, who),
      collected: new Set(
        collected.flatMap((each) => (each.promotionId === promotion.id ? [each.step] : [])),
      ),
    };
    const isOver =
      (isForNewbies && !isStillNewbie) ||
      (isShared.get(promotion.id) ?? false) ||
      isHopeless(ty, who);
    const state = taskStateOf({ ...facts, ty, tiers, isWaiting: isWaiting(ty, who), isOver });
    return { promotion, period, state, ...facts };
  });
  return { category, moment, isNewbie: isStillNewbie, tasks };
}
