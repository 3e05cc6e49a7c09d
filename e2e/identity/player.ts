import { createHmac, randomInt } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { beginTotp, confirmTotp, updateDetail } from '@perya/contract/identity/calls/account';
import { giveProof, proveEmail } from '@perya/contract/identity/calls/proof';
import { loginByCode, register, sendCode } from '@perya/contract/identity/calls/session';
import { addressOf } from '../page/open.ts';

export function freshPhone(): string {
  return `9${randomInt(1e9).toString().padStart(9, '0')}`;
}

interface InboxMessage {
  readonly to: string;
  readonly code: string | null;
}

/** The newest code that was sent to a phone or an email address. */
export async function readCode(to: string): Promise<string> {
  const name = to.includes('@') ? 'email' : 'phone';
  const inbox = await fetch(addressOf(`/sandbox/sms.json?${name}=${encodeURIComponent(to)}`));
  const messages = (await inbox.json()) as InboxMessage[];
  const code = messages.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code came in for ${to}.`);
  return code;
}

/** A code that is certainly not this one. */
export function wrongCode(right: string): string {
  return right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
}

/** Speaks to the server as another device would; what a browser test is about it does by hand. */
export function elsewhere() {
  let token: string | null = null;
  let ownPhone = '';
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const receive = async (phone: string) => {
    const { id } = await client.call(sendCode, { phone, purpose: 'login' });
    return { otp_id: id, code: await readCode(phone) };
  };
  /** Shows anew who they are, as what follows asks for. */
  const prove = async () => {
    const { id } = await client.call(sendCode, { phone: ownPhone, purpose: 'proof' });
    const code = { otp_id: id, code: await readCode(ownPhone) };
    token = (await client.call(giveProof, { kind: 'code', ...code })).token;
  };
  return {
    client,
    prove,
    async register(phone: string, password?: string): Promise<void> {
      ownPhone = phone;
      const given = password === undefined ? {} : { password };
      token = (await client.call(register, { ...(await receive(phone)), ...given })).token;
    },
    async login(phone: string): Promise<void> {
      ownPhone = phone;
      token = (await client.call(loginByCode, await receive(phone))).token;
    },
    /** Gives the account an address and enters the code that comes to it. */
    async proveEmail(email: string): Promise<void> {
      await prove();
      await client.call(updateDetail, { email });
      const { id } = await client.call(sendCode, { email, purpose: 'email' });
      await client.call(proveEmail, { otp_id: id, code: await readCode(email) });
    },
    /** Switches the authenticator app on and answers its secret and the recovery codes, one of them by itself. */
    async switchAppOn(): Promise<{ secret: string; recovery: string; codes: string[] }> {
      await prove();
      const { secret } = await client.call(beginTotp, {});
      const { recovery_codes } = await client.call(confirmTotp, { code: appCode(secret) });
      return { secret, recovery: recovery_codes[0] ?? '', codes: recovery_codes };
    },
    /** Uses recovery codes up, each as a proof of who they are. */
    async useUp(codes: readonly string[]): Promise<void> {
      for (const code of codes)
        token = (await client.call(giveProof, { kind: 'totp', code })).token;
    },
  };
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret, this half minute or a later one (RFC 6238). */
export function appCode(secret: string, laterBy = 0): string {
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + laterBy));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}
