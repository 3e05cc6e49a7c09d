import { taskTypes } from '@perya/contract/rules/tasks/tasks';

export type TaskTarget =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'check-in' };

const page = (href: string): TaskTarget => ({ kind: 'page', href });
const slots = page('/s-game/category/Slot?sort=Popular');
const live = page('/s-game/category/Live?sort=Popular');
const deposit: TaskTarget = { kind: 'deposit' };
const checkIn: TaskTarget = { kind: 'check-in' };
const home = page('/');

const targets: Readonly<Record<number, TaskTarget>> = {
  [taskTypes.identity]: page('/s-kyc'),
  [taskTypes.app]: page('/app'),
  [taskTypes.slots]: slots,
  [taskTypes.deposit]: deposit,
  [taskTypes.live]: live,
  [taskTypes.email]: page('/s-account/form/email'),
  [taskTypes.checkIn]: checkIn,
  [taskTypes.dailyDeposit]: deposit,
  [taskTypes.dailySlots]: slots,
  [taskTypes.dailyLive]: live,
  [taskTypes.dailyCheckIn]: checkIn,
};

/** Where 'Go' leads; the home page where nothing nearer is known. [M-162 M-478] */
export function taskTarget(ty: number): TaskTarget {
  return targets[ty] ?? home;
}
