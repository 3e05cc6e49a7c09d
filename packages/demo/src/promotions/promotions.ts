import type { DemoPromotion } from './demo-promotion.ts';
import { demoGifts } from './gift.ts';

/** Everything that the demo operator gives. */
export const demoPromotions: readonly DemoPromotion[] = [...demoGifts];
