import type { Calls, Handlers } from './http/mount-calls.ts';
import type { Jobs } from './jobs.ts';

/** What `createNAME(needs)` of every module answers, and all that it answers. */
export interface Module<Api, Served extends Calls = Record<never, never>> {
  /** What modules above and the assembly may call. */
  api: Api;
  /** The handlers of the declared calls that the module serves. */
  handlers: Handlers<Served>;
  jobs: Jobs;
  /** Refuses new work and drains what was accepted. */
  close(): Promise<void>;
}

/** For a module without jobs of its own. */
export const noJobs: Jobs = { tasks: {}, crontab: '' };
/** For a module that holds nothing open. */
export const nothingToClose = async (): Promise<void> => {};
