import { repeat } from '../../platform/repeat.ts';
import {
  GatewayFailure,
  type Gateways,
  type GatewayTrouble,
  type PaymentGateway,
} from './gateway.ts';

/** One question that came to nothing is a line that broke; so many after each other are a gateway that is down. */
const failuresMin = 3;
/** One that is silent is asked until it answers, also where nobody pays meanwhile. */
const askAgainMs = 30_000;

export interface WatchedGateways {
  gateways: Gateways;
  /** Those that do not answer this process at present. */
  silent(): string[];
  /** Asks those again. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

const silences: readonly GatewayTrouble[] = ['unreachable', 'timeout'];
/** A refusal is an answer; what the gateway was never asked says nothing of it. */
const answers: readonly GatewayTrouble[] = ['refused', 'unreadable'];

/** How many questions after each other came to nothing, with one more that ended so. */
function failuresWith(failures: number, error: unknown): number {
  const trouble = error instanceof GatewayFailure ? error.trouble : 'unreadable';
  if (silences.includes(trouble)) return failures + 1;
  return answers.includes(trouble) ? 0 : failures;
}

/** Notes of every question whether it was answered. */
function watch(gateway: PaymentGateway) {
  let failures = 0;
  const noted =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        const answer = await ask(...given);
        failures = 0;
        return answer;
      } catch (error) {
        failures = failuresWith(failures, error);
        throw error;
      }
    };
  const watched: PaymentGateway = {
    name: gateway.name,
    can: gateway.can,
    open: noted((order) => gateway.open(order)),
    readOrder: noted((reference, id) => gateway.readOrder(reference, id)),
    payOut: noted((order) => gateway.payOut(order)),
    readPayout: noted((reference, id) => gateway.readPayout(reference, id)),
    balance: noted(() => gateway.balance()),
    readDay: (day) => gateway.readDay(day),
    readWebhook: (request) => gateway.readWebhook(request),
    // It is the bank behind it that keeps silent: that says nothing of the gateway.
    ...(gateway.inquire && { inquire: gateway.inquire }),
  };
  return { watched, isSilent: () => failures >= failuresMin };
}

/** The same gateways, and which of them do not answer. */
export function watchGateways(gateways: Gateways): WatchedGateways {
  const all = [...gateways.values()].map(watch);
  const silent = () => all.filter(({ isSilent }) => isSilent()).map(({ watched }) => watched);
  const ask = async () => {
    // What comes of it is noted.
    await Promise.allSettled(silent().map((gateway) => gateway.balance()));
  };
  const asking = repeat({
    everyMs: askAgainMs,
    act: async () => void (await ask()),
    onError() {},
  });
  return {
    gateways: new Map(all.map(({ watched }) => [watched.name, watched])),
    silent: () => silent().map(({ name }) => name),
    ask,
    close: () => asking.stop(),
  };
}
