import { settleDays } from '../days/settle-days.ts';
import type { RebateServices } from './services.ts';

type Services = Pick<RebateServices, 'promotions' | 'rebates' | 'days'>;

/** Offers or credits the rebates of days that are over. [G-284] */
export async function settleRebates({ promotions, rebates, days }: Services): Promise<void> {
  for (const { id, rules } of await promotions.published()) {
    await settleDays(
      { days },
      {
        promotion: id,
        isCredited: rules.way === 'credit',
        close: (day) => rebates.close(id, day),
      },
    );
  }
}
