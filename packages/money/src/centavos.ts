declare const brand: unique symbol;

/** An amount of money in whole centavos. The brand keeps counts and identifiers from passing as money. */
export type Centavos = bigint & { readonly [brand]: 'centavos' };

export function centavos(amount: bigint | number): Centavos {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(`Not a whole number of centavos: ${amount}`);
  }
  return BigInt(amount) as Centavos;
}

const pesosPattern = /^(-?)(\d{1,16})(?:\.(\d{1,2}))?$/;

/** Reads a decimal string such as '12', '12.5' or '-0.05'; anything else is null, never a guess. */
export function parsePesos(text: string): Centavos | null {
  const match = pesosPattern.exec(text);
  if (!match) return null;
  const [, sign, pesos = '0', cents = ''] = match;
  const amount = BigInt(pesos) * 100n + BigInt(cents.padEnd(2, '0'));
  return centavos(sign ? -amount : amount);
}

/** Writes the wire form: a decimal string with exactly two decimals. */
export function toPesos(amount: Centavos): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
