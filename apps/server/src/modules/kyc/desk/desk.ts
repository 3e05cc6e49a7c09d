import type { reviewsCalls } from '@perya/contract/kyc/staff-calls/reviews';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { createDeskStore } from './desk.store.ts';
import type { OpenReviews } from './queue.store.ts';
import { deskRoutes } from './routes.ts';
import type { DeskServices } from './services.ts';

export type DeskNeeds = Omit<DeskServices, 'desk'>;

export interface DeskRoom {
  /** What waits for a reviewer, and since when. */
  countOpen(): Promise<OpenReviews>;
  handlers: Handlers<typeof reviewsCalls>;
}

/** Where reviewers look at submissions and decide about them. */
export function createDesk(needs: DeskNeeds): DeskRoom {
  const services = { ...needs, desk: createDeskStore() };
  return { countOpen: services.queue.countOpen, handlers: deskRoutes(services) };
}
