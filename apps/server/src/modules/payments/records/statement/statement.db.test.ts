import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { createRecordsPlayer, setClock } from '../../../../testing/records-player.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { statement: { points: 6, seconds: 3600 } } });
});
afterAll(() => server.stop());

const dayMs = 24 * 3600 * 1000;
const manilaDay = (moment: number) => new Date(moment + 8 * 3600 * 1000).toISOString().slice(0, 10);
const today = manilaDay(Date.now());
const yesterday = manilaDay(Date.now() - dayMs);

/** 500.00 of the day before, then some of today. */
async function playerWithTwoDays(language: 'en_US' | 'tl_PH' = 'en_US') {
  const player = await createRecordsPlayer(server, language);
  try {
    await setClock(server, new Date(`${yesterday}T12:00:00+08:00`));
    await player.post('deposits', `D${randomUUID()}`, 50_000);
  } finally {
    await setClock(server, null);
  }
  await player.post('deposits', `D${randomUUID()}`, 100_000);
  await player.post('cashback', `D${randomUUID()}`, 5_000);
  await player.addWithdrawal('under_review', 20_000);
  const take = async (format: 'csv' | 'pdf', from = today, to = today) => {
    const { url } = await player.client.call(calls.prepareStatement, { from, to, format });
    return player.download(url);
  };
  return { ...player, take };
}

describe('a statement as CSV', () => {
  it('has every transaction of its days, oldest first, for nobody but the player on this device', async () => {
    const ana = await playerWithTwoDays();
    const answer = await ana.take('csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="statement-${today}-${today}.csv"`,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const [titles, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(titles?.replace('\uFEFF', '')).toBe(
      'Date and time,ID,Type,Status,Amount (PHP),Balance (PHP)',
    );
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      'Deposit,Completed,1000.00,1500.00',
      'Deposit Bonus,Completed,50.00,1550.00',
      'Withdrawal,Under review,-200.00,1350.00',
    ]);
    const { url } = await ana.client.call(calls.prepareStatement, {
      from: today,
      to: today,
      format: 'csv',
    });
    const other = await createRecordsPlayer(server);
    await other.client.call(calls.prepareStatement, { from: today, to: today, format: 'csv' });
    expect((await other.download(url)).status).toBe(404);
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);
  });

  it('reads more than one page of rows', async () => {
    const player = await createRecordsPlayer(server, 'tl_PH');
    const posts = Array.from({ length: 1100 }, () =>
      player.post('deposits', `D${randomUUID()}`, 100),
    );
    await Promise.all(posts);
    const { url } = await player.client.call(calls.prepareStatement, {
      from: today,
      to: today,
      format: 'csv',
    });
    const lines = (await (await player.download(url)).text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1101);
    expect(lines.at(-1)).toContain('Deposit,Tapos na,1.00,1100.00');
  });
});

describe('a statement as PDF', () => {
  it('says whose it is and of when, what was there before and after, and what each type came to', async () => {
    const ana = await playerWithTwoDays();
    const answer = await ana.take('pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const [page = '', ...more] = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(more).toEqual([]);
    const lines = page.split('\n');
    const after = (name: string) => lines[lines.indexOf(name) + 1];
    expect(lines.slice(0, 2)).toEqual(['Perya', 'Statement of transactions']);
    expect(after('Player ID')).toBe(String(ana.uid));
    expect(after('Opening balance')).toBe('PHP 500.00');
    expect(after('Closing balance')).toBe('PHP 1,350.00');
    expect(page).toContain('Deposit\n1\n1,000.00\n0.00');
    expect(page).toContain('Withdrawal\n1\n0.00\n200.00');
    expect(page).toContain('Total\n3\n1,050.00\n200.00');
    expect(page).toContain('Under review\n-200.00\n1,350.00');
    expect(lines.at(-1)).toBe('Page 1 of 1');
    expect(page).not.toContain('₱');
  });

  it('numbers its pages, and says in Tagalog that there was nothing', async () => {
    const player = await playerWithTwoDays('tl_PH');
    for (let n = 0; n < 120; n += 1) await player.post('deposits', `D${randomUUID()}`, 100);
    const pages = readPdf(Buffer.from(await (await player.take('pdf', yesterday)).arrayBuffer()));
    expect(pages.map((page) => page.split('\n').at(-1))).toEqual(
      pages.map((_, place) => `Page ${place + 1} ng ${pages.length}`),
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join('\n').match(/^Deposit$/gm)).toHaveLength(123);
    const empty = readPdf(
      Buffer.from(await (await player.take('pdf', '2026-01-05', '2026-01-06')).arrayBuffer()),
    );
    expect(empty.join('\n')).toContain('Walang transaksyon sa panahong ito.');
  });
});

describe('a statement is refused', () => {
  it('for more than a year, the future and days that do not exist', async () => {
    const { client } = await createRecordsPlayer(server);
    const ask = (from: string, to: string) =>
      refusalOf(client.call(calls.prepareStatement, { from, to, format: 'csv' }));
    expect(await ask(manilaDay(Date.now() - 366 * dayMs), today)).toBe('STATEMENT_RANGE');
    expect(await ask(today, manilaDay(Date.now() + dayMs))).toBe('STATEMENT_RANGE');
    expect(await ask('2026-02-30', today)).toBe('STATEMENT_RANGE');
    expect(await ask(today, yesterday)).toBe('STATEMENT_RANGE');
    expect(await ask('=1+1', today)).toBe('INVALID_INPUT');
  });

  it('when too many were asked for', async () => {
    const { client } = await createRecordsPlayer(server);
    const ask = () =>
      client.call(calls.prepareStatement, { from: today, to: today, format: 'pdf' });
    for (let n = 0; n < 6; n += 1) await ask();
    expect(await refusalOf(ask())).toBe('TOO_MANY_REQUESTS');
  });
});

/** The words of a PDF whose faces need no embedding, page by page. */
function readPdf(file: Buffer): string[] {
  const text = file.toString('latin1');
  const pages: string[] = [];
  for (const { index } of text.matchAll(/stream\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const start = index + 'stream\n'.length;
    const body = file.subarray(start, text.indexOf('\nendstream', start));
    const content = inflateSync(body).toString('latin1');
    const shown = [...content.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])+)\] TJ/g)].map(
      ([, parts = '']) =>
        [...parts.matchAll(/<([0-9a-f]*)>/g)]
          .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
          .join(''),
    );
    pages.push(shown.join('\n'));
  }
  return pages;
}
