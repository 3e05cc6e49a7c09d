import { randomBytes } from 'node:crypto';
import type { FundsStatement } from '@perya/contract/evidence/calls/funds';
import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { ensureKey, signText } from '../days/signing-keys.ts';
import { fundsTaken } from '../events.ts';
import type { EvidenceServices } from '../services.ts';
import { linesInFile, packLines, packNodes } from './line-files.ts';
import type { Owed } from './owed.store.ts';
import { leafOf, orderOf, rootOfSums, type SumNode } from './sum-tree.ts';

const secretBytes = 32;

export const fundsFile = (day: string, attempt: string, place: number) =>
  `funds/${day}/${attempt}/lines-${String(place).padStart(5, '0')}`;

/** Writes the lines in an order that tells nothing of the players, and answers what stands for each file. */
async function writeLines(
  { archives }: EvidenceServices,
  { day, attempt, secret }: { day: string; attempt: string; secret: Buffer },
  players: Owed['players'],
) {
  const lines = players
    .map(({ uid, amount }) => ({ order: orderOf(secret, uid), node: leafOf(secret, uid, amount) }))
    .sort((one, other) => one.order.compare(other.order));
  const orders: Buffer[] = [];
  const nodes: SumNode[] = [];
  for (let at = 0; at < lines.length; at += linesInFile) {
    const some = lines.slice(at, at + linesInFile);
    await archives.write(fundsFile(day, attempt, nodes.length), packLines(some));
    orders.push(...some.slice(0, 1).map(({ order }) => order));
    nodes.push(rootOfSums(some.map(({ node }) => node)));
  }
  return { orders: Buffer.concat(orders), nodes };
}

function requireSame({ balances, withdrawals, stakes }: Owed, { sum }: SumNode): void {
  const owed = balances + withdrawals + stakes;
  if (owed !== sum) throw new Error(`The lines sum to ${sum} centavos, and ${owed} are owed`);
}

async function makeFunds(services: EvidenceServices, day: string) {
  const attempt = randomBytes(8).toString('hex');
  const secret = randomBytes(secretBytes);
  const owed = await services.readOwed();
  const { orders, nodes } = await writeLines(services, { day, attempt, secret }, owed.players);
  const root = rootOfSums(nodes);
  requireSame(owed, root);
  const key = await ensureKey(services, bySystem('evidence_take_funds'));
  const says: FundsStatement = {
    format: 1,
    kind: 'funds',
    day,
    at: owed.at.toISOString(),
    players: owed.players.length,
    balances: String(owed.balances),
    withdrawals: String(owed.withdrawals),
    stakes: String(owed.stakes),
    total: String(root.sum),
    root: root.hash.toString('hex'),
    key: key.id,
  };
  const statement = JSON.stringify(says);
  return {
    ...owed,
    day,
    takenAt: owed.at,
    players: owed.players.length,
    statement,
    signature: signText(services.keyring, key, statement),
    keyId: key.id,
    attempt,
    secretSealed: services.keyring.seal(secret),
    fileOrders: orders,
    fileNodes: packNodes(nodes),
    root: says.root,
  };
}

/** Takes away what others wrote for this day: a process that was killed, or came too late. */
async function removeOthers({ archives, funds }: EvidenceServices, day: string): Promise<void> {
  const [held] = await funds.list(1);
  if (held?.day !== day) return;
  for await (const { key, isPartial } of archives.list(`funds/${day}/`)) {
    if (!isPartial && !key.startsWith(`funds/${day}/${held.attempt}/`)) await archives.remove(key);
  }
}

/** Makes the tree of the day, once. The row is the tree: whoever is killed before it leaves nothing that counts. */
export async function takeFunds(services: EvidenceServices): Promise<void> {
  const day = await services.funds.findDue();
  if (day === null) return;
  const made = await makeFunds(services, day);
  await services.audit.record<void>(bySystem('evidence_take_funds'), async (tx) => {
    if (!(await services.funds.insert(tx, made))) return nothingChanged(undefined);
    const after = { day, root: made.root, players: made.players };
    return {
      result: undefined,
      entries: [{ action: 'evidence.funds-taken', subject: { kind: 'house' }, after }],
      events: [eventOf(fundsTaken, { uid: null, key: day }, { day, root: made.root })],
    };
  });
  await removeOthers(services, day);
}
