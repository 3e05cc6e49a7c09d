import {
  type GameMessage,
  type GameSheet,
  gameControls,
  type HostMessage,
  type HouseJackpot,
  houseJackpotsMax,
  readMuted,
} from '@perya/contract/provider-api/frame';

/** Whether a page stands around the game. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Tells the page around the frame. The frame has no origin of its own and the host may be any
 * operator, so the message goes to whoever framed us; it carries nothing secret.
 */
export function notifyHost(message: GameMessage): void {
  if (isFramed()) window.parent.postMessage(message, '*');
}

/** Asks whether the page draws the bar. Said again once somebody here listens to the answer. */
export function offerControls(): void {
  notifyHost({ type: 'perya:offers', controls: gameControls });
}

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const isSheet = (value: unknown): value is GameSheet =>
  value === 'history' || value === 'proof' || value === 'help';

function isJackpot(value: unknown): value is HouseJackpot {
  const { name, amount } = (value ?? {}) as Partial<Record<keyof HouseJackpot, unknown>>;
  const { en, tl } = (name ?? {}) as Record<string, unknown>;
  const isNamed = typeof en === 'string' && typeof tl === 'string';
  return isNamed && isWhole(amount);
}

const areJackpots = (value: unknown): value is HouseJackpot[] =>
  Array.isArray(value) && value.every(isJackpot);

/** What the house says of sound, play that goes on by itself, phrases, who is muted and jackpots. */
function readTerms({ type, ...said }: Record<string, unknown>): HostMessage | null {
  const { isMuted, rounds, isOn, jackpots } = said;
  const muted = type === 'perya:muted' ? readMuted(said) : null;
  if (muted) return { type: 'perya:muted', ...muted };
  if (type === 'perya:sound' && typeof isMuted === 'boolean') return { type, isMuted };
  if (type === 'perya:autoplay' && isWhole(rounds)) return { type, rounds };
  if (type === 'perya:phrases' && typeof isOn === 'boolean') return { type, isOn };
  if (type === 'perya:jackpots' && areJackpots(jackpots)) {
    return { type, jackpots: jackpots.slice(0, houseJackpotsMax) };
  }
  return null;
}

/** Only these words are understood, whoever says them. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const said = data as Record<string, unknown>;
  const { type, sheet } = said;
  if (type === 'perya:bar' || type === 'perya:wallet') return { type };
  return type === 'perya:open' && isSheet(sheet) ? { type, sheet } : readTerms(said);
}

/** Listens to the page around the game and to nobody else; answers how to stop. */
export function onHostMessage(hear: (message: HostMessage) => void): () => void {
  const listen = (event: MessageEvent) => {
    const message = event.source === window.parent ? readHostMessage(event.data) : null;
    if (message) hear(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
