let made = 0;

/**
 * A mobile number that nobody else in this process was given: drawn by chance, two people would have the same once in
 * a while. The factor spreads them, so that none looks like the next.
 */
export function nextPhone(): string {
  made += 1;
  return `93${String((made * 61_803_399) % 100_000_000).padStart(8, '0')}`;
}
