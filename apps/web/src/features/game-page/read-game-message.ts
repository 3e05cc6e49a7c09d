import {
  type GameControl,
  type GameMessage,
  gameControls,
  readMuted,
} from '@perya/contract/provider-api/frame';

type Fields = Readonly<Record<string, unknown>>;
type Readers = {
  readonly [Type in GameMessage['type']]: (
    fields: Fields,
  ) => Extract<GameMessage, { type: Type }> | null;
};

/** Not more than what a number still holds to the centavo. */
const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Those that we know, each once, in our order. */
const knownControls = (named: readonly unknown[]): readonly GameControl[] =>
  gameControls.filter((control) => named.includes(control));

const readers: Readers = {
  'perya:ready': () => ({ type: 'perya:ready' }),
  'perya:exit': () => ({ type: 'perya:exit' }),
  'perya:cashier': () => ({ type: 'perya:cashier' }),
  'perya:limits': () => ({ type: 'perya:limits' }),
  'perya:jackpots': () => ({ type: 'perya:jackpots' }),
  'perya:offers': ({ controls }) =>
    Array.isArray(controls) ? { type: 'perya:offers', controls: knownControls(controls) } : null,
  'perya:balance': ({ balance, held }) => {
    if (!isAmount(balance)) return null;
    return { type: 'perya:balance', balance, ...(isAmount(held) ? { held } : {}) };
  },
  'perya:orientation': ({ orientation }) =>
    orientation === 'portrait' || orientation === 'landscape'
      ? { type: 'perya:orientation', orientation }
      : null,
  'perya:sound': ({ isMuted }) =>
    typeof isMuted === 'boolean' ? { type: 'perya:sound', isMuted } : null,
  'perya:muted': (fields) => {
    const muted = readMuted(fields);
    return muted && { type: 'perya:muted', ...muted };
  },
  'perya:failed': ({ code }) => ({
    type: 'perya:failed',
    code: typeof code === 'string' ? code.slice(0, 64) : '',
  }),
};

const isType = (type: unknown): type is GameMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(readers, type);

/** Games are untrusted: anything but a declared message is ignored. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type } = data as Fields;
  return isType(type) ? readers[type](data as Fields) : null;
}
