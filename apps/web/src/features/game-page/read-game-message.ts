import type { GameMessage } from '@perya/contract/provider-api/wire';

const field = (data: object, name: string): unknown => (data as Record<string, unknown>)[name];

/** The largest balance that a number still holds to the centavo. */
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

/** Games are untrusted: anything but a declared message is ignored. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const type = field(data, 'type');
  if (type === 'perya:ready' || type === 'perya:exit') return { type };
  if (type === 'perya:balance') {
    const balance = field(data, 'balance');
    return isAmount(balance) && balance >= 0 ? { type, balance } : null;
  }
  if (type === 'perya:failed') {
    const code = field(data, 'code');
    return { type, code: typeof code === 'string' ? code.slice(0, 64) : '' };
  }
  if (type === 'perya:orientation') {
    const orientation = field(data, 'orientation');
    if (orientation === 'portrait' || orientation === 'landscape') return { type, orientation };
  }
  return null;
}
