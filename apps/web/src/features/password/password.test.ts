import type { Client } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import { afterEach, describe, expect, it } from 'vitest';
import { maskedContact } from '../../lib/codes/send-code-to.ts';
import { sendProblem } from '../../lib/codes/send-problem.ts';
import { createThrottle } from '../../lib/query/throttle-submit.ts';
import { passwordCalls } from './password-calls.ts';
import { isStillOut, passwordProof, usePasswordProof } from './password-proof.ts';
import { submitThrottles } from './password-timings.ts';
import { savePassword, wayTo } from './save-password.ts';

const contact = { phone: '9171234567' };
const sent = { id: 'otp', purpose: 'password', resendAtMs: 0, contact } as const;

function spy(answer: unknown = true) {
  const asked: { path: string; input: unknown }[] = [];
  const client = {
    call: async (call: { path: string }, input: unknown) => {
      asked.push({ path: call.path, input });
      return answer;
    },
  } as unknown as Client;
  return { asked, calls: passwordCalls(client) };
}

describe('the way to a password', () => {
  const nothing = { hasPassword: true, sent: null, code: null, oldPassword: null };

  it('is free for the first one', () => {
    expect(wayTo({ ...nothing, hasPassword: false })).toEqual({ kind: 'create' });
  });

  it('asks for the old one or a checked code for any other [A-281 A-282]', () => {
    expect(wayTo(nothing)).toBeNull();
    expect(wayTo({ ...nothing, sent })).toBeNull();
    expect(wayTo({ ...nothing, sent, code: '123456' })?.kind).toBe('code');
    expect(wayTo({ ...nothing, oldPassword: 'Mango123' })?.kind).toBe('old-password');
  });

  it('does not send a code again that was sent a moment ago to the same contact for the same', () => {
    const out = { ...sent, resendAtMs: 60_000 };
    expect(isStillOut(out, { ...contact }, 'password', 59_999)).toBe(true);
    expect(isStillOut(out, contact, 'password', 60_000)).toBe(false);
    expect(isStillOut(out, contact, 'retrieve', 0)).toBe(false);
    expect(isStillOut(out, { phone: '9171234568' }, 'password', 0)).toBe(false);
    expect(isStillOut(null, contact, 'password', 0)).toBe(false);
  });

  it('sends an empty old password when creating [A-379]', async () => {
    const { asked, calls } = spy();
    await savePassword(calls, { way: { kind: 'create' }, newPassword: 'Mango123', appCode: '' });
    await savePassword(calls, {
      way: { kind: 'old-password', oldPassword: 'Old12345' },
      newPassword: 'Mango123',
      appCode: '654321',
    });
    expect(asked).toEqual([
      { path: '/member/password/update', input: { password: '', new_password: 'Mango123' } },
      {
        path: '/member/password/update',
        input: { password: 'Old12345', new_password: 'Mango123', totp: '654321' },
      },
    ]);
  });

  it('sends the code and its id when proved by code [A-376]', async () => {
    const { asked, calls } = spy();
    const way = { kind: 'code', sent, code: '123456' } as const;
    await savePassword(calls, { way, newPassword: 'Mango123', appCode: '' });
    expect(asked).toEqual([
      {
        path: '/member/retrieve/password',
        input: { otp_id: 'otp', code: '123456', new_password: 'Mango123' },
      },
    ]);
  });
});

describe('the checks', () => {
  it('of a code name its id, the phone and the country', async () => {
    const { asked, calls } = spy();
    expect(await calls.checkCode(sent, '123456')).toBe(true);
    expect(asked).toEqual([
      {
        path: '/member/auth/sms',
        input: { otp_id: 'otp', code: '123456', phone: '9171234567', country_code: '63' },
      },
    ]);
  });

  it('of the old password send it alone [A-377]', async () => {
    const { asked, calls } = spy(false);
    expect(await calls.checkPassword('Mango123')).toBe(false);
    expect(asked).toEqual([{ path: '/member/auth/password', input: { password: 'Mango123' } }]);
  });

  it.each([
    ['the password', submitThrottles.passwordMs, 5000],
    ['the code', submitThrottles.codeMs, 2000],
  ])('let %s be sent once in its window [A-453]', (_, windowMs, expectedMs) => {
    let nowMs = 0;
    const pass = createThrottle(windowMs, () => nowMs);
    const passed = [0, 1, expectedMs - 1, expectedMs].map((atMs) => {
      nowMs = atMs;
      return pass();
    });
    expect(passed).toEqual([true, false, false, true]);
  });
});

describe('a code', () => {
  it('goes to a phone or to an email address and may be asked for again after 60 s', async () => {
    const { asked, calls } = spy({ id: 'otp', codeLength: 6, resendAt: 0 });
    const before = Date.now();
    const code = await calls.sendCode({ email: 'a@b.ph' }, 'retrieve');
    expect(code.resendAtMs).toBeGreaterThanOrEqual(before + 60_000);
    expect(asked[0]?.input).toEqual({ email: 'a@b.ph', country_code: '63', purpose: 'retrieve' });
  });

  it('that could not be sent is told in the words of its page, a limit in those of the server [A-279 A-280]', () => {
    const failed = new ClientError('server', 'failed to send SMS', 'SMS_FAILED');
    const limited = new ClientError('server', 'Too many requests', 'TOO_MANY_REQUESTS');
    expect(sendProblem(failed, 'failed to send sms!')).toBe('failed to send sms!');
    expect(sendProblem(limited, 'failed to send sms!')).toBe('Too many requests');
  });

  it('shows where it went without giving it away', () => {
    expect(maskedContact({ phone: '9171234567' })).toBe('+63 917 **** 567');
    expect(maskedContact({ email: 'maria@perya.ph' })).toBe('ma***@perya.ph');
  });
});

describe('the proof', () => {
  afterEach(passwordProof.forget);

  it('of one kind replaces the other', () => {
    passwordProof.codeSent(sent);
    passwordProof.codeFound('123456');
    passwordProof.oldPasswordFound('Mango123');
    expect(usePasswordProof.getState()).toEqual({
      sent: null,
      code: null,
      oldPassword: 'Mango123',
    });
    passwordProof.codeSent(sent);
    expect(usePasswordProof.getState()).toEqual({ sent, code: null, oldPassword: null });
  });
});
