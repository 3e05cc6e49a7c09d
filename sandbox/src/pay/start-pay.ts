import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import fastify from 'fastify';
import { registerApi } from './api-routes.ts';
import { type Books, createBooks, type Entry } from './books.ts';
import { openJournal } from './journal.ts';
import type { Pay } from './pay.ts';
import { payPath } from './pay-path.ts';
import { registerPayPage } from './pay-routes.ts';
import { behaveWell, type Switches, usualWaits, type Waits } from './switches.ts';
import { registerSwitches } from './switches-routes.ts';
import { createTeller } from './teller.ts';

export { payPath } from './pay-path.ts';

export interface PayOptions {
  key: GatewayKey;
  /** Where its books lie, which outlive it; null keeps them in memory. */
  file: string | null;
  port?: number;
  /** Where browsers find its pages; the platform's own address if not given. */
  pagesUrl?: string;
  waits?: Partial<Waits>;
  switches?: Switches;
  now?: () => number;
  /** Hears of every question of the platform before it is answered. */
  onAsked?: (method: string, path: string) => void;
}

export interface RunningPay {
  /** Where the platform reaches it. */
  url: string;
  books: Books;
  /** Does what is due by now, and waits until webhooks are delivered. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** How often it looks for what is due. */
const beatMs = 200;

/** The sandbox's payment gateway: a server of its own, which knows the platform only by the wire. */
export async function startPay(options: PayOptions): Promise<RunningPay> {
  const { key, file, port = 0, pagesUrl = '', switches = behaveWell(), now = Date.now } = options;
  const waits = { ...usualWaits, ...options.waits };
  const { entries, journal } = await openJournal<Entry>(file);
  const books = createBooks(entries, journal, now);
  const teller = createTeller({ key, switches, waits, now });

  /** Nobody is told of what a kill could still take back. */
  const tell: Pay['tell'] = (...toTell) => {
    void books.flushed().then(() => toTell.forEach(teller.tell));
  };
  const pay: Pay = { key, pagesUrl, books, switches, waits, now, tell };
  const beat = () => tell(...books.advance());
  const timer = setInterval(beat, beatMs).unref();

  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async ({ method, url }) => options.onAsked?.(method, url));
  await app.register(async (scope) => registerApi(scope, pay));
  await app.register(async (scope) => registerPayPage(scope, pay));
  await app.register(async (scope) => registerSwitches(scope, pay));
  const origin = await app.listen({ host: '127.0.0.1', port });
  return {
    url: `${origin}${payPath}`,
    books,
    async settle() {
      beat();
      await books.flushed();
      await teller.settle();
    },
    async stop() {
      clearInterval(timer);
      await app.close();
      await teller.stop();
      await journal.close();
    },
  };
}
