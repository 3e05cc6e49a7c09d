import { type StudioCheck, studioCheck } from '@perya/contract/games/staff-calls/venue-check';
import * as z from 'zod/mini';

const timeoutMs = 3000;

/** Where a studio says how it is: beside the page that opens its games. */
const addressOf = (launchUrl: string): string => launchUrl.replace(/\/play\/?$/, '/api/health');

/** What the studio behind a launch address says of itself; null if nothing of ours answers there. */
export async function readStudioCheck(launchUrl: string): Promise<StudioCheck | null> {
  try {
    const response = await fetch(addressOf(launchUrl), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) return null;
    const read = z.safeParse(studioCheck, await response.json());
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
