import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let auditor: ApiStaff;

beforeAll(async () => {
  server = await startTestServer();
  [support, auditor] = await Promise.all([
    createApiStaff(server, 'support'),
    createApiStaff(server, 'auditor'),
  ]);
});

afterAll(() => server.stop());

describe('the switches', () => {
  it('tell whom a stop would meet, stop at once with a reason, and show by whom, since when and why', async () => {
    const one = await seatPlayer(server);
    const two = await seatPlayer(server);
    await one.bet();
    await two.bet();
    const target = { scope: 'game', subject: 'plinko' } as const;
    expect(await support.client.call(calls.getStopEffect, target)).toEqual({
      name: 'Plinko Perya',
      players: 2,
      is_more: false,
      is_stopped: false,
    });
    const reason = 'The regulator asks for it: letter 17';
    const stop = await support.client.call(calls.stopGaming, { ...target, reason });
    expect(stop).toMatchObject({ ...target, reason, stopped_by: 'Support', resumed_at: null });
    // Thrown again, by somebody else and for another reason, it is the same stop.
    const risk = await createApiStaff(server, 'risk');
    const again = await risk.client.call(calls.stopGaming, { ...target, reason: 'another one' });
    expect(again).toEqual(stop);
    await one.win();
    expect((await one.bet({ round_id: 'r-2', transaction_id: 'b-2' })).code).toBe('GAMING_STOPPED');
    expect(await auditor.client.call(calls.listStops, {})).toMatchObject({ rows: [stop] });
    expect(await readAudit(server, 'plinko')).toMatchObject([
      { action: 'stops.stopped', actor: `staff:${support.id}` },
    ]);
    expect(await support.client.call(calls.getStopEffect, target)).toMatchObject({
      is_stopped: true,
    });
    const player = { scope: 'player', subject: String(two.uid) } as const;
    expect(await support.client.call(calls.getStopEffect, player)).toMatchObject({ players: 1 });
    const ofGames = await auditor.client.call(calls.listStops, { of: 'games' });
    expect(ofGames.rows).toEqual([stop]);
    expect((await auditor.client.call(calls.listStops, { of: 'players' })).rows).toEqual([]);
  });

  it.each([
    ['a game that is not there', { scope: 'game', subject: 'plinkoo' }, 'NOT_FOUND'],
    ['a venue that is not there', { scope: 'venue', subject: 'PLINKO' }, 'NOT_FOUND'],
    ['a player who is not there', { scope: 'player', subject: '987654321' }, 'NOT_FOUND'],
    ['a player who is no number', { scope: 'player', subject: '1 or 1=1' }, 'NOT_FOUND'],
    ['a house with a name', { scope: 'house', subject: 'other' }, 'NOT_FOUND'],
    ['a venue without a name', { scope: 'venue', subject: '' }, 'NOT_FOUND'],
    ['no reason', { scope: 'house', subject: '', reason: '  ' }, 'INVALID_INPUT'],
    ['a reason without an end', { scope: 'house', reason: 'x'.repeat(601) }, 'INVALID_INPUT'],
    ['no scope', { scope: 'everything' }, 'INVALID_INPUT'],
  ])('refuse %s', async (_what, given, code) => {
    const wanted = { reason: 'some reason', ...given };
    await expect(support.client.call(calls.stopGaming, wanted as never)).rejects.toMatchObject({
      code,
    });
    const { rows } = await support.client.call(calls.listStops, { limit: 200 });
    expect(rows.map(({ scope }) => scope)).toEqual(['game']);
  });

  it.each(['auditor', 'cashier', 'content', 'reviewer'] as const)(
    'are not for %s to throw',
    async (role) => {
      const staff = await createApiStaff(server, role);
      const house = { scope: 'house', reason: 'because I can' } as const;
      await expect(staff.client.call(calls.stopGaming, house)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(await server.stops.isHouseStopped()).toBe(false);
    },
  );

  it('go on by the approval of a second person alone, once, of fifty at a time', async () => {
    const [asker, approver] = await Promise.all([
      createApiStaff(server, 'games'),
      createApiStaff(server, 'risk'),
    ]);
    const reason = 'A game or a venue is faulty';
    const { id } = await asker.client.call(calls.stopGaming, { scope: 'house', reason });
    const why = { reason: 'cause-gone', words: 'The studio has repaired it' } as const;
    await expect(support.client.call(calls.askToResume, { id, ...why })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const asked = await asker.client.call(calls.askToResume, { id, ...why });
    expect(await server.stops.isHouseStopped()).toBe(true);
    const { queues } = await approver.client.call(calls.getHome, {});
    expect(queues[0]).toMatchObject({ name: 'requests', waiting: 1 });
    const request = await approver.client.call(calls.readRequest, asked);
    expect(request.says).toContain('All gaming goes on at once');
    const approval = { id: asked.id, seen: request.seen, reason: 'checked', words: '' } as const;
    await expect(asker.client.call(calls.approveRequest, approval)).rejects.toMatchObject({
      code: 'REQUEST_OWN',
    });
    expect(await server.stops.isHouseStopped()).toBe(true);
    const approvals = await Promise.allSettled(
      Array.from({ length: 50 }, () => approver.client.call(calls.approveRequest, approval)),
    );
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.stops.findInForce([{ scope: 'house', subject: '' }])).toEqual([]);
    const { rows } = await auditor.client.call(calls.listStops, { box: 'ended' });
    expect(rows[0]).toMatchObject({
      id,
      resumed_by: 'Risk',
      resume_reason: 'The cause is gone: The studio has repaired it',
    });
    await expect(asker.client.call(calls.askToResume, { id, ...why })).rejects.toMatchObject({
      code: 'STOP_ENDED',
    });
  });
});
