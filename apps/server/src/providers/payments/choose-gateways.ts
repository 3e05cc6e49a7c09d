import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import { StartError } from '../../platform/start-error.ts';
import type { Gateways, PaymentGateway } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { paymongoGateway } from './paymongo.ts';
import type { PaymentSettings } from './settings.ts';
import { xenditGateway } from './xendit/xendit.ts';

/** What channels call the gateway of the sandbox. */
export const sandboxGatewayName = 'sandbox';

/** Where webhooks of a gateway arrive. */
const callbackPathOf = (name: string) => `/finance/callback?gateway=${name}`;

/** The sandbox's gateway, as the server reaches it and is reached by it. */
export interface SandboxGateway {
  url: () => string;
  key: GatewayKey;
  ownUrl: () => string;
}

/** The gateways of the settings, and the sandbox's where that is switched on. None is an installation whose channels are closed. */
export function chooseGateways(
  { gateways, publicUrls }: PaymentSettings & { publicUrls: readonly string[] },
  sandbox: SandboxGateway | null,
): Gateways {
  const chosen: PaymentGateway[] = [];
  const { own, xendit, paymongo } = gateways;
  if (sandbox) {
    const name = sandboxGatewayName;
    const notifyUrl = () => `${sandbox.ownUrl()}${callbackPathOf(name)}`;
    chosen.push(httpGateway({ name, url: sandbox.url, key: sandbox.key, notifyUrl }));
  }
  if (own) {
    const [publicUrl] = publicUrls;
    if (!publicUrl) {
      throw new StartError('Setting PERYA_PUBLIC_URL is needed with PAY_GATEWAY_URL.');
    }
    const notifyUrl = () => `${publicUrl}${callbackPathOf(own.name)}`;
    chosen.push(httpGateway({ name: own.name, url: () => own.url, key: own.key, notifyUrl }));
  }
  if (xendit) chosen.push(xenditGateway(xendit));
  if (paymongo) chosen.push(paymongoGateway(paymongo));
  const byName = new Map(chosen.map((gateway) => [gateway.name, gateway]));
  if (byName.size < chosen.length) {
    throw new StartError('Setting PAY_GATEWAY_NAME is the name of another gateway.');
  }
  return byName;
}
