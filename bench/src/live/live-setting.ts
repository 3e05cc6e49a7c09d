/** What the bench and the server in its own process agree on. */
export const liveEnvironment: Record<string, string> = {
  NODE_ENV: 'production',
  PORT: '0',
  PERYA_PUBLIC_URL: 'http://127.0.0.1',
  PERYA_SECRET_KEY: Buffer.alloc(32, 5).toString('base64'),
  PERYA_SEED: 'none',
  PERYA_LOG_LEVEL: 'error',
};

export const giftPromotion = 1;

/** Of a gift that was credited: the reward, the balance and the gift itself. */
export const messagesPerGift = 3;

/** What the server is asked for: gifts to players 1 to `players`, so many a second for so long. */
export interface GiveOrder {
  round: number;
  players: number;
  giftsPerSecond: number;
  seconds: number;
}
