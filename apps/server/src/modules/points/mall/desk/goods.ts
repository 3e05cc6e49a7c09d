import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { productTypes } from '@perya/contract/rules/mall/goods';
import type {
  addMallCodes as addCall,
  changeMallGoods as changeCall,
  listMallGoods as listCall,
} from '@perya/contract/staff/calls/promotions/mall';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff } from '../../../audit/index.ts';
import { sealCode } from '../seal-code.ts';
import type { DeskServices } from './dependencies.ts';
import { presentDeskGoods } from './desk.present.ts';
import type { DeskGoods } from './desk.store.ts';

export async function listDeskGoods({ desk }: DeskServices): Promise<AnswerOf<typeof listCall>> {
  return { rows: (await desk.listGoods()).map(presentDeskGoods) };
}

const factsOf = ({ id, state, price, stock, place }: DeskGoods) => ({
  goods: String(id),
  state,
  price: String(price),
  stock,
  place,
});

export function changeGoods(
  { desk, audit }: DeskServices,
  context: StaffContext,
  change: RequestOf<typeof changeCall>,
): Promise<AnswerOf<typeof changeCall>> {
  return audit.record(byStaff(context), async (tx) => {
    const before = await desk.lockGoods(tx, change.id);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.version !== change.version) throw new Refusal('CHANGED_MEANWHILE');
    const isCode = before.productType === productTypes.code;
    if (isCode && change.add_stock !== 0) throw new Refusal('STOCK_OF_CODES');
    const stock = before.stock + change.add_stock;
    if (stock < 0) throw new Refusal('STOCK_NEGATIVE');
    const after = await desk.saveGoods(tx, {
      id: change.id,
      state: change.state,
      price: BigInt(change.price_filcoin),
      stock,
      place: change.place,
    });
    const entry = {
      action: 'points.goods-changed',
      subject: { kind: 'house' },
      before: factsOf(before),
      after: factsOf(after),
      reason: change.reason,
    } as const;
    return { result: presentDeskGoods(after), entries: [entry] };
  });
}

/** The codes themselves stand in no entry: they are worth something. */
export function addCodes(
  services: DeskServices,
  context: StaffContext,
  { id, codes }: RequestOf<typeof addCall>,
): Promise<AnswerOf<typeof addCall>> {
  const { desk, audit } = services;
  return audit.record(byStaff(context), async (tx) => {
    const goods = await desk.lockGoods(tx, id);
    if (!goods) throw new Refusal('NOT_FOUND');
    if (goods.productType !== productTypes.code) throw new Refusal('STOCK_OF_CODES');
    const result = await desk.addCodes(
      tx,
      id,
      [...new Set(codes)].map((code) => sealCode(services, code)),
    );
    const entry = {
      action: 'points.codes-added',
      subject: { kind: 'house' },
      after: { goods: String(id), ...result },
    } as const;
    return { result, entries: [entry] };
  });
}
