export { createPayments } from './payments.ts';
