import { Refusal } from '../../../platform/http/refusal.ts';
import type { StopTarget } from '../../stops/index.ts';
import type { HouseServices } from '../services.ts';

const uidPattern = /^[1-9]\d{0,17}$/;

async function findName(
  { catalogue, identity }: HouseServices,
  { scope, subject }: StopTarget,
): Promise<string | null> {
  if (scope === 'house') return subject === '' ? '' : null;
  if (scope === 'venue') return (await catalogue.findVenue(subject))?.name ?? null;
  if (scope === 'game') return (await catalogue.findGame(subject))?.name ?? null;
  if (!uidPattern.test(subject)) return null;
  const isPlayer = (await identity.listNames([BigInt(subject)])).has(BigInt(subject));
  return isPlayer ? subject : null;
}

/** What it is called that is to be stopped; a slip of the pen must not look like a stop. */
export async function findTarget(services: HouseServices, target: StopTarget): Promise<string> {
  const name = await findName(services, target);
  if (name === null) throw new Refusal('NOT_FOUND');
  return name;
}
