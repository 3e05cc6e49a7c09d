import type { TestServer } from '../test-server.ts';

const looksMax = 100;

/**
 * Reads every log, meets every player and closes the gaming day that is due: which one. A day waits for transactions that were at work when it
 * was first looked at, so it may take more than one look.
 */
export async function closeGamingDay(server: TestServer): Promise<string> {
  const newest = async () => {
    const { rows } = await server.database.owner.query<{ day: string | null }>(
      `select to_char(max(day), 'YYYY-MM-DD') as day from reports.closed_day`,
    );
    return rows[0]?.day ?? null;
  };
  const before = await newest();
  for (let look = 0; look < looksMax; look += 1) {
    await server.runTask('reports_walk_players');
    await server.runTask('reports_close_days');
    const day = await newest();
    if (day !== null && day !== before) return day;
    await server.settle();
  }
  throw new Error('No gaming day could be closed');
}
