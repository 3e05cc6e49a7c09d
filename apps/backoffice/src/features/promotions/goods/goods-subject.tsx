import { readMallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { GoodsFacts } from './goods-case.tsx';

/** The goods whose price a request agrees to, as players read them. */
export function GoodsSubject({ id }: { readonly id: string }) {
  return (
    <StandingSection call={readMallGoods} input={{ id }}>
      {(goods) => <GoodsFacts goods={goods} />}
    </StandingSection>
  );
}
