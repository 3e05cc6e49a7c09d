import type { ProductWanted } from '@perya/contract/payments/staff-calls/voucher-products';
import { formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { ProductFacts, ProductRow } from './product.store.ts';
import type { VouchersServices } from './services.ts';

function factsOf({ img, link, price: typed, position }: ProductWanted): ProductFacts {
  const price = parsePesos(typed);
  if (price === null) throw new Refusal('INVALID_INPUT');
  return { img, link, price, position };
}

const plain = ({ img, link, price, position }: ProductFacts) => ({
  img,
  link,
  price: String(price),
  position,
});

/** The one that is changed, as it was seen; null for a new one. */
function seenIn(all: readonly ProductRow[], { id, version }: ProductWanted): ProductRow | null {
  if (id === null) return null;
  const held = all.find((each) => each.id === id);
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  return held;
}

/** Shows players where a voucher is sold. They pay there: two people look at the address. */
export function saveProduct({
  products,
  pictures,
}: Pick<VouchersServices, 'products' | 'pictures'>): RequestAction<ProductWanted> {
  return {
    async describe(wanted) {
      const held = seenIn(await products.listAll(), wanted);
      await pictures.check(wanted.img);
      const { link, price } = factsOf(wanted);
      const is = `${formatPesos(price)}, ${link}`;
      const was = held ? `${formatPesos(held.price)}, ${held.link}` : null;
      return {
        subject: { kind: 'house' },
        topic: held ? String(held.id) : link,
        says: {
          en: `Players are shown a voucher of ${is}${was === null ? '' : `, instead of ${was}`}. They pay at that address.`,
          tl: `Ipapakita sa mga manlalaro ang voucher na ${is}${was === null ? '' : `, sa halip na ${was}`}. Doon sila magbabayad.`,
        },
      };
    },
    async carryOut(tx, { input, reason, request }) {
      const all = await products.holdAll(tx);
      const held = seenIn(all, input);
      const facts = factsOf(input);
      const id = held?.id ?? 1 + Math.max(0, ...all.map((each) => each.id));
      if (held) await products.change(tx, id, facts);
      else await products.insert(tx, id, facts);
      return {
        entries: [
          {
            action: held ? 'payments.voucher-shop-changed' : 'payments.voucher-shop-added',
            subject: { kind: 'house' },
            before: held && { product: id, shown: held.isShown, ...plain(held) },
            after: { product: id, shown: true, ...plain(facts), asked_by: request.askedBy },
            reason,
          },
        ],
      };
    },
  };
}
