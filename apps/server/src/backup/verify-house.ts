import type { Apis } from '../assemble-modules.ts';
import { sayBreak } from '../modules/audit/index.ts';

type Verified = Pick<Apis, 'audit' | 'games' | 'identity' | 'ledger' | 'points' | 'promotions'>;

export interface Verdict {
  /** What was looked at and found, a line each. */
  lines: string[];
  /** What is wrong, in words; empty where all is sound. */
  faults: string[];
}

/** Holds a house against itself as a whole: its books, the chain of the audit and every file that a row names. */
export async function verifyHouse(apis: Verified): Promise<Verdict> {
  const books = {
    ledger: await apis.ledger.check(),
    games: await apis.games.checkBooks(),
    points: await apis.points.check(),
    promotions: await apis.promotions.check(),
  };
  const chain = await apis.audit.verify();
  const { files, faults: missing } = await apis.identity.uploads.check();
  const faults = Object.entries(books).flatMap(([name, found]) =>
    found.map(({ invariant, detail }) => `${name}: ${invariant}: ${detail}`),
  );
  if (chain.broken) faults.push(`audit: ${sayBreak(chain.broken)}`);
  faults.push(...missing);
  const wallets = await apis.ledger.countWallets();
  return {
    lines: [
      `Books    ${Object.keys(books).join(', ')} of ${wallets} wallets`,
      `Audit    ${chain.head.position} sealed entries, ${chain.unsealed} wait for their seal`,
      `Files    ${files} that rows name`,
    ],
    faults,
  };
}
