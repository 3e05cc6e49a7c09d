import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { centavos, formatPesos } from '@perya/money';
import type { EmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { cashierChaos } from './src/cashier-chaos/cashier-chaos.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    players: { type: 'string', default: '8' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'perya-cashier-'));
let postgres: EmbeddedPostgres | null = null;
process.once('SIGINT', () => {
  void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(1));
});

try {
  const report = await cashierChaos({
    dataDir,
    seconds: Number(flags.seconds),
    players: Number(flags.players),
    lifeMs: 4000,
    onStart: (started) => {
      postgres = started;
    },
  });
  const pesos = (amount: bigint) => formatPesos(centavos(amount));
  print(
    [
      `Chaos on the gateway's wire: ${flags.seconds} s, ${flags.players} players`,
      `kill -9: ${report.kills.server} of the server, ${report.kills.database} of PostgreSQL`,
      `Players: ${report.deposits} deposits begun, ${report.withdrawals} withdrawals taken, ${report.unanswered} requests without an answer, ${report.refused} refused`,
      `Taken: gateway ${pesos(report.gatewayTook)} = ledger ${pesos(report.ledgerTook)} + strays in cases ${pesos(report.strayTook)} (${report.credited} credited, ${report.strays} strays)`,
      `Paid out: gateway ${pesos(report.gatewayPaid)} = ledger ${pesos(report.ledgerPaid)} (${report.completed} completed, ${report.canceled} given back, ${report.returned} of them returned after they were paid)`,
      `Held for payouts: ${pesos(report.pending)}`,
      report.faults.length === 0
        ? 'Nothing differs, nothing was paid twice, nothing is stuck'
        : `Faults: ${report.faults.join('; ')}`,
    ].join('\n'),
  );
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
