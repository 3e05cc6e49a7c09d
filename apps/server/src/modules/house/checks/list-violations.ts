import type { ViolationsAnswer } from '@perya/contract/house/staff-calls/checks';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { HouseServices } from '../services.ts';
import { presentRun } from './checks.present.ts';

/** What a run has found, each with the player whose books it concerns. */
export async function listViolations(
  services: HouseServices,
  id: bigint,
): Promise<ViolationsAnswer> {
  const { checks } = services;
  const run = await checks.find(id);
  if (!run) throw new Refusal('NOT_FOUND');
  const rows = await checks.listViolations(id);
  return {
    run: await presentRun(services, run),
    rows: rows.map((row) => ({ ...row, uid: String(row.uid) })),
  };
}
