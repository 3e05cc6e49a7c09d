import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Hub88Switches } from './hub88.ts';

/** A reward as the operator made it. */
export interface Hub88Reward {
  reward_uuid: string;
  user: string;
  game_code: string;
  prepaid_uuid: string;
  currency: string;
  bet_value: number;
  bet_count: number;
  start_time: string;
  end_time: string;
  status: 'FRS_ACTIVE' | 'FRS_CANCELLED';
}

/** Templates: one lets value and count be chosen, one only the count. */
const prepaids = [
  {
    prepaid_uuid: '0f5c5a52-0d10-4c7b-9b1f-1f3ee3a0a001',
    game_code: 'clt_dragonrising',
    currency: 'PHP',
    bet_value: 500_000,
    bet_count: null,
    bonus_buy: false,
  },
  {
    prepaid_uuid: '0f5c5a52-0d10-4c7b-9b1f-1f3ee3a0a002',
    game_code: 'clt_dragonrising',
    currency: 'PHP',
    bet_value: 1_000_000,
    bet_count: null,
    bonus_buy: false,
  },
];

/** The Freebets API. Two requests for the same make two rewards: it knows no name of the operator's. */
export function answerFreebets(
  app: FastifyInstance,
  switches: Hub88Switches,
  rewards: Hub88Reward[],
): void {
  const path = '/operator/generic/v2/freebet';
  app.post<{ Body: string }>(`${path}/prepaids/list`, async ({ body }) => {
    const { game_code } = JSON.parse(body);
    return prepaids.filter((prepaid) => prepaid.game_code === game_code);
  });
  app.post<{ Body: string }>(`${path}/rewards/list`, async ({ body }) => {
    const { user } = JSON.parse(body);
    return rewards.filter((reward) => reward.user === user);
  });
  app.post<{ Body: string }>(`${path}/rewards/create`, async ({ body }, reply) => {
    const { operator_id: _operator, ...wanted } = JSON.parse(body);
    const prepaid = prepaids.find(({ prepaid_uuid }) => prepaid_uuid === wanted.prepaid_uuid);
    if (!prepaid) return reply.code(404).send({ error: 'prepaid does not exist' });
    if (prepaid.bet_value !== wanted.bet_value) {
      return reply.code(400).send({ error: 'bet_value differs' });
    }
    const reward: Hub88Reward = { ...wanted, reward_uuid: randomUUID(), status: 'FRS_ACTIVE' };
    rewards.push(reward);
    if (switches.losesGrants) return reply.code(504).send({ error: 'timeout' });
    return reward;
  });
  app.post<{ Body: string }>(`${path}/rewards/cancel`, async ({ body }, reply) => {
    const { reward_uuid } = JSON.parse(body);
    const reward = rewards.find((each) => each.reward_uuid === reward_uuid);
    if (!reward) return reply.code(404).send({ error: 'reward does not exist' });
    reward.status = 'FRS_CANCELLED';
    return reward;
  });
}
