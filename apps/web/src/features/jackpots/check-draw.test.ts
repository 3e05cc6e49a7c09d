import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDraw } from './check-draw.ts';

const secret = Buffer.alloc(32, 7);
const message = 'studio:a-bet';
const hmac = createHmac('sha256', secret).update(message).digest('hex');
const drop = {
  secret: secret.toString('hex'),
  commitment: createHash('sha256').update(secret).digest('hex'),
  message,
  draw: String(BigInt(`0x${hmac.slice(0, 12)}`)),
  stake: '10.00',
  one_in: '10.00',
  is_forced: false,
};

describe('a draw that is computed anew', () => {
  it('holds where secret, bet and number belong together', async () => {
    expect(await checkDraw(drop)).toEqual({ isPromised: true, isDrawn: true, isWon: true });
  });

  it('does not hold with another secret, another bet or another number', async () => {
    const other = Buffer.alloc(32, 8).toString('hex');
    expect(await checkDraw({ ...drop, secret: other })).toMatchObject({
      isPromised: false,
      isDrawn: false,
    });
    expect((await checkDraw({ ...drop, message: 'studio:another' })).isDrawn).toBe(false);
    expect((await checkDraw({ ...drop, draw: '1' })).isDrawn).toBe(false);
  });

  it('wins nothing with a stake that is too small, unless the pool was full', async () => {
    const small = { ...drop, stake: '0.01', one_in: '100000000.00' };
    expect((await checkDraw(small)).isWon).toBe(false);
    expect((await checkDraw({ ...small, is_forced: true })).isWon).toBe(true);
  });
});
