import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  CoverLook,
  lookAtCover as lookCall,
  listCoverLooks as looksCall,
  listSignedMonths as monthsCall,
} from '@perya/contract/reports/staff-calls/cover';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { GatewayFailure } from '../../../providers/payments/gateway.ts';
import { type AuditOrigin, byStaff, bySystem, nameOfActor } from '../../audit/index.ts';
import type { ReportsServices } from '../services.ts';
import type { BankBalance, GatewayBalance, LookRow } from './cover.store.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

export const owedOf = ({ balances, withdrawals, stakes, jackpots }: LookRow): bigint =>
  balances + withdrawals + stakes + jackpots;

const presentBank = ({ account, day, balance, told, ...bank }: BankBalance) => ({
  account,
  day,
  balance: pesos(BigInt(balance)),
  told: told ? pesos(BigInt(told)) : null,
  confirmed_day: bank.confirmed_day ?? null,
  counts_until: bank.counts_until ?? null,
  age_days: bank.age_days ?? null,
  lapsed: bank.lapsed ? pesos(BigInt(bank.lapsed)) : null,
});

function present(row: LookRow): CoverLook {
  const owed = owedOf(row);
  return {
    id: String(row.id),
    at: seconds(row.at),
    balances: pesos(row.balances),
    withdrawals: pesos(row.withdrawals),
    stakes: pesos(row.stakes),
    jackpots: pesos(row.jackpots),
    owed: pesos(owed),
    gateways: row.gateways.map(({ name, balance }) => ({
      name,
      balance: balance === null ? null : pesos(BigInt(balance)),
    })),
    banks: row.banks.map(presentBank),
    cover: pesos(row.cover),
    beyond: pesos(row.cover - owed),
    unmatched: row.unmatched,
    by: row.lookedBy,
  };
}

/** What each gateway says it holds; one that does not answer counts nothing. */
function readGateways({ gateways }: ReportsServices): Promise<GatewayBalance[]> {
  return Promise.all(
    [...gateways.values()].map(async (gateway) => {
      try {
        return { name: gateway.name, balance: String(await gateway.balance()) };
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        return { name: gateway.name, balance: null };
      }
    }),
  );
}

async function look(services: ReportsServices, origin: AuditOrigin): Promise<LookRow> {
  // Before the transaction: nothing outside is asked within one.
  const held = await readGateways(services);
  return services.audit.record(origin, async (tx) => {
    const row = await services.cover.look(tx, held, nameOfActor(origin.actor));
    const after = { look: String(row.id), owed: String(owedOf(row)), cover: String(row.cover) };
    return {
      result: row,
      entries: [{ action: 'reports.cover-looked-at', subject: { kind: 'house' }, after }],
    };
  });
}

/** Looks at this moment, for whoever wants to know now. */
export async function lookAtCover(
  services: ReportsServices,
  context: StaffContext,
): Promise<AnswerOf<typeof lookCall>> {
  return present(await look(services, byStaff(context)));
}

/** Once a day, after looking for the payments of bank lines that had none. */
export async function lookDaily(services: ReportsServices): Promise<void> {
  await services.bank.match();
  await look(services, bySystem('reports_look_at_cover'));
}

/** The newest first. */
export async function listCoverLooks(
  { cover }: ReportsServices,
  _context: StaffContext,
  request: RequestOf<typeof looksCall>,
): Promise<AnswerOf<typeof looksCall>> {
  const page = await cover.page(request);
  return { ...page, rows: page.rows.map(present) };
}

/** Months that two people have signed, and the next one. */
export async function listSignedMonths({
  cover,
}: ReportsServices): Promise<AnswerOf<typeof monthsCall>> {
  const [signed, next] = await Promise.all([cover.listSigned(), cover.nextToSign()]);
  return {
    next,
    months: signed.map((row) => ({
      month: row.month,
      signed_at: seconds(row.signedAt),
      asked_by: row.askedBy,
      approved_by: row.approvedBy,
      ggr: pesos(row.ggr),
      ngr: pesos(row.ngr),
      share: pesos(row.share),
      deposited: pesos(row.deposited),
      paid_out: pesos(row.paidOut),
      owed: pesos(row.owed),
      cover: pesos(row.cover),
      beyond: pesos(row.cover - row.owed),
      unmatched: row.unmatched,
    })),
  };
}
