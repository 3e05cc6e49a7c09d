export { createReports } from './reports.ts';
export { reportsBytes } from './stored-bytes.ts';
