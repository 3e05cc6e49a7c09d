import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { idScanPath, pictureBytesMax, startIdScan } from '../id-scan/scanner/start-id-scan.ts';
import { payPath, startPay } from '../pay/start-pay.ts';
import { registerProxy } from '../proxy/register-proxy.ts';
import { createInbox } from '../sms-inbox/inbox.ts';
import { registerSmsInbox } from '../sms-inbox/register-sms-inbox.ts';
import { registerSemaphore } from './register-semaphore.ts';

/** What the house and its outside know each other by. */
export interface OutsideKeys {
  sms: string;
  scanner: string;
  gateway: string;
}

interface OutsideOptions {
  keys: OutsideKeys;
  port: number;
  /** Where the gateway's books lie. */
  booksFile: string;
}

export interface RunningOutside {
  /** Its inbox stands at `/sandbox/sms`. */
  url: string;
  /** What the platform is started with to meet them. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

const mark = new URL('../../../art/pictures/brands/perya-mark.svg', import.meta.url);
const keyName = 'house';

/** A carrier of messages, a scanner of IDs and a payment gateway, which know the platform only by the wire. */
export async function startOutside(options: OutsideOptions): Promise<RunningOutside> {
  const { keys, port, booksFile } = options;
  const behind = { pay: '', scanner: '' };
  const app = fastify({ forceCloseConnections: true });
  const inbox = createInbox();
  registerSmsInbox(app, keys.sms, inbox);
  registerSemaphore(app, inbox, keys.sms);
  registerProxy(app, { path: payPath, url: () => behind.pay });
  registerProxy(app, {
    path: idScanPath,
    url: () => behind.scanner,
    bodyLimitBytes: pictureBytesMax,
  });
  app.get('/art/brands/perya-mark.svg', async (_request, reply) =>
    reply.type('image/svg+xml').send(readFileSync(mark)),
  );
  const url = await app.listen({ host: '127.0.0.1', port });
  const gateway = { id: keyName, secret: keys.gateway };
  const pay = await startPay({ key: gateway, file: booksFile, pagesUrl: url });
  behind.pay = pay.url;
  const scannerKey = { id: keyName, secret: keys.scanner };
  const scanner = await startIdScan({ key: scannerKey, pagesUrl: url });
  behind.scanner = scanner.url;
  return {
    url,
    settings: {
      PERYA_SMS: 'semaphore',
      PERYA_SMS_URL: url,
      PERYA_SMS_KEY: keys.sms,
      PERYA_SMS_FROM: 'PERYA',
      ID_SCAN_URL: scanner.url,
      ID_SCAN_KEY: keyName,
      ID_SCAN_SECRET: keys.scanner,
      PAY_GATEWAY_URL: pay.url,
      PAY_GATEWAY_KEY: keyName,
      PAY_GATEWAY_SECRET: keys.gateway,
    },
    async stop() {
      await app.close();
      await Promise.all([pay.stop(), scanner.stop()]);
    },
  };
}
