import { type Module, nothingToClose } from '../../platform/module.ts';
import type { MessagesServices } from './dependencies.ts';
import { createNoticeReader } from './send-notices.ts';

/** Notices to players. */
export function createMessages({ identity }: MessagesServices): Module<Record<never, never>> {
  const services: MessagesServices = { identity };
  return {
    door: {},
    handlers: {},
    jobs: { tasks: {}, crontab: '', readers: [createNoticeReader(services)] },
    close: nothingToClose,
  };
}
