import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from './all-calls.ts';
import { type Call, defineCall } from './call.ts';
import { calls } from './calls.ts';
import { type GateName, gateProblem, gates } from './gates.ts';

const shape = {
  method: 'POST',
  path: '/member/order/submit',
  summary: 'x',
  request: z.object({}),
  answer: z.object({}),
  refreshes: 'nothing',
} as const;

describe('what must hold before a player’s call', () => {
  test('the compiler wants it named, of players alone, and of money one that asks', () => {
    // @ts-expect-error a player's call without a gate
    const ungated = defineCall({ ...shape, access: 'player' });
    expect(gateProblem(ungated)).toBe('a call of players names its gate');
    // @ts-expect-error money behind a gate that asks nothing
    const open = defineCall({ ...shape, access: 'player', gate: 'reads', movesMoney: true });
    expect(gateProblem(open)).toBe('it moves money, and its gate reads asks nothing');
    // @ts-expect-error a gate that does not exist
    const unknown = defineCall({ ...shape, access: 'player', gate: 'nowhere' });
    expect(gateProblem(unknown)).toBe('a call of players names its gate');
    const staff = {
      ...shape,
      method: 'GET',
      path: '/backoffice/api/x',
      access: { staff: 'players.read' },
    } as const;
    // @ts-expect-error staff are not asked
    expect(gateProblem(defineCall({ ...staff, gate: 'play' }))).toBe(
      'only calls of players name a gate',
    );
    // @ts-expect-error the entrance is of visitors
    const inside = defineCall({ ...shape, access: 'player', gate: 'entrance' });
    expect(gateProblem(inside)).toBe('only visitors come in by the entrance');
    expect(
      gateProblem(defineCall({ ...shape, access: 'player', gate: 'mall', movesMoney: true })),
    ).toBeNull();
  });

  test('every call of the contract can be served with the gate it names, and every gate is named', () => {
    for (const [name, call] of Object.entries<Call>(allCalls)) {
      expect(gateProblem(call), name).toBeNull();
    }
    const named = new Set(Object.values<Call>(calls).map(({ gate }) => gate));
    expect((Object.keys(gates) as GateName[]).filter((gate) => !named.has(gate))).toEqual([]);
  });

  test('a gate that asks nothing says why', () => {
    for (const [name, gate] of Object.entries(gates)) {
      if ('isOpenBecause' in gate) expect(gate.isOpenBecause, name).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  test('while the house is closed, what begins something waits, and what is theirs players take', () => {
    const waiting = Object.entries(gates).filter(
      ([, gate]) => 'closed' in gate && gate.closed === 'refused',
    );
    expect(waiting.map(([name]) => name).toSorted()).toEqual([
      'deposit',
      'filcoins',
      'mall',
      'play',
      'testFunds',
      'welfare',
    ]);
    const entrance = Object.entries<Call>(calls).filter(([, { gate }]) => gate === 'entrance');
    expect(entrance.map(([name]) => name).toSorted()).toEqual([
      'askPasskeyLogin',
      'loginByCode',
      'loginByPasskey',
      'loginByPassword',
      'loginBySecondFactor',
      'loginFromSecondMini',
      'loginFromShoppingApp',
      'loginFromWalletApp',
      'register',
      'sendCode',
    ]);
  });

  // Written by hand: a money call behind another gate than decided is a hole, however well it is enforced.
  test('each call that pays, takes or opens a game stands behind the gate that was decided for it [A-016]', () => {
    const decided = {
      launchGame: 'play',
      launchGameV2: 'play',
      startDeposit: 'deposit',
      exchangeVoucher: 'deposit',
      addTestFunds: 'testFunds',
      startWithdrawal: 'withdraw',
      insertAccount: 'payoutAccount',
      claimBonus: 'welfare',
      claimBoxes: 'welfare',
      claimCq9: 'welfare',
      joinRace: 'welfare',
      submitOrder: 'mall',
      checkInAsNewbie: 'filcoins',
      claimNewbieTask: 'filcoins',
      checkInDaily: 'filcoins',
      claimDailyTask: 'filcoins',
      giveUpBonus: 'turnsDown',
    };
    const declared = Object.entries<Call>(calls).filter(
      ([, { gate, movesMoney }]) => gate !== undefined && (movesMoney || 'identity' in gates[gate]),
    );
    expect(Object.fromEntries(declared.map(([name, { gate }]) => [name, gate]))).toEqual(decided);
  });
});
