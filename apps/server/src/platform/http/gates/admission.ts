import type { Call } from '@perya/contract/call';
import { type AskingGate, askingGate, type GateName, gateProblem } from '@perya/contract/gates';
import { listMomentOfGate } from '@perya/contract/kyc/list-checks';
import { type RestrictedAction, restrictionOfGate } from '@perya/contract/limits/restrictions';
import { Counter, type Registry } from 'prom-client';
import { StartError } from '../../start-error.ts';
import type { PlayerContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A player before a gate. */
export type Entering = Pick<
  PlayerContext,
  'uid' | 'brand' | 'partner' | 'session' | 'token' | 'address'
>;

/** Who knows what a gate asks: modules above hand them in. Each refuses whom it does not let through. */
export interface Guards {
  /** That the house is open; at the entrance, that it ever was. */
  doors(at: 'entrance' | 'inside'): Promise<void>;
  /** The identity check, and the rule of test accounts. */
  identity(gate: AskingGate, player: Pick<Entering, 'uid' | 'partner'>): Promise<void>;
  /** That the law does not keep the person from it, by the lists of the regulator. */
  lists(moment: 'deposit' | 'launch', player: Pick<Entering, 'uid'>): Promise<void>;
  exclusion(player: Pick<Entering, 'uid'>): Promise<void>;
  /** That the house does not keep the player from it for a while. */
  restriction(action: RestrictedAction, player: Pick<Entering, 'uid'>): Promise<void>;
  agreement(player: Pick<Entering, 'uid' | 'brand' | 'partner'>): Promise<void>;
  /** That the player is where one may play, as far as the house asks. */
  location(
    moment: 'entrance' | 'deposit' | 'launch' | 'withdraw',
    player: Pick<Entering, 'uid' | 'address'>,
  ): Promise<void>;
  /** That the session was not left alone for long since the player showed who they are. */
  awake(player: Entering): Promise<void>;
}

/** Lets a player through a gate, or refuses. */
export type Admission = (name: GateName, player: Entering) => Promise<void>;

/** Asks before a call acts, in the one order in which players are told. */
export function createAdmission(guards: Guards, registry: Registry): Admission {
  const refused = new Counter({
    name: 'perya_gate_refused_total',
    help: 'Calls of players that a gate of the contract refused, by gate and code of the refusal.',
    labelNames: ['gate', 'code'],
    registers: [registry],
  });
  return async (name, player) => {
    try {
      await ask(guards, name, player);
    } catch (error) {
      if (error instanceof Refusal) refused.inc({ gate: name, code: error.code });
      throw error;
    }
  };
}

/** Where it is asked from where a player comes. */
const locationOfGate: Readonly<Partial<Record<GateName, 'deposit' | 'launch' | 'withdraw'>>> = {
  deposit: 'deposit',
  play: 'launch',
  withdraw: 'withdraw',
};

/** Where money comes in or goes out. */
const asksWhetherAwake: readonly GateName[] = ['deposit', 'withdraw'];

/** Asks what a gate asks, one after the other. */
async function ask(guards: Guards, name: GateName, player: Entering): Promise<void> {
  const gate = askingGate(name);
  if (name === 'entrance') {
    await guards.doors('entrance');
    await guards.location('entrance', player);
  }
  if (gate === null) return;
  if (gate.closed === 'refused') await guards.doors('inside');
  await guards.identity(gate, player);
  const moment = listMomentOfGate[name];
  if (moment !== undefined) await guards.lists(moment, player);
  if (gate.excluded === 'refused') await guards.exclusion(player);
  const action = restrictionOfGate[name];
  if (action !== null) await guards.restriction(action, player);
  if (gate.unagreed === 'refused') await guards.agreement(player);
  const place = locationOfGate[name];
  if (place !== undefined) await guards.location(place, player);
  if (asksWhetherAwake.includes(name)) await guards.awake(player);
}

/** A call that moves money and asks nothing would be open to the frozen and the excluded, so nothing is served. */
export function requireGates(calls: Record<string, Call>, hasAdmission: boolean): void {
  for (const [name, call] of Object.entries(calls)) {
    const problem = gateProblem(call);
    if (problem !== null) throw new StartError(`The call ${name} cannot be served: ${problem}`);
    if (!hasAdmission && call.gate && askingGate(call.gate) !== null) {
      throw new StartError(
        `The call ${name} asks at the gate ${call.gate}, and nobody stands there`,
      );
    }
  }
}
