import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createKycPlayer } from '../../../testing/kyc-player.ts';
import { createMoneyPlayer, knownNames } from '../../../testing/money-player.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const storedOf = async (uid: bigint) => {
  const { rows } = await server.database.owner.query(
    'select * from payments.account where uid = $1 order by id',
    [uid],
  );
  return rows;
};

describe('a withdrawal account', () => {
  test('is added, listed with the names of the identity check and masked, and removed [M-126 M-130 M-131 M-132 M-136 M-316 M-378 M-379 M-380 M-503]', async () => {
    const player = await createMoneyPlayer(server);
    expect(await player.client.call(calls.listAccounts, {})).toEqual([]);
    const wallet = await player.addAccount({ account: '0917 555 1234' });
    expect(wallet).toEqual({
      id: expect.stringMatching(/^\d+$/),
      channel_id: 2001,
      channel_name: 'GCash',
      channel_img: expect.any(String),
      account: '**** 1234',
      status: 1,
      flag: 2,
      currency: 'PHP',
      ...knownNames,
      is_last_used: false,
    });
    const bank = await player.addAccount({ channel_name: 'BPI', account: '0012 3456 78' });
    expect(bank).toMatchObject({ account: '**** 5678', flag: 1, status: 1 });
    expect(await player.client.call(calls.listAccounts, {})).toEqual([wallet, bank]);

    const removed = { id: wallet.id, status: 2 };
    expect(await player.client.call(calls.deleteAccount, { id: wallet.id })).toEqual(removed);
    expect(await player.client.call(calls.deleteAccount, { id: wallet.id })).toEqual(removed);
    expect(await player.client.call(calls.listAccounts, {})).toEqual([
      bank,
      { ...wallet, status: 2 },
    ]);
    const audited = await readAudit(server, player.uid);
    const ofAccounts = audited.filter(({ action }) => action.startsWith('payments.account'));
    expect(ofAccounts.map(({ action, before, after }) => [action, before ?? after])).toEqual([
      ['payments.account-added', { account: wallet.id, channel: 'GCash', ends_in: '1234' }],
      ['payments.account-added', { account: bank.id, channel: 'BPI', ends_in: '5678' }],
      ['payments.account-removed', { account: wallet.id, channel: 'GCash', ends_in: '1234' }],
    ]);
  });

  test('keeps its number sealed, normalised to ten digits, findable only by the keyed digest [M-488]', async () => {
    const one = await createMoneyPlayer(server);
    const other = await createMoneyPlayer(server);
    await one.addAccount({ account: '09175550001' });
    await other.addAccount({ account: '917 555 0001', channel_name: 'Maya' });
    await other.addAccount({ account: '9175550001', channel_name: 'BPI' });
    const [first] = await storedOf(one.id);
    const [second, bank] = await storedOf(other.id);
    expect(second.numberDigest).toEqual(first.numberDigest);
    expect(bank.numberDigest).not.toEqual(first.numberDigest);
    const written = [first, second]
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n');
    expect(written).not.toContain('9175550001');
    expect(written).not.toContain('Quiambao');
    expect(server.logged()).not.toContain('9175550001');
  });

  test('without input is refused with the documents’ words [A-418]', async () => {
    const player = await createMoneyPlayer(server);
    const ask = player.client.call(calls.insertAccount, {});
    await expect(ask).rejects.toMatchObject({
      code: 'PARAMETERS_REQUIRED',
      message: 'Parameters are required',
    });
    expect(await refusalOf(player.addAccount({ account: '  ' }))).toBe('PARAMETERS_REQUIRED');
  });

  test.each([
    ['GCash', '12345', 'ACCOUNT_NUMBER_INVALID'],
    ['GCash', '99171234567', 'ACCOUNT_NUMBER_INVALID'],
    ['GCash', '٠٩١٧١٢٣٤٥٦٧', 'ACCOUNT_NUMBER_INVALID'],
    ['BPI', '12345', 'ACCOUNT_NUMBER_INVALID'],
    ['BPI', '123456789012345678901', 'ACCOUNT_NUMBER_INVALID'],
    ['BPI', "1' or 1=1", 'ACCOUNT_NUMBER_INVALID'],
    ['gcash', '09171234567', 'CHANNEL_UNKNOWN'],
    ['QR Ph', '09171234567', 'CHANNEL_UNKNOWN'],
    ['Maya Mini', '09171234567', 'CHANNEL_UNKNOWN'],
  ])('of %s with %s is refused %s [M-488 M-489]', async (channel_name, account, code) => {
    const player = await createMoneyPlayer(server);
    expect(await refusalOf(player.addAccount({ channel_name, account }))).toBe(code);
    expect(await storedOf(player.id)).toEqual([]);
  });

  test('bears the names of the identity check, in whatever capitals, and no others [M-316 M-489]', async () => {
    const player = await createMoneyPlayer(server);
    for (const other of [
      { first_name: 'Maria' },
      { middle_name: '' },
      { last_name: `${knownNames.last_name} Jr` },
    ]) {
      expect(await refusalOf(player.addAccount(other))).toBe('ACCOUNT_NAME_DIFFERS');
    }
    const first_name = ` ${knownNames.first_name.toUpperCase().replace(' ', '  ')} `;
    expect(await player.addAccount({ first_name })).toMatchObject(knownNames);
  });

  test('bears them with or without marks, hyphens and apostrophes [M-316 M-489]', async () => {
    const player = await createKycPlayer(server);
    const checked = { first_name: 'Jose Maria', middle_name: 'D Souza', last_name: 'Muñoz' };
    await player.client.call(calls.updateKycBase, player.baseForm(checked));
    await player.prove();
    const add = (names: typeof checked) =>
      player.client.call(calls.insertAccount, {
        account: '09171234568',
        channel_name: 'GCash',
        ...names,
      });
    expect(await refusalOf(add({ ...checked, last_name: 'Muniz' }))).toBe('ACCOUNT_NAME_DIFFERS');
    const written = { first_name: 'JOSÉ-MARÍA', middle_name: "D'Souza", last_name: 'MUNOZ' };
    expect(await add(written)).toMatchObject({ status: 1, ...checked });
  });

  test('needs an identity check that was handed in, and a player who is not blocked [M-317 M-487]', async () => {
    const stranger = await createKycPlayer(server);
    const add = () =>
      stranger.client.call(calls.insertAccount, {
        account: '09171234567',
        channel_name: 'GCash',
        ...knownNames,
      });
    await expect(add()).rejects.toMatchObject({ code: 'KYC_REQUIRED' });
    await stranger.client.call(calls.updateKycBase, stranger.baseForm());
    await stranger.prove();
    expect((await add()).status).toBe(1);
    await setKycStatus(server, stranger.uid, 'block');
    expect(await refusalOf(add())).toBe('ACCOUNT_BLOCKED');
  });

  test('of somebody else can be neither seen nor removed', async () => {
    const owner = await createMoneyPlayer(server);
    const thief = await createMoneyPlayer(server);
    const { id } = await owner.addAccount();
    expect(await refusalOf(thief.client.call(calls.deleteAccount, { id }))).toBe('ACCOUNT_UNKNOWN');
    expect(await thief.client.call(calls.listAccounts, {})).toEqual([]);
    expect((await owner.client.call(calls.listAccounts, {}))[0]?.status).toBe(1);
  });
});

describe('fifty at once', () => {
  const fifty = Array.from({ length: 50 }, (_, place) => place);
  const countsOf = async (asked: Promise<unknown>[]) => {
    const answers = await Promise.all(
      asked.map((each) =>
        each.then(
          () => 'ok',
          (e) => e.code,
        ),
      ),
    );
    return Object.fromEntries(
      [...new Set(answers)].map((answer) => [answer, answers.filter((a) => a === answer).length]),
    );
  };

  test('are one account of a channel; the others exist [M-315]', async () => {
    const player = await createMoneyPlayer(server);
    const counts = await countsOf(fifty.map(() => player.addAccount()));
    expect(counts).toEqual({ ok: 1, ACCOUNT_EXISTS: 49 });
    await expect(player.addAccount()).rejects.toMatchObject({ message: 'Exists' });
  });

  test('are three accounts of five channels [M-489]', async () => {
    const player = await createMoneyPlayer(server);
    const channels = ['GCash', 'Maya', 'BPI', 'BDO', 'UnionBank'];
    const counts = await countsOf(
      fifty.map((place) => player.addAccount({ channel_name: channels[place % 5] as string })),
    );
    expect(counts.ok).toBe(3);
    const listed = await player.client.call(calls.listAccounts, {});
    expect(new Set(listed.map(({ channel_name }) => channel_name)).size).toBe(3);
    const [first] = listed;
    await player.client.call(calls.deleteAccount, { id: first?.id ?? '' });
    const again = await player.addAccount({ channel_name: first?.channel_name ?? '' });
    expect(again.id).not.toBe(first?.id);
  });
});
