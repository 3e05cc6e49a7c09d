import { once } from 'node:events';
import { createServer } from 'node:http';
import { type PayOptions, type RunningPay, startPay } from '@perya/sandbox/pay/start-pay';
import type { SignedRequest } from '../platform/http/callers.ts';
import { type HttpGatewayOptions, httpGateway } from '../providers/payments/http-gateway.ts';

const key = { id: 'sandbox', secret: 's'.repeat(32) };

/** The sandbox's gateway, the adapter that speaks to it, and somebody who hears its webhooks. */
export async function startSandboxPay(
  options: Partial<PayOptions> = {},
  adapter: Pick<HttpGatewayOptions, 'inquiryTimeoutMs'> = {},
) {
  const heard: SignedRequest[] = [];
  const platform = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as { port: number };
  let pay: RunningPay = await startPay({ key, file: null, ...options });
  const gateway = httpGateway({
    name: 'sandbox',
    url: () => pay.url,
    notifyUrl: () => `http://127.0.0.1:${port}/finance/callback?gateway=sandbox`,
    key,
    ...adapter,
  });
  const origin = () => new URL(pay.url).origin;
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${origin()}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  return {
    gateway,
    heard,
    /** What was heard and is signed by the gateway. */
    notices: () => heard.map((request) => gateway.readWebhook(request)),
    read: (path: string) => fetch(`${origin()}${path}`),
    post,
    settle: () => pay.settle(),
    /** Ends it and starts it anew on its books. */
    async restart() {
      await pay.stop();
      pay = await startPay({ key, file: null, ...options });
    },
    async stop() {
      await pay.stop();
      platform.closeAllConnections();
      platform.close();
    },
  };
}
