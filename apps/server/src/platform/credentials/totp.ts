import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
/** One step to either side, for clocks that are a little off. */
const drift = 1n;

export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** The six digits of a step, as RFC 6238 has it with SHA-1, which every authenticator app speaks. */
export function totpCode(secret: Buffer, step: bigint): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(step);
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The step that the code belongs to, or null if it is not good now. */
export function findStep(secret: Buffer, code: string, nowMs: number): bigint | null {
  const now = BigInt(Math.floor(nowMs / 1000 / stepSeconds));
  for (let step = now - drift; step <= now + drift; step += 1n) {
    if (totpCode(secret, step) === code) return step;
  }
  return null;
}

export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
