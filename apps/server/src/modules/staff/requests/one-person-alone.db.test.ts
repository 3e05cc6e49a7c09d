import { calls } from '@perya/contract/calls';
import type { RuleWanted, StaffChannel } from '@perya/contract/payments/staff-calls/channels';
import { isWithinBounds, withdrawalRules } from '@perya/contract/payments/staff-withdrawal-rules';
import { createProviderClient } from '@perya/contract/provider-api/client';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { createMoneyPlayer } from '../../../testing/money-player.ts';
import { takeSeat, testVenue } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
let other: ApiStaff;
let games: ApiStaff;
let cashier: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
  other = await createApiStaff(server, 'risk');
  games = await createApiStaff(server, 'games');
  cashier = await createApiStaff(server, 'cashier');
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await server.stop();
});

const planned = { reason: 'planned', words: 'As the house agreed' } as const;

describe('one of the content room alone', () => {
  test('puts no legal text in force, neither a draft nor an earlier version, and other texts as before', async () => {
    const ana = await createApiStaff(server, 'content');
    const ben = await createApiStaff(server, 'content');
    const { rows } = await ana.client.call(staffCalls.listArticles, {
      kind: 'document',
      brand: 'h5',
    });
    const read = (id: string) => ana.client.call(staffCalls.readArticle, { id });
    const draft = async (kind: string) => {
      const { id = '' } = rows.find(({ place }) => place === `h5/${kind}`) ?? {};
      const { revision, words } = await read(id);
      const body = { en: `${words.body.en}\n\nMore.`, tl: `${words.body.tl}\n\nHigit pa.` };
      const changed = { id, revision, words: { ...words, body } };
      return (await ana.client.call(staffCalls.saveArticle, changed)).article;
    };
    const alone = ({ id, revision }: { id: string; revision: number }) =>
      ana.client.call(staffCalls.publishArticle, { id, revision, reason: 'As I like it' });

    for (const kind of ['terms', 'privacy', 'stmt']) {
      const { id, revision, in_force } = await draft(kind);
      expect(await refusalOf(alone({ id, revision }))).toBe('LEGAL_NEEDS_SECOND_PERSON');
      expect(await read(id)).toMatchObject({ revision, in_force, has_draft: true });
      const wanted = { id, revision, number: null, asks_agreement: false };
      const { id: request } = await ana.client.call(staffCalls.askLegalText, {
        ...wanted,
        ...planned,
      });
      expect(await refusalOf(approveAs(ana, request))).toBe('REQUEST_OWN');
      await approveAs(ben, request);
      const published = await read(id);
      expect(published).toMatchObject({ in_force: (in_force ?? 0) + 1, has_draft: false });
      const back = { id, revision: published.revision, number: in_force };
      const undo = ana.client.call(staffCalls.putInForce, { ...back, reason: 'As I like it' });
      expect(await refusalOf(undo)).toBe('LEGAL_NEEDS_SECOND_PERSON');
      expect((await read(id)).in_force).toBe(published.in_force);
    }
    const faq = await draft('faq');
    expect(await alone(faq)).toMatchObject({ has_draft: false, in_force: (faq.in_force ?? 0) + 1 });
  });

  test('has nothing put in force that was changed after it was asked for', async () => {
    const ana = await createApiStaff(server, 'content');
    const { rows } = await ana.client.call(staffCalls.listArticles, {
      kind: 'document',
      brand: 'h5',
    });
    const { id = '' } = rows.find(({ place }) => place === 'h5/terms') ?? {};
    const save = async (added: string) => {
      const { revision, words } = await ana.client.call(staffCalls.readArticle, { id });
      const body = { en: words.body.en + added, tl: words.body.tl + added };
      const changed = { id, revision, words: { ...words, body } };
      return (await ana.client.call(staffCalls.saveArticle, changed)).article;
    };
    const { revision, in_force } = await save('\n\nShown.');
    const wanted = { id, revision, number: null, asks_agreement: false };
    const { id: request } = await ana.client.call(staffCalls.askLegalText, {
      ...wanted,
      ...planned,
    });
    await save('\n\nNot shown.');
    const second = await createApiStaff(server, 'content');
    expect(await refusalOf(approveAs(second, request))).toBe('REQUEST_FAILED');
    expect((await ana.client.call(staffCalls.readArticle, { id })).in_force).toBe(in_force);
  });
});

describe('one of the risk desk alone', () => {
  let rules: RuleWanted[];
  beforeEach(async () => {
    rules = await risk.client.call(staffCalls.listRules, {});
  });
  const update = (wanted: RuleWanted) =>
    refusalOf(risk.client.call(staffCalls.updateRule, { ...wanted, words: 'It annoys me' }));
  const find = (name: string) => rules.find((rule) => rule.name === name) as RuleWanted;

  test('switches no rule off', async () => {
    expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(withdrawalRules).sort());
    for (const rule of rules) {
      const refusal = await update({ ...rule, is_on: false });
      const isFixed = ['four-eyes', 'covered', 'structured'].includes(rule.name);
      expect([rule.name, refusal]).toEqual([
        rule.name,
        isFixed ? 'RULE_BOUNDS' : 'NEEDS_SECOND_PERSON',
      ]);
    }
    expect(await risk.client.call(staffCalls.listRules, {})).toEqual(rules);
  });

  test('loosens no figure of a rule', async () => {
    const looser: [string, Partial<RuleWanted>][] = [
      ['auto-approve', { amount: '20000.01' }],
      ['velocity', { amount: '100000.01' }],
      ['velocity', { count: 6 }],
      ['velocity', { hours: 23 }],
      ['new-device', { hours: 23 }],
      ['new-phone', { hours: 1 }],
      ['young-kyc', { hours: 23 }],
      ['channel-failures', { count: 6 }],
      ['structured', { count: 4 }],
      ['structured', { amount: '400000.00' }],
      ['structured', { amount: '600000.00' }],
      ['structured', { hours: 119 }],
      ['four-eyes', { amount: '100000.01' }],
    ];
    for (const [name, figures] of looser) {
      expect([name, await update({ ...find(name), ...figures })]).toEqual([
        name,
        'NEEDS_SECOND_PERSON',
      ]);
    }
    expect(await risk.client.call(staffCalls.listRules, {})).toEqual(rules);
  });

  test('nor by two are the rules of the law and of four eyes set beyond their bounds', async () => {
    const beyond: [string, Partial<RuleWanted>][] = [
      ['four-eyes', { is_on: false }],
      ['four-eyes', { amount: '250000.01' }],
      ['covered', { is_on: false }],
      ['covered', { amount: '5000000.01' }],
      ['structured', { is_on: false }],
      ['structured', { hours: 23 }],
      ['structured', { count: 11 }],
      ['auto-approve', { amount: '500000.01' }],
    ];
    for (const [name, figures] of beyond) {
      const wanted = { ...find(name), ...figures, ...planned };
      const asked = risk.client.call(staffCalls.askRule, wanted);
      expect([name, await refusalOf(asked)]).toEqual([name, 'RULE_BOUNDS']);
    }
    for (const rule of rules) expect(isWithinBounds(rule.name as 'covered', rule)).toBe(true);
  });

  test('gets no first large withdrawal paid: what they ask for waits for somebody else', async () => {
    const ids: string[] = [];
    for (const name of ['first-payout', 'auto-approve', 'young-kyc', 'new-device']) {
      const wanted = { ...find(name), is_on: false, ...planned };
      ids.push((await risk.client.call(staffCalls.askRule, wanted)).id);
    }
    for (const id of ids) expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_OWN');
    for (const id of ids)
      expect(await refusalOf(approveAs(games, id))).toBe('REQUEST_NOT_APPROVER');
    const player = await createWithdrawer(server, { pesos: 45_000 });
    const { id } = await player.withdraw('40000');
    expect((await player.read(id)).status).toBe('under_review');
    const [first = ''] = ids;
    expect(await approveAs(other, first)).toMatchObject({
      state: 'approved',
      says: expect.stringContaining('off instead of on'),
    });
    for (const each of ids.slice(1)) {
      await risk.client.call(staffCalls.withdrawRequest, {
        id: each,
        reason: 'mistaken',
        words: '',
      });
    }
    // Back on, and stricter, one person may.
    await risk.client.call(staffCalls.updateRule, { ...find('first-payout'), words: 'Back on' });
  });

  test('lets no more of a stake count as turnover', async () => {
    const { rows } = await risk.client.call(staffCalls.listTurnoverWeights, {});
    const { game_type, weight: seen } = rows[0] ?? { game_type: 1, weight: 100 };
    const lower = { game_type, weight: 40, seen, reason: 'Less counts' };
    await risk.client.call(staffCalls.changeTurnoverWeight, lower);
    const raise = { game_type, weight: 41, seen: 40 };
    const alone = risk.client.call(staffCalls.changeTurnoverWeight, { ...raise, reason: 'More' });
    expect(await refusalOf(alone)).toBe('NEEDS_SECOND_PERSON');
    const { id } = await risk.client.call(staffCalls.askTurnoverWeight, { ...raise, ...planned });
    expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_OWN');
    await approveAs(other, id);
    const after = await risk.client.call(staffCalls.listTurnoverWeights, {});
    expect(after.rows.find((row) => row.game_type === game_type)?.weight).toBe(41);
  });
});

describe('one cashier alone', () => {
  async function channelOf(id: number): Promise<StaffChannel> {
    const all = await cashier.client.call(staffCalls.listStaffChannels, {});
    return all.find((channel) => channel.id === id) as StaffChannel;
  }

  test('loosens no terms of a channel', async () => {
    const seen = await channelOf(1001);
    const looser: Partial<StaffChannel>[] = [
      { max_amount: '999999.00' },
      { min_amount: '1.00' },
      { turnover_times: 0 },
      { cashback_tickets: seen.cashback_tickets + 1 },
      { fee_fixed: '1.00' },
      { fee_basis_points: seen.fee_basis_points + 1 },
    ];
    for (const change of looser) {
      const wanted = { ...seen, ...change, words: 'For a friend' };
      const alone = cashier.client.call(staffCalls.updateChannel, wanted);
      expect([change, await refusalOf(alone)]).toEqual([change, 'NEEDS_SECOND_PERSON']);
    }
    expect(await channelOf(1001)).toEqual(seen);
    const wanted = { ...seen, max_amount: '60000.00', turnover_times: 0 };
    const { id } = await cashier.client.call(staffCalls.askChannel, { ...wanted, ...planned });
    expect(await refusalOf(approveAs(cashier, id))).toBe('FORBIDDEN');
    expect((await approveAs(risk, id)).says).toBe(
      'Channel GCash of deposits changes at once: up to ₱60,000.00 instead of ₱50,000.00; times to be played 0 instead of 1.',
    );
    expect(await channelOf(1001)).toMatchObject({ max_amount: '60000.00', turnover_times: 0 });
  });

  test('adds no way to pay', async () => {
    const like = await channelOf(1001);
    const wanted = { ...like, flag: 2, name: 'Of my own', ...planned } as const;
    const { id } = await cashier.client.call(staffCalls.askNewChannel, wanted);
    const own = await createApiStaff(server, 'administrator');
    expect(await refusalOf(approveAs(cashier, id))).toBe('FORBIDDEN');
    const all = await cashier.client.call(staffCalls.listStaffChannels, {});
    expect(all.some(({ name }) => name === 'Of my own')).toBe(false);
    const asked = await own.client.call(staffCalls.askNewChannel, { ...wanted, name: 'Of two' });
    expect(await refusalOf(approveAs(own, asked.id))).toBe('REQUEST_OWN');
  });
});

describe('one of the games desk alone', () => {
  async function validKeys() {
    const { rows } = await games.client.call(staffCalls.listStaffVenues, {});
    const keys = rows.find(({ code }) => code === testVenue)?.keys ?? [];
    return keys.filter(({ retired_at }) => retired_at === null).map(({ id }) => id);
  }
  test('connects no venue and lists no game', async () => {
    const venue = {
      code: 'of-my-own',
      revision: 0,
      name: 'Mine',
      launch_url: '/sandbox/studio/play',
      is_open: true,
      win_times: 1000,
    };
    const asked = await games.client.call(staffCalls.askVenue, { ...venue, ...planned });
    expect(await refusalOf(approveAs(games, asked.id))).not.toBe('');
    const { rows } = await games.client.call(staffCalls.listStaffVenues, {});
    expect(rows.some(({ code }) => code === 'of-my-own')).toBe(false);
    await approveAs(risk, asked.id);
    const game = {
      code: 'always-wins',
      name: 'Always Wins',
      platform: 'of-my-own',
      provider_game: 'w',
      category: 'Slot',
      rtp: '99',
      stake_min: '1.00',
      stake_max: '1000.00',
      win_times: 1_000_000,
    } as const;
    const wanted = { venue: 'of-my-own', games: [game], ...planned };
    const { id } = await games.client.call(staffCalls.askNewGames, wanted);
    expect(await refusalOf(approveAs(games, id))).not.toBe('');
    const listed = await games.client.call(staffCalls.listStaffGames, { w: 'always-wins' });
    expect(listed.rows).toEqual([]);
  });

  const collect = (by: ApiStaff, id: string) => by.client.call(staffCalls.collectPart, { id });
  const askTerms = (promo_allowance: string, promo_wagering_times = 10) =>
    games.client.call(staffCalls.askPromoTerms, {
      venue: testVenue,
      promo_allowance,
      promo_wagering_times,
      ...planned,
    });

  async function newKey() {
    const valid = await validKeys();
    const wanted = { venue: testVenue, valid, ...planned };
    const { id } = await games.client.call(staffCalls.askVenueKey, wanted);
    return { id, valid };
  }

  test('sees no secret of a key, and an approver sees none either', async () => {
    const { id, valid } = await newKey();
    expect(await refusalOf(collect(games, id))).toBe('REQUEST_PART_OVER');
    expect(await refusalOf(approveAs(games, id))).toBe('REQUEST_OWN');
    const colleague = await createApiStaff(server, 'games');
    expect(await refusalOf(approveAs(colleague, id))).toBe('REQUEST_NOT_APPROVER');
    expect(await validKeys()).toEqual(valid);
    await approveAs(risk, id);
    expect(await validKeys()).toEqual(valid);
    expect(await refusalOf(collect(risk, id))).toBe('REQUEST_PART_OVER');
    expect(await collect(games, id)).toMatchObject({ part: 'venue-key' });
    expect(await refusalOf(collect(games, id))).toBe('REQUEST_PART_OVER');
  });

  test('mints nothing, even with a key that two people gave: its promotions are held, and allowed they must be played', async () => {
    const { id } = await newKey();
    await approveAs(risk, id);
    const { name, value } = await collect(games, id);
    const key = { id: name ?? '', secret: value };
    const thief = createProviderClient({ url: server.url, venue: testVenue, key });
    const player = await createMoneyPlayer(server, { pesos: 0 });
    const seat = await takeSeat(server, player.id, 'plinko');
    let count = 0;
    const promote = (amount: number) => {
      count += 1;
      const about = { player: seat.player, campaign: 'mine', currency: 'PHP' } as const;
      return thief.call('promo', { transaction_id: `mint-${count}`, amount, ...about });
    };
    expect(await promote(10_000_000)).toMatchObject({ code: 'OK', held: true });
    expect((await server.ledger.wallet(player.id)).balance).toBe(0n);
    const { id: terms } = await askTerms('1000.00');
    expect(await refusalOf(approveAs(games, terms))).toBe('REQUEST_OWN');
    expect(await promote(100)).toMatchObject({ held: true });
    await approveAs(risk, terms);
    server.catalogue.expire();
    const paid = await promote(100_000);
    expect(paid).toMatchObject({ code: 'OK' });
    expect(paid).not.toHaveProperty('held');
    expect(await promote(1)).toMatchObject({ held: true });
    expect(await server.ledger.wallet(player.id)).toMatchObject({
      balance: 100_000n,
      withdrawable: 0n,
    });
    const { requirements } = await player.client.call(calls.listRequirements, {});
    expect(requirements).toMatchObject([
      { source: 'Game promotion', amount: '1000.00', to_play: '10000.00' },
    ]);
  });

  test('has released promotions played as those that were paid at once', async () => {
    const { rows } = await server.database.owner.query<{ id: bigint; uid: bigint; amount: bigint }>(
      `select movement_id as id, uid, amount from games.held_win
       where kind = 'promo' and decision is null order by movement_id limit 1`,
    );
    const [held] = rows;
    if (!held) throw new Error('Nothing is held');
    const before = await server.ledger.wallet(held.uid);
    const wanted = { id: String(held.id), decision: 'released', words: 'Checked' } as const;
    const { id } = await risk.client.call(staffCalls.askWinDecision, {
      ...wanted,
      reason: 'round-holds',
    });
    await approveAs(other, id);
    const after = await server.ledger.wallet(held.uid);
    expect(after.balance).toBe(before.balance + held.amount);
    expect(after.withdrawable).toBe(before.withdrawable);
  });
});

describe('one of the risk room alone', () => {
  test('neither moves the gaming day nor changes what the regulator is said to take', async () => {
    const read = () => risk.client.call(staffCalls.readFiguresPolicy, {});
    const before = await read();
    const { id } = await risk.client.call(staffCalls.askFiguresPolicy, {
      from_day: before.earliest,
      day_hour: 6,
      share_basis_points: 0,
      ...planned,
    });
    expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_OWN');
    expect(await read()).toEqual(before);
    await approveAs(other, id);
    expect((await read()).lines).toHaveLength(before.lines.length + 1);
  });
});
