import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { switchTestAccount as call } from '@perya/contract/identity/staff-calls/players';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import { testAccountSwitched } from '../events.ts';
import type { IdentityServices } from '../services.ts';
import { brandNameOf, shutOut } from './shut-out.ts';

/**
 * Makes a player a test account, or no longer. A wallet is of test money from the beginning and for ever:
 * who has one of real money cannot become a test account, and a test account that is none any more keeps
 * its test money. What the player may do changes with it, so every session begins anew.
 */
export async function switchTestAccount(
  services: IdentityServices,
  context: StaffContext,
  { uid: given, on, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, players, metrics } = services;
  const uid = BigInt(given);
  const answer = await audit.record<AnswerOf<typeof call>>(byStaff(context), async (tx) => {
    const player = await players.hold(tx, uid);
    if (player.tester === on) {
      return nothingChanged({ test_account: on, changed: false, ended: 0 });
    }
    const { sessions, events } = await shutOut(services, tx, player);
    if (on && !(await players.openTestWallet(tx, uid))) throw new Refusal('WALLET_NOT_TEST');
    await players.setTester(tx, uid, on);
    const payload = { brand: brandNameOf(player.brand), isOn: on };
    return {
      result: { test_account: on, changed: true, ended: sessions.length },
      entries: [
        {
          action: 'identity.test-account-switched',
          subject: { kind: 'player', uid },
          before: { test_account: !on },
          after: { test_account: on, sessions_ended: sessions.length },
          reason,
        },
      ],
      events: [eventOf(testAccountSwitched, { uid, key: context.requestId }, payload), ...events],
    };
  });
  if (answer.changed) metrics.countDecision(on ? 'test_on' : 'test_off');
  return answer;
}
