export { createReports } from './reports.ts';
