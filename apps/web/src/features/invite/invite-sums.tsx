import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { readInvite } from '@perya/contract/promotions/calls/referrals';
import { Card } from '@perya/ui/card';
import { Fact } from '../../lib/page/fact.tsx';
import { pesoText } from '../../lib/text/peso-text.ts';

type Sums = Pick<AnswerOf<typeof readInvite>, 'friends' | 'rewarded' | 'earned'>;

export function InviteSums({ friends, rewarded, earned }: Sums) {
  const { t } = useLingui();
  return (
    <Card flush>
      <dl>
        <Fact label={t`Friends who came`} value={String(friends)} isAmount />
        <Fact label={t`Friends who brought a bonus`} value={String(rewarded)} isAmount />
        <Fact label={t`Earned so far`} value={pesoText(earned)} isAmount />
      </dl>
    </Card>
  );
}
