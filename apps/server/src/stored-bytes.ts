import { auditBytes } from './modules/audit/index.ts';
import { evidenceBytes } from './modules/evidence/index.ts';
import { gamesBytes } from './modules/games/index.ts';
import { houseBytes } from './modules/house/index.ts';
import { identityBytes } from './modules/identity/index.ts';
import { kycBytes } from './modules/kyc/index.ts';
import { ledgerBytes } from './modules/ledger/index.ts';
import { messagesBytes } from './modules/messages/index.ts';
import { partnersBytes } from './modules/partners/index.ts';
import { paymentsBytes } from './modules/payments/index.ts';
import { pointsBytes } from './modules/points/index.ts';
import { reportsBytes } from './modules/reports/index.ts';
import { staffBytes } from './modules/staff/index.ts';
import { platformBytes } from './platform/keys/stored-bytes.ts';

/** Every column of bytes of the product, gathered from where each is declared: a new one is named there, or a test fails. */
export const storedBytes = {
  ...platformBytes,
  ...auditBytes,
  ...ledgerBytes,
  ...identityBytes,
  ...kycBytes,
  ...gamesBytes,
  ...paymentsBytes,
  ...pointsBytes,
  ...messagesBytes,
  ...partnersBytes,
  ...reportsBytes,
  ...staffBytes,
  ...evidenceBytes,
  ...houseBytes,
};
