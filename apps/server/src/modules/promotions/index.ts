export { createPromotions, type Promotions } from './promotions.ts';
