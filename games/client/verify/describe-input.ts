import { formatAmount } from '../text.ts';

/** A bet or move as it was sent, made readable: `stake: ₱20, rows: 12`. Amounts are the only bigints. */
export function describeInput(input: unknown): string {
  if (typeof input === 'bigint') return formatAmount(input);
  if (Array.isArray(input)) return input.map(describeInput).join(', ');
  if (typeof input === 'object' && input !== null) {
    return Object.entries(input)
      .map(([name, value]) => {
        const isNested = typeof value === 'object' && value !== null;
        return `${name}: ${isNested ? `(${describeInput(value)})` : describeInput(value)}`;
      })
      .join(', ');
  }
  return String(input);
}
