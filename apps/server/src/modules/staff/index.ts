export type { NewAccount } from './accounts/account.store.ts';
export type { ExportHandlers } from './exports/export-handlers.ts';
export { writeCells, writeCsv } from './exports/write-csv.ts';
export { createStaffInviter } from './invitations/create-inviter.ts';
export * as staffPolicy from './policy.ts';
export { staffRateLimits } from './rate-limits.ts';
export { staffSettings } from './settings.ts';
export { createStaff, type Staff } from './staff.ts';
export { staffBytes } from './stored-bytes.ts';
