import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  addMallGoods as addCall,
  addMallCodes as addCodesCall,
  changeMallGoods as changeCall,
  listMallGoods as listCall,
  readMallGoods as readCall,
} from '@perya/contract/points/staff-calls/mall-goods';
import { deliverMethods, productTypes } from '@perya/contract/rules/mall/goods';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff } from '../../../audit/index.ts';
import { sealCode } from '../seal-code.ts';
import { presentDeskGoods } from './desk.present.ts';
import type { DeskGoods, SaidGoods } from './goods.store.ts';
import { usePictures } from './pictures.ts';
import type { DeskServices } from './services.ts';

export async function listDeskGoods(
  { goods }: DeskServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await goods.page(request);
  return { ...page, rows: page.rows.map(presentDeskGoods) };
}

export async function readDeskGoods(
  { goods }: DeskServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const found = await goods.find(id);
  if (!found) throw new Refusal('NOT_FOUND');
  return presentDeskGoods(found);
}

export const factsOf = (goods: DeskGoods) => ({
  goods: String(goods.id),
  name: goods.nameEn,
  name_tl: goods.nameTl,
  state: goods.state,
  price: String(goods.price),
  stock: goods.stock,
  place: goods.place,
  pictures: goods.pictures.join(' '),
});

type Said = Omit<RequestOf<typeof addCall>, 'product_type' | 'deliver_method' | 'stock'>;
type Kind = Pick<DeskGoods, 'productType' | 'deliverMethod'>;

/** What is said of goods of a kind; whoever fetches something must know where. */
export function saidOf(
  said: Said & Pick<DeskGoods, 'state'>,
  { productType, deliverMethod }: Kind,
  stock: number,
): SaidGoods {
  const isThing = productType === productTypes.thing;
  const stores = isThing ? said.store_addresses : [];
  if (isThing && deliverMethod === deliverMethods.pickup && stores.length === 0) {
    throw new Refusal('GOODS_STORES');
  }
  for (const words of [
    ...[said.name_en, said.name_tl, said.summary_en, said.summary_tl],
    ...stores,
  ]) {
    const problem = problemOfWords(words);
    if (problem) throw new Refusal(problem);
  }
  return {
    state: said.state,
    nameEn: said.name_en,
    nameTl: said.name_tl,
    summaryEn: said.summary_en,
    summaryTl: said.summary_tl,
    price: BigInt(said.price_filcoin),
    stock,
    pictures: said.pictures,
    storeAddresses: stores,
    place: said.place,
  };
}

export function addGoods(
  services: DeskServices,
  context: StaffContext,
  {
    product_type: productType,
    deliver_method: deliverMethod,
    ...wanted
  }: RequestOf<typeof addCall>,
): Promise<AnswerOf<typeof addCall>> {
  const { goods, audit } = services;
  if (productType === productTypes.code && wanted.stock !== 0) throw new Refusal('STOCK_OF_CODES');
  const kind = { productType, deliverMethod };
  // Their first price is one person's word: they stay hidden until a second agrees to it.
  const said = saidOf({ ...wanted, state: 'hidden' }, kind, wanted.stock);
  return audit.record(byStaff(context), async (tx) => {
    await usePictures(services, tx, said.pictures, []);
    const after = await goods.add(tx, { ...said, ...kind });
    const entry = {
      action: 'points.goods-added',
      subject: { kind: 'house' },
      after: factsOf(after),
      reason: wanted.reason,
    } as const;
    return { result: presentDeskGoods(after), entries: [entry] };
  });
}

/** A lower price gives away what is in stock, and so may the first one, which nobody sees before it is agreed to. */
function takesTwo(before: DeskGoods, change: RequestOf<typeof changeCall>): boolean {
  if (!before.isPriceAgreed) return change.state === 'shown';
  return BigInt(change.price_filcoin) < before.price;
}

export function changeGoods(
  services: DeskServices,
  context: StaffContext,
  change: RequestOf<typeof changeCall>,
): Promise<AnswerOf<typeof changeCall>> {
  const { goods, audit } = services;
  return audit.record(byStaff(context), async (tx) => {
    const before = await goods.lock(tx, change.id);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.version !== change.version) throw new Refusal('CHANGED_MEANWHILE');
    if (takesTwo(before, change)) throw new Refusal('NEEDS_SECOND_PERSON');
    const isCode = before.productType === productTypes.code;
    if (isCode && change.add_stock !== 0) throw new Refusal('STOCK_OF_CODES');
    const stock = before.stock + change.add_stock;
    if (stock < 0) throw new Refusal('STOCK_NEGATIVE');
    await usePictures(services, tx, change.pictures, before.pictures);
    const after = await goods.save(tx, change.id, saidOf(change, before, stock));
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
  { id, codes }: RequestOf<typeof addCodesCall>,
): Promise<AnswerOf<typeof addCodesCall>> {
  const { goods, audit } = services;
  return audit.record(byStaff(context), async (tx) => {
    const before = await goods.lock(tx, id);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.productType !== productTypes.code) throw new Refusal('STOCK_OF_CODES');
    const result = await goods.addCodes(
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
