import type pg from 'pg';

export type Facts = Record<string, string | number>;

/** Where something was begun: what a later part may point back to. */
export type Origin = object;

/** Who follows a request through the house; loaded only where an operator asks for it. */
export interface Tracer {
  /** Times what is done, as a part of what it is done for. */
  span<T>(
    name: string,
    facts: Facts,
    act: () => Promise<T>,
    origins?: readonly Origin[],
  ): Promise<T>;
  /** Begins a part that ends elsewhere, and runs the rest as a part of it. */
  open(
    name: string,
    facts: Facts,
    from: string | undefined,
    rest: () => void,
  ): (facts: Facts) => void;
  origin(): Origin | null;
}

let tracer: Tracer | null = null;

/** Followed from now on by this one, or by nobody. */
export function followWith(next: Tracer | null): void {
  tracer = next;
}

export const currentTracer = (): Tracer | null => tracer;

/** Where nobody follows, this is the act itself. */
export function traced<T>(
  name: string,
  facts: Facts,
  act: () => Promise<T>,
  origins?: readonly Origin[],
): Promise<T> {
  return tracer === null ? act() : tracer.span(name, facts, act, origins);
}

/** The beginning of a statement, which has places for its values and never the values themselves. */
function summaryOf(asked: unknown): string {
  const { name, text } =
    typeof asked === 'string' ? { text: asked, name: '' } : (asked as pg.QueryConfig);
  return name || (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}

/** Follows the statements of a pool, where somebody follows when it is made. */
export function traceStatements(pool: pg.Pool, name: string): void {
  if (tracer === null) return;
  const follow = (owner: { query: unknown }) => {
    const query = (owner.query as (...words: unknown[]) => unknown).bind(owner);
    owner.query = (...words: unknown[]) => {
      // Whoever hands over a callback is followed where it was asked.
      if (words.some((word) => typeof word === 'function')) return query(...words);
      const facts = {
        'db.system.name': 'postgresql',
        'db.query.summary': summaryOf(words[0]),
        pool: name,
      };
      return traced('statement', facts, () => query(...words) as Promise<unknown>);
    };
  };
  follow(pool);
  pool.on('connect', follow);
}
