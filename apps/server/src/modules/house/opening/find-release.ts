import { isUnapproved } from '../home/alarms.ts';
import type { HouseServices } from '../services.ts';

/**
 * Every process that lives runs the files of a release that two people have approved; in development there may be no list.
 * Names what is not: a process that has not looked at its files yet, or what runs in one.
 */
export async function findRelease({
  health,
  release,
}: Pick<HouseServices, 'health' | 'release'>): Promise<{ isDone: boolean; about: string }> {
  const [{ processes }, verified] = await Promise.all([health(), release.listVerified()]);
  const { needsList } = release;
  const living = processes.filter((each) => each.is_alive);
  const missing = living.flatMap(({ name }) => {
    const last = verified.find(({ process }) => process === name);
    if (!last) return needsList ? [name] : [];
    const isFit = last.state !== 'differs' && !isUnapproved(last, needsList);
    return isFit ? [] : [`${name}: ${last.version} ${last.hash ?? 'release.json'}`];
  });
  const isSeen = living.length > 0 || !needsList;
  return { isDone: isSeen && missing.length === 0, about: missing.join(', ') };
}
