import type { TestServer } from '../test-server.ts';

/**
 * A round is certain once whatever was at work before it is over, in every database of the machine: other suites have
 * transactions that last longer than the product is ready to wait.
 */
export const patientMs = 120_000;

type Host = Pick<TestServer, 'games'>;

/** Reads the log of settled rounds to its end for the wins of the day. */
export const noteWinsOf = (server: Host): Promise<void> => server.games.noteWins(patientMs);

/** The same for what games returned. */
export const noteReturnsOf = (server: Host): Promise<void> => server.games.noteReturns(patientMs);
