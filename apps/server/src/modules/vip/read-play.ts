import type { LogReader } from '../../platform/events/log-reader.ts';
import type { VipServices } from './services.ts';

/** Follows the log of settled rounds from its beginning. Test accounts rise too: only they see it. */
export function createPlayReader({ store }: Pick<VipServices, 'store'>): LogReader {
  return {
    name: 'vip.play',
    log: 'games.settled_seq',
    batchSize: 20_000,
    async react(client, range) {
      await store.notePlay(client, range);
      return undefined;
    },
  };
}
