import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../../testing/draw-test-picture.ts';
import { createPayingPlayer } from '../../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let cashier: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  cashier = await createApiStaff(server, 'cashier');
  risk = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const planned = { reason: 'planned', words: 'A second bank' } as const;
type Wanted = InputOf<typeof staffCalls.askNewChannel>;
const wanted: Wanted = {
  mode: 'deposit',
  flag: 1,
  gateway: 'sandbox',
  method: 'landbank',
  partner: 'web',
  img: '/art/channels/bank.svg',
  brands: null,
  name: 'Landbank',
  min_amount: '200.00',
  max_amount: '20000.00',
  quick_amounts: ['200', '500'],
  tips_en: 'Only your own account',
  tips_tl: 'Sariling account lang',
  fee_fixed: '0.00',
  fee_basis_points: 0,
  turnover_times: 1,
  cashback_tickets: 0,
  opens_at: null,
  closes_at: null,
  position: 40,
  ...planned,
};

const ask = (change: Partial<Wanted> = {}, by = cashier) =>
  by.client.call(staffCalls.askNewChannel, { ...wanted, ...change });
const list = () => cashier.client.call(staffCalls.listStaffChannels, {});
const named = async (name: string) => (await list()).find((channel) => channel.name === name);

describe('a new channel', () => {
  test('is added by two people, begins closed, and takes money once one has opened it', async () => {
    const { id } = await ask();
    expect(await named('Landbank')).toBeUndefined();
    expect(await refusalOf(approveAs(cashier, id))).toBe('FORBIDDEN');
    const approved = await approveAs(risk, id);
    expect(approved.says).toContain(
      'A new channel Landbank of deposits by the gateway sandbox (landbank), shown in web: ',
    );
    expect(approved.says).toContain('up to ₱20,000.00');
    const channel = await named('Landbank');
    expect(channel).toMatchObject({ state: 'closed', closed_by: 'staff', has_gateway: true });
    const pid = channel?.id ?? 0;
    expect(pid).toBeGreaterThan(1100);
    const player = await createPayingPlayer(server);
    expect(await refusalOf(player.start({ amount: '200', pid }))).toBe('CHANNEL_CLOSED');
    const open = { id: pid, state: 'open', words: 'It was tried' } as const;
    await cashier.client.call(staffCalls.switchChannel, open);
    expect((await player.start({ amount: '200', pid })).pay_url).toContain('https://');
    const { rows } = await server.database.owner.query(
      `select after from audit.entry where action = 'payments.channel-added'`,
    );
    expect(rows).toMatchObject([
      { after: { gateway: 'sandbox', method: 'landbank', asked_by: `staff:${cashier.id}` } },
    ]);
  });

  test('is told apart by its name from those that wait and those that are there', async () => {
    const first = await ask({ name: 'Twice Bank' });
    expect(await refusalOf(ask({ name: 'Twice Bank' }))).toBe('REQUEST_WAITS');
    await approveAs(risk, first.id);
    expect(await refusalOf(ask({ name: 'Twice Bank' }))).toBe('CHANNEL_NAME');
    expect(await refusalOf(ask({ name: 'GCash' }))).toBe('CHANNEL_NAME');
  });

  test('goes by no gateway but those of the settings, and pays out by none that cannot', async () => {
    expect(await refusalOf(ask({ name: 'Mine', gateway: 'my-own' }))).toBe('CHANNEL_GATEWAY');
    const out = { name: 'Vouchers out', mode: 'withdraw', gateway: 'voucher' } as const;
    expect(await refusalOf(ask(out))).toBe('CHANNEL_GATEWAY');
    expect(await refusalOf(ask({ name: 'Vouchers', gateway: 'voucher' }))).toBe('CHANNEL_GATEWAY');
    const gateways = await cashier.client.call(staffCalls.listGateways, {});
    expect(gateways).toContainEqual({ name: 'sandbox', can_pay_out: true });
  });

  test('is refused with a picture that nobody sent, with turned limits, and to whoever may not', async () => {
    const strange = '/files/channels/1/AAAAAAAAAAAAAAAAAAAAAA.webp';
    expect(await refusalOf(ask({ name: 'A', img: strange }))).toBe('PICTURE_UNKNOWN');
    const elsewhere = 'https://evil.example/x.webp';
    expect(await refusalOf(ask({ name: 'A', img: elsewhere }))).toBe('INVALID_INPUT');
    expect(await refusalOf(ask({ name: 'A', min_amount: '30000.00' }))).toBe('CHANNEL_RANGE');
    const support = await createApiStaff(server, 'support');
    expect(await refusalOf(ask({ name: 'A' }, support))).toBe('FORBIDDEN');
  });
});

describe('a channel that is there', () => {
  test('gets a picture and the brands that show it from one person, and no name of another', async () => {
    const bytes = Uint8Array.from(await drawTestPicture(1));
    const upload = new File([bytes], 'logo.png', { type: 'image/png' });
    const { picture } = await cashier.client.upload(staffCalls.uploadChannelPicture, upload);
    const seen = await named('Maya');
    if (!seen) throw new Error('The demo operator has Maya');
    const change = { ...seen, img: picture, brands: ['sinag' as const], words: 'A new logo' };
    await cashier.client.call(staffCalls.updateChannel, change);
    expect(await named('Maya')).toMatchObject({ img: picture, brands: ['sinag'] });
    const drawn = await fetch(`${server.url}${picture}`);
    expect(drawn.headers.get('content-type')).toBe('image/webp');
    const player = await createPayingPlayer(server);
    const shown = await player.client.call(calls.listChannels, { mode: '1' });
    expect(shown.map(({ name }) => name)).not.toContain('Maya');
    const again = { ...change, version: seen.version + 1, name: 'GCash' };
    expect(await refusalOf(cashier.client.call(staffCalls.updateChannel, again))).toBe(
      'CHANNEL_NAME',
    );
  });
});
