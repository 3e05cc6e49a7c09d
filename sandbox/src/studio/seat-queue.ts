import { StudioBusy } from './refusals.ts';

/** Room for double clicks; more than that is refused instead of queued. */
const waitingMax = 8;

/** Runs the requests of one seat one after the other, so that a double click plays one round. */
export function createSeatQueue(): <Result>(
  seat: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const seats = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  return async (seat, work) => {
    const entry = seats.get(seat) ?? { tail: Promise.resolve(), waiting: 0 };
    if (entry.waiting >= waitingMax) throw new StudioBusy('Too many requests at once');
    seats.set(seat, entry);
    entry.waiting += 1;
    const result = entry.tail.then(work);
    entry.tail = result.catch(() => {});
    try {
      return await result;
    } finally {
      entry.waiting -= 1;
      if (entry.waiting === 0) seats.delete(seat);
    }
  };
}
