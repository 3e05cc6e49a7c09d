import { manilaDay, manilaMidnight } from '@perya/contract/manila-time';
import type { AuditOrigin } from '../../audit/index.ts';
import { nameOfActor } from '../../audit/index.ts';
import type { EvidenceServices } from '../services.ts';
import { fileOf, unpackLines } from './close-day.ts';
import type { SignedDay } from './day.store.ts';
import { createTree, sha256 } from './merkle.ts';
import { isSigned } from './signing-keys.ts';
import { noPrevious, readStatement, rootOfParts, type Statement } from './statement.ts';

const dayMs = 24 * 60 * 60_000;

async function* filesOf(
  { archives }: EvidenceServices,
  { day, attempt, files }: SignedDay,
  name: string,
) {
  for (let place = 1; place <= (files[name] ?? 0); place += 1) {
    const bytes = await archives.read(fileOf(day, attempt, name, place));
    if (bytes) yield unpackLines(bytes);
  }
}

async function rootOfLines(lines: AsyncIterable<string[]>): Promise<string> {
  const tree = createTree();
  for await (const some of lines) some.forEach(tree.add);
  return `${tree.rows()} ${tree.root().toString('hex')}`;
}

async function statementFault(
  { days }: EvidenceServices,
  held: SignedDay,
  statement: Statement,
): Promise<string | null> {
  const previous = await days.find(manilaDay(manilaMidnight(held.day) - dayMs));
  const follows = previous?.hash.toString('hex') ?? noPrevious;
  if (!isSigned(held.publicKey, held.statement, held.signature))
    return 'its signature is not of its statement';
  if (!sha256(held.statement).equals(held.hash)) return 'its hash is not of its statement';
  if (statement.day !== held.day || statement.previous !== follows)
    return 'it does not follow the day before';
  return rootOfParts(statement.parts) === statement.root ? null : 'its root is not of its parts';
}

async function partsFault(
  services: EvidenceServices,
  held: SignedDay,
  { parts }: Statement,
): Promise<string | null> {
  const from = new Date(manilaMidnight(held.day));
  const span = { from, before: new Date(from.getTime() + dayMs) };
  for (const { name, rows, root } of parts) {
    const source = services.sources[name as keyof EvidenceServices['sources']];
    if (!source) return `${name}: nothing in the house is called so`;
    const signed = `${rows} ${root}`;
    if ((await rootOfLines(source(span))) !== signed)
      return `${name}: the data is not what was signed`;
    if ((await rootOfLines(filesOf(services, held, name))) !== signed)
      return `${name}: the files are not what was signed`;
  }
  return null;
}

/** Computes a day anew from the data and from its files: what is wrong first, or null. Every look is kept. */
export async function verifyDay(
  services: EvidenceServices,
  origin: AuditOrigin,
  held: SignedDay,
): Promise<string | null> {
  const statement = readStatement(held.statement);
  const fault =
    (await statementFault(services, held, statement)) ??
    (await partsFault(services, held, statement));
  const action = fault === null ? 'evidence.day-sound' : 'evidence.day-broken';
  await services.audit.record<void>(origin, async (tx) => {
    await services.days.noteCheck(tx, held.day, nameOfActor(origin.actor), fault);
    const entries = [
      { action, subject: { kind: 'house' }, after: { day: held.day, fault } },
    ] as const;
    return { result: undefined, entries };
  });
  return fault;
}
