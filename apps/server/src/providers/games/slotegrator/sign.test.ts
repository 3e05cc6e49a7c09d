import { describe, expect, test } from 'vitest';
import { headersFor, readFields, readSigned, signForm, writeForm } from './sign.ts';

const merchant = { merchantId: 'ff955ef', merchantKey: 'abcd' };
const now = Date.UTC(2026, 10, 18, 4, 0, 0);

/** A request as they send it. */
function requestOf(form: [string, string][], key = merchant.merchantKey, at = now) {
  const signed = headersFor(form, { ...merchant, merchantKey: key }, { nonce: 'n-1', now: at });
  const headers = Object.fromEntries(
    Object.entries(signed).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { path: 'callback', headers, body: writeForm(form) };
}

describe('the signature of Slotegrator', () => {
  test('is over fields and headers together, sorted by name and written as PHP does', () => {
    const form: [string, string][] = [
      ['return_url', "https://some.example/a b?c=d~e!('*)"],
      ['currency', 'PHP'],
    ];
    const headers: [string, string][] = [
      ['X-Merchant-Id', 'ff955ef'],
      ['X-Timestamp', '1794974400'],
      ['X-Nonce', 'e115cfa2b2'],
    ];
    // What `hash_hmac('sha1', http_build_query($merged), 'abcd')` makes of them.
    const query =
      'X-Merchant-Id=ff955ef&X-Nonce=e115cfa2b2&X-Timestamp=1794974400&currency=PHP' +
      '&return_url=https%3A%2F%2Fsome.example%2Fa+b%3Fc%3Dd%7Ee%21%28%27%2A%29';
    const sorted = [...headers, ...form].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(writeForm(sorted)).toBe(query);
    expect(signForm(form, headers, 'abcd')).toBe(signForm([], sorted, 'abcd'));
    expect(signForm(form, headers, 'abcd')).toMatch(/^[0-9a-f]{40}$/);
    expect(signForm(form, headers, 'abce')).not.toBe(signForm(form, headers, 'abcd'));
  });

  test('keeps the entries of a list in the order in which they came, also the eleventh', () => {
    const list = Array.from({ length: 12 }, (_, place): [string, string][] => [
      [`rollback_transactions[${place}][transaction_id]`, `t${place}`],
      [`rollback_transactions[${place}][action]`, 'bet'],
    ]).flat();
    const call = requestOf([['action', 'rollback'], ...list]);
    const form = readSigned(call, merchant, now);
    expect(form).not.toBeNull();
    expect(readFields(form ?? [])).toMatchObject({
      action: 'rollback',
      rollback_transactions: Array.from({ length: 12 }, (_, place) => ({
        transaction_id: `t${place}`,
        action: 'bet',
      })),
    });
  });

  const form: [string, string][] = [
    ['action', 'bet'],
    ['amount', '10.00'],
  ];
  const good = requestOf(form);
  const refused: [string, ReturnType<typeof requestOf>][] = [
    ['another key', requestOf(form, 'other')],
    ['a time that is past', requestOf(form, undefined, now - 31_000)],
    ['a time that is to come', requestOf(form, undefined, now + 31_000)],
    ['another merchant', { ...good, headers: { ...good.headers, 'x-merchant-id': 'x' } }],
    ['no signature', { ...good, headers: {} }],
    ['another body', { ...good, body: 'action=win&amount=10.00' }],
    ['a field that stands twice', requestOf([...form, ['amount', '99.00']])],
    ['a header among the fields', requestOf([...form, ['X-Nonce', 'n-1']])],
  ];
  test.each(refused)('is not taken with %s', (_what, call) => {
    expect(readSigned(good, merchant, now)).toEqual(form);
    expect(readSigned(call, merchant, now)).toBeNull();
  });
});
