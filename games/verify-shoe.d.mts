export interface ShoeRecord {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  shoeFrom: number | null;
  commitment: string;
  bet: unknown;
  payout: unknown;
}

/** The rounds of the shoe up to this one, and what is wrong, in sentences; empty if nothing is. */
export function verifyShoe(record: ShoeRecord): {
  wrong: string[];
  fingerprint: string;
  rounds: { number: number; player: string; banker: string }[];
};
