import { readFileSync } from 'node:fs';
import { requireChain, type VerifiedPack, verifyPack } from './verify-pack.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Computes packs of signed days anew: 0 if all lead to what was signed, 2 if one does not, 1 if there are none. */
function run(files: readonly string[]): number {
  if (files.length === 0) {
    print('Say which: npm run evidence:verify -- evidence-2026-11-17.jsonl.gz …');
    return 1;
  }
  const packs: VerifiedPack[] = [];
  let isSound = true;
  for (const file of files) {
    try {
      const pack = verifyPack(readFileSync(file));
      packs.push(pack);
      print(`SOUND   ${pack.day}  ${pack.rows} rows  ${pack.hash}`);
      print(`        signed by ${pack.publicKey}`);
      for (const control of pack.broken) print(`        the control ${control} was broken`);
    } catch (error) {
      isSound = false;
      print(`BROKEN  ${file}: ${(error as Error).message}`);
    }
  }
  try {
    requireChain(packs);
  } catch (error) {
    isSound = false;
    print(`BROKEN  ${(error as Error).message}`);
  }
  print('Hold the keys and hashes against those that the house has published (/member/evidence).');
  return isSound ? 0 : 2;
}

process.exitCode = run(process.argv.slice(2));
