import { randomBytes } from 'node:crypto';
import { productTypes } from '@perya/contract/rules/mall/goods';
import type { NewGoods } from './goods.store.ts';
import { sealCode } from './seal-code.ts';
import type { MallServices } from './services.ts';

/** The demo's gift cards have codes that no shop knows. */
const demoCode = () => `DEMO-${randomBytes(6).toString('hex').toUpperCase()}`;

/** Adds goods that are missing, those of codes with as many codes as they have stock. */
export async function addMissing(
  services: MallServices,
  goods: readonly NewGoods[],
): Promise<void> {
  for (const item of goods) {
    const isCode = item.productType === productTypes.code;
    const codes = Array.from({ length: isCode ? item.stock : 0 }, () =>
      sealCode(services, demoCode()),
    );
    await services.goods.addMissing(item, codes);
  }
}
