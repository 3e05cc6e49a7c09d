/** After this many attempts a message is a dead letter, some eight hours after the first. */
export const attemptsMax = 20;

const firstWaitMs = 5000;
const waitMaxMs = 3600 * 1000;

/** Doubled after each failure, and jittered: a carrier that recovers is not flooded. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const fullMs = Math.min(firstWaitMs * 2 ** (attempts - 1), waitMaxMs);
  return Math.round(fullMs * (0.5 + random() / 2));
}
