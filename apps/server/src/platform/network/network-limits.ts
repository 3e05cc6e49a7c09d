/** How long a connection may take, and how many an address may hold. */
export interface NetworkLimits {
  /** To send the head of a request. */
  headersMs: number;
  /** To send all of it, a picture over a slow line included. */
  requestMs: number;
  /** Without a request, between two of them; every answer tells the client. */
  idleMs: number;
  /**
   * How much longer than was told a connection stays open. A request that was sent in time may lie unread
   * while this process or the machine is busy, and the time-out would then end the connection before it is read.
   */
  idleSpareMs: number;
  /** A proxy keeps its connections longer than that, and must not meet one that is closing. */
  idleBehindProxyMs: number;
  /** Without a byte in either direction, in the midst of a request or an answer. */
  silenceMs: number;
  /** How often the first two are looked at. */
  checkMs: number;
  /** Many players share one address behind a carrier, so it is wide. */
  connectionsPerAddress: number;
}

export const networkLimits: NetworkLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // A player reads a page for half a minute; a new connection costs the next tap two or three round trips.
  idleMs: 60_000,
  idleSpareMs: 10_000,
  idleBehindProxyMs: 72_000,
  silenceMs: 30_000,
  checkMs: 1000,
  connectionsPerAddress: 20_000,
};
