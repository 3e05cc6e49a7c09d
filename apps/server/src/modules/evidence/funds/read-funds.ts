import type { AnswerOf } from '@perya/contract/call';
import {
  type FundsProof,
  fundsStatement,
  type listFunds as listCall,
  type readFundsProof as proofCall,
} from '@perya/contract/evidence/calls/funds';
import type {
  FundsDay,
  listFundsDays as staffCall,
} from '@perya/contract/evidence/staff-calls/funds';
import { centavos, toPesos } from '@perya/money';
import * as z from 'zod/mini';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { EvidenceServices } from '../services.ts';
import type { TakenFunds } from './funds.store.ts';
import { unpackLines, unpackNodes, unpackOrders } from './line-files.ts';
import { orderOf, pathOf, saltOf } from './sum-tree.ts';
import { fundsFile } from './take-funds.ts';

const daysShown = 60;

const signedOf = ({ day, statement, signature, keyId }: TakenFunds) => ({
  day,
  statement,
  signature: signature.toString('base64'),
  key: keyId,
});

/** What everybody may keep: what was signed of each day, and the keys to hold it against. */
export async function listFunds({
  funds,
  keys,
}: EvidenceServices): Promise<AnswerOf<typeof listCall>> {
  const [held, published] = await Promise.all([funds.list(daysShown), keys.listPublic()]);
  return {
    days: held.map(signedOf),
    keys: published.map(({ id, publicKey, retiredAt }) => ({
      id,
      public_key: publicKey.toString('base64'),
      retired_at: seconds(retiredAt),
    })),
  };
}

/** The file that holds a line of this order, if any does: the last that begins with it or before it. */
function fileOf(orders: readonly Buffer[], order: Buffer): number {
  return orders.findLastIndex((first) => first.compare(order) <= 0);
}

async function proofIn(
  { archives, keyring }: EvidenceServices,
  held: TakenFunds,
  uid: bigint,
): Promise<FundsProof | null> {
  const secret = keyring.open(held.secretSealed);
  const order = orderOf(secret, uid);
  const file = fileOf(unpackOrders(held.fileOrders), order);
  const bytes = file < 0 ? null : await archives.read(fundsFile(held.day, held.attempt, file));
  if (!bytes) return null;
  const lines = unpackLines(bytes);
  const place = lines.findIndex((line) => line.order.equals(order));
  const line = lines[place];
  if (!line) return null;
  const nodes = lines.map(({ node }) => node);
  const steps = [...pathOf(nodes, place), ...pathOf(unpackNodes(held.fileNodes), file)];
  return {
    ...signedOf(held),
    public_key: held.publicKey.toString('base64'),
    uid: String(uid),
    salt: saltOf(secret, uid).toString('hex'),
    sum: String(line.node.sum),
    path: steps.map(({ side, hash, sum }) => ({
      side,
      hash: hash.toString('hex'),
      sum: String(sum),
    })),
  };
}

/** The player's own line in the newest tree, with the way to its root, and what two people have signed as its cover. */
export async function readFundsProof(
  services: EvidenceServices,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof proofCall>> {
  const [[held], signed] = await Promise.all([
    services.funds.list(1),
    services.reports.lastSignedCover(),
  ]);
  return {
    proof: held ? await proofIn(services, held, uid) : null,
    cover: signed && {
      month: signed.month,
      at: seconds(signed.at),
      signed_at: seconds(signed.signedAt),
      owed: String(signed.owed),
      held: String(signed.cover),
    },
  };
}

function present(held: TakenFunds): FundsDay {
  const { root, total } = z.parse(fundsStatement, JSON.parse(held.statement) as unknown);
  const pesos = (amount: bigint) => toPesos(centavos(amount));
  return {
    day: held.day,
    taken_at: seconds(held.takenAt),
    players: held.players,
    balances: pesos(held.balances),
    withdrawals: pesos(held.withdrawals),
    stakes: pesos(held.stakes),
    total: pesos(BigInt(total)),
    root,
  };
}

/** The same as staff read it. */
export async function listFundsDays({
  funds,
}: EvidenceServices): Promise<AnswerOf<typeof staffCall>> {
  return { days: (await funds.list(daysShown)).map(present) };
}
