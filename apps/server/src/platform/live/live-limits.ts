/** What one connection, player and address may take of this process. */
export interface LiveLimits {
  /** Many players share one address behind a carrier, so it is wide. */
  connectionsPerAddress: number;
  /** Tabs and devices. */
  connectionsPerPlayer: number;
  /** The app sends a greeting, its topics and a sign of life each half minute. */
  packetBytes: number;
  packetsPerTenSeconds: number;
  /** To greet after the line is open. */
  greetingMs: number;
  /** A client says how often it gives a sign of life; longer than this is refused. */
  keepAliveSeconds: number;
  /** What a client has not read yet. */
  unreadBytes: number;
  /** Then the app comes back with a new credential. */
  lifeMs: number;
}

export const liveLimits: LiveLimits = {
  connectionsPerAddress: 20_000,
  connectionsPerPlayer: 10,
  packetBytes: 4096,
  packetsPerTenSeconds: 40,
  greetingMs: 4000,
  keepAliveSeconds: 120,
  unreadBytes: 64 * 1024,
  lifeMs: 3_600_000,
};
