export { createKyc, type Kyc } from './kyc.ts';
