import type { FastifyInstance } from 'fastify';
import type { SlotegratorSwitches } from './slotegrator.ts';

/** A campaign for one player, as it was set. */
export interface SlotegratorFree extends Record<string, string> {
  freespin_id: string;
  player_id: string;
  quantity: string;
  is_canceled: '0' | '1';
}

/** The freespins API: a campaign is set once under its id. */
export function answerFreespins(
  app: FastifyInstance,
  switches: SlotegratorSwitches,
  campaigns: Map<string, SlotegratorFree>,
): void {
  app.get('/freespins/bets', async () => ({
    denominations: ['0.10', '1.00'],
    bets: [{ bet_id: '0', bet_per_line: 1, lines: 20 }],
    total_bets: [{ bet_id: 7, amount: 5 }],
  }));
  app.get<{ Querystring: { freespin_id?: string } }>('/freespins/get', async ({ query }, reply) => {
    const campaign = campaigns.get(query.freespin_id ?? '');
    return campaign ?? reply.code(404).send({ name: 'Not Found', status: 404 });
  });
  app.post<{ Body: SlotegratorFree }>('/freespins/set', async ({ body }, reply) => {
    if (!body['bet_id'] && !body['total_bet_id'] && !body['denomination']) {
      return reply.code(422).send({ name: 'Validation failed', status: 422 });
    }
    if (campaigns.has(body.freespin_id)) {
      return reply.code(422).send({ name: 'Validation failed', status: 422 });
    }
    campaigns.set(body.freespin_id, { ...body, is_canceled: '0' });
    return switches.losesGrants ? reply.code(504).send('') : reply.send('');
  });
  app.post<{ Body: SlotegratorFree }>('/freespins/cancel', async ({ body }, reply) => {
    const campaign = campaigns.get(body.freespin_id);
    if (!campaign) return reply.code(404).send({ name: 'Not Found', status: 404 });
    campaign.is_canceled = '1';
    return reply.send('');
  });
}
