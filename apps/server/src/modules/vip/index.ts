export { createVip, type Vip } from './vip.ts';
