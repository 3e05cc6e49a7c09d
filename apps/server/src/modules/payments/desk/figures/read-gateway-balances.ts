import type { AnswerOf } from '@perya/contract/call';
import type { readGatewayBalances as call } from '@perya/contract/payments/staff-calls/figures';
import { type Centavos, centavos, toPesos } from '@perya/money';
import {
  GatewayFailure,
  type Gateways,
  type GatewayTrouble,
  type PaymentGateway,
} from '../../../../providers/payments/gateway.ts';
import type { FiguresStore } from './figures.store.ts';

/** However many of the staff look, a gateway is asked once in so long. */
const keptMs = 15_000;
const waitMs = 5000;

interface Said {
  balance: Centavos | null;
  trouble: GatewayTrouble | null;
}

/** One that takes longer is shown as silent: the others are not to wait for it. */
function silence(): { said: Promise<Said>; end(): void } {
  let timer: NodeJS.Timeout | undefined;
  const said = new Promise<Said>((resolve) => {
    timer = setTimeout(() => resolve({ balance: null, trouble: 'timeout' }), waitMs);
  });
  return { said, end: () => clearTimeout(timer) };
}

async function ask(gateway: PaymentGateway): Promise<Said> {
  try {
    return { balance: await gateway.balance(), trouble: null };
  } catch (error) {
    if (error instanceof GatewayFailure) return { balance: null, trouble: error.trouble };
    throw error;
  }
}

async function askInTime(gateway: PaymentGateway): Promise<Said> {
  const silent = silence();
  try {
    return await Promise.race([ask(gateway), silent.said]);
  } finally {
    silent.end();
  }
}

/** What lies at each gateway, from memory for some seconds. */
export function createGatewayBalances(gateways: Gateways, now: () => number = Date.now) {
  const kept = new Map<string, { at: number; said: Promise<Said> }>();
  function balanceOf(gateway: PaymentGateway): Promise<Said> {
    const known = kept.get(gateway.name);
    if (known && now() - known.at < keptMs) return known.said;
    const said = askInTime(gateway);
    kept.set(gateway.name, { at: now(), said });
    said.catch(() => kept.delete(gateway.name));
    return said;
  }
  return async () =>
    Promise.all(
      [...gateways.values()].map(async (gateway) => ({
        name: gateway.name,
        can_pay_out: gateway.can.payOut,
        ...(await balanceOf(gateway)),
      })),
    );
}

export type GatewayBalances = ReturnType<typeof createGatewayBalances>;

/** What lies at the gateways beside what is to be paid out by them. */
export async function readGatewayBalances({
  figures,
  gatewayBalances,
}: {
  figures: FiguresStore;
  gatewayBalances: GatewayBalances;
}): Promise<AnswerOf<typeof call>> {
  const [standing, onTheirWay] = await Promise.all([gatewayBalances(), figures.onTheirWay()]);
  return standing.map(({ balance, ...gateway }) => ({
    ...gateway,
    balance: balance === null ? null : toPesos(balance),
    on_its_way: toPesos(onTheirWay.get(gateway.name) ?? centavos(0)),
  }));
}
