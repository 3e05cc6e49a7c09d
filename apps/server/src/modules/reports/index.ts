export { createReports, type Reports } from './reports.ts';
export { reportsBytes } from './stored-bytes.ts';
