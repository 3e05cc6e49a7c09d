import { readFileSync } from 'node:fs';
import {
  type PublishedDay,
  readPublished,
  requireChain,
  requirePublished,
  type VerifiedPack,
  verifyPack,
} from '../../apps/server/src/platform/evidence/page/verify-pack.js';
import {
  type WorkedOutDay,
  workOutShares,
} from '../../apps/server/src/platform/evidence/page/work-out-share.js';

const print = (line: string) => process.stdout.write(`${line}\n`);

const says = {
  day: 'the day is not the sum of its games',
  share: 'the share does not follow from the figures',
  game: 'the figures are not what the rounds sum to',
} as const;

/** Centavos as pesos. */
const pesos = (centavos: bigint) => {
  const whole = centavos < 0n ? -centavos : centavos;
  return `${centavos < 0n ? '-' : ''}${whole / 100n}.${String(whole % 100n).padStart(2, '0')}`;
};

/** Whether it holds; what is wrong is said. */
function holds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    print(`BROKEN  ${(error as Error).message}`);
    return false;
  }
}

function printShare({ day, ggr, basisPoints, share, missing, faults }: WorkedOutDay): boolean {
  const state = faults.length === 0 ? 'SOUND ' : 'BROKEN';
  print(
    `${state}  gaming day ${day}  GGR ${pesos(ggr)}  share ${pesos(share)} (${basisPoints / 100}%)`,
  );
  for (const { fault, about } of faults)
    print(`        ${says[fault]}${about ? `: ${about}` : ''}`);
  if (missing.length > 0) {
    print(`        single rounds were not counted: the packs of ${missing.join(', ')} are missing`);
  }
  return faults.length === 0;
}

async function readPack(file: string): Promise<VerifiedPack | null> {
  try {
    const pack = await verifyPack(readFileSync(file));
    print(`SOUND   ${pack.day}  ${pack.rows} rows  ${pack.hash}`);
    print(`        signed by ${pack.publicKey}`);
    for (const control of pack.broken) print(`        the control ${control} was broken`);
    return pack;
  } catch (error) {
    print(`BROKEN  ${file}: ${(error as Error).message}`);
    return null;
  }
}

/** Computes packs of signed days anew: 0 if all lead to what was signed, 2 if one does not, 1 if there are none. */
async function run(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    print('Say which: npm run evidence:verify -- evidence-2026-11-17.jsonl.gz …');
    return 1;
  }
  const isKept = (file: string) => file.endsWith('.json');
  const packs: VerifiedPack[] = [];
  let isSound = true;
  for (const file of files.filter((each) => !isKept(each))) {
    const pack = await readPack(file);
    if (pack) packs.push(pack);
    else isSound = false;
  }
  const published: PublishedDay[] = files
    .filter(isKept)
    .flatMap((file) => readPublished(readFileSync(file, 'utf8')));
  const checks = [
    holds(() => requireChain(packs)),
    holds(() => print(`${requirePublished(packs, published)} days are as they were kept`)),
    ...workOutShares(packs).map(printShare),
  ];
  print('Hold the keys and hashes against those that the house has published (/member/evidence).');
  return isSound && checks.every(Boolean) ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
