import {
  goodsLengths,
  goodsPicturesMax,
  goodsPlaceMax,
  goodsPriceMax,
  goodsStoresMax,
} from '@perya/contract/points/staff-calls/mall-goods';
import { deliverMethods, productTypes } from '@perya/contract/rules/mall/goods';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { problemsOf } from '../../../../platform/configuration/check-rows.ts';
import type {
  ConfigurationPart,
  PlainRow,
  RowProblem,
} from '../../../../platform/configuration/part.ts';
import { createRowPart } from '../../../../platform/configuration/row-part.ts';
import { saidOf } from './goods.ts';
import { type BringNeeds, bringPicture, readPicture, usePictures } from './pictures.ts';

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const picture = z
  .string()
  .check(z.regex(/^\/(?:art\/goods\/[\w-]{1,60}\.svg|files\/goods\/\d{1,20}\/[\w-]{1,64}\.webp)$/));

/** Without the stock: things on the shelves and codes under its own key are each house's own. */
const schema = z.strictObject({
  id: whole(1, 1_000_000),
  state: z.enum(['shown', 'hidden']),
  name_en: line(goodsLengths.name),
  name_tl: line(goodsLengths.name),
  summary_en: line(goodsLengths.summary),
  summary_tl: line(goodsLengths.summary),
  price: whole(1, goodsPriceMax),
  is_price_agreed: z.boolean(),
  pictures: z.array(picture).check(z.minLength(1), z.maxLength(goodsPicturesMax)),
  product_type: z.literal([productTypes.code, productTypes.thing]),
  deliver_method: z.literal([deliverMethods.atOnce, deliverMethods.byEmail]),
  store_addresses: z.array(line(goodsLengths.store)).check(z.maxLength(goodsStoresMax)),
  place: whole(0, goodsPlaceMax),
});
type GoodsLine = z.output<typeof schema>;

const agreed: Text = {
  en: 'players are shown no goods of a price that nobody has agreed to',
  tl: 'hindi ipinapakita sa mga manlalaro ang paninda na walang sumang-ayon sa presyo',
};
const otherKind: Text = {
  en: 'goods stay the code or the thing that they are, and are delivered as before',
  tl: 'nananatiling code o bagay ang paninda, at inihahatid gaya ng dati',
};
const unknown: Text = {
  en: 'goods show a picture that was never sent here',
  tl: 'may panindang nagpapakita ng larawang hindi kailanman ipinadala rito',
};

async function problemsOfGoods(
  needs: BringNeeds,
  row: GoodsLine,
  held: PlainRow | undefined,
): Promise<RowProblem[]> {
  const key = String(row.id);
  const isOther =
    held !== undefined &&
    (held['product_type'] !== row.product_type || held['deliver_method'] !== row.deliver_method);
  const files = await Promise.all(row.pictures.map((path) => isHere(needs, path)));
  const wrong = [
    row.state === 'shown' && !row.is_price_agreed && agreed,
    isOther && otherKind,
    !files.every(Boolean) && unknown,
  ].flatMap((says) => (says ? [{ key, says }] : []));
  const kind = { productType: row.product_type, deliverMethod: row.deliver_method };
  const said = () => saidOf({ ...row, price_filcoin: row.price, reason: '' }, kind, 0);
  return [...wrong, ...(await problemsOf(key, said))];
}

/** Drawings of the house are no files: every installation has them. */
const isHere = async (needs: BringNeeds, path: string) =>
  path.startsWith('/art/') || (await readPicture(needs, path)) !== null;

/** What the mall offers, for the file by which configuration travels: words, pictures and prices. */
export function goodsPart(needs: BringNeeds): ConfigurationPart {
  const part = createRowPart({
    name: 'points.goods',
    title: { en: 'Goods of the mall', tl: 'Mga paninda sa mall' },
    table: 'points.goods',
    key: ['id'],
    schema,
    also: { updated_at: 'platform.clock()' },
    counter: 'version',
    sequence: 'points.goods_id',
    retire: `state = 'hidden', updated_at = platform.clock()`,
    isRetired: ({ state }) => state === 'hidden',
    async refuse(rows, held) {
      const found = rows.map((row) =>
        problemsOfGoods(
          needs,
          row,
          held.find(({ id }) => id === row.id),
        ),
      );
      return (await Promise.all(found)).flat();
    },
    pictures: {
      of: ({ pictures }) => (Array.isArray(pictures) ? pictures : []),
      store: {
        async readFiles(path) {
          const file = await readPicture(needs, path);
          return file && { '.webp': file };
        },
        bring: (path, { '.webp': file }) => bringPicture(needs, path, file),
      },
    },
  });
  return {
    ...part,
    async write(tx, changes, by) {
      const paths = (changes.saved as readonly GoodsLine[]).flatMap(({ pictures }) => pictures);
      await usePictures(
        needs,
        tx,
        paths.filter((path) => path.startsWith('/files/')),
        [],
      );
      await part.write(tx, changes, by);
    },
  };
}
