import { useLingui } from '@lingui/react/macro';
import { type MallGoods, readMallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { kindOf } from './goods-kind.ts';
import { goodsKinds, isCode, stateOf } from './goods-words.ts';

const lookEveryMs = 10_000;

export function GoodsFacts({ goods }: { readonly goods: MallGoods }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Section title={t`The goods`}>
        <Facts
          facts={[
            { label: t`Number`, value: goods.id },
            { label: t`Kind`, value: t(goodsKinds[kindOf(goods)]) },
            { label: t`Price, Filcoins`, value: i18n.number(goods.price_filcoin) },
            { label: t`Stock`, value: i18n.number(goods.stock) },
            { label: t`Place in the grid`, value: i18n.number(goods.place) },
            { label: t`Stores`, value: goods.store_addresses.join('; ') || null },
          ]}
        />
      </Section>
      <Section title={t`What players read`}>
        <Facts
          facts={[
            { label: t`Name, English`, value: goods.name_en },
            { label: t`Name, Tagalog`, value: goods.name_tl },
            { label: t`What it is, English`, value: goods.summary_en },
            { label: t`What it is, Tagalog`, value: goods.summary_tl },
          ]}
        />
      </Section>
    </>
  );
}

/** One of the goods: what players see of it, its stock, and what can be changed. */
export function GoodsCase() {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const { id } = getRouteApi('/promotions/goods/$id').useParams();
  const read = useCall(readMallGoods, { id }, { pollMs: lookEveryMs });
  const [open, setOpen] = useState<'change' | 'codes' | null>(null);
  const goods = read.answer;
  const close = () => void navigate({ to: '/promotions/goods', search: true });
  if (goods === null) return <CaseDrawer title={t`Goods ${id}`} onClose={close} unread={read} />;
  const { name_en: name } = goods;
  const count = goods.pictures.length;
  return (
    <CaseDrawer
      title={name}
      badge={
        <StatusBadge tone={goods.state === 'shown' ? 'positive' : 'neutral'}>
          {t(stateOf(goods))}
        </StatusBadge>
      }
      onClose={close}
      actions={
        may('mall.edit') && (
          <>
            {isCode(goods) && <Button onClick={() => setOpen('codes')}>{t`Add codes`}</Button>}
            <Button kind="primary" onClick={() => setOpen('change')}>{t`Change`}</Button>
          </>
        )
      }
    >
      <WaitingRequests action="mall.price" topic={id} />
      <ul className="goods-pictures" aria-label={t`Pictures`}>
        {goods.pictures.map((src, place) => {
          const number = place + 1;
          return (
            <li key={src}>
              <img src={src} alt={t`${number} of ${count}`} width="96" height="96" />
            </li>
          );
        })}
      </ul>
      <GoodsFacts goods={goods} />
      {open === 'change' && <GoodsDialog goods={goods} onClose={() => setOpen(null)} />}
      {open === 'codes' && <CodesDialog goods={goods} onClose={() => setOpen(null)} />}
    </CaseDrawer>
  );
}
