import { useLingui } from '@lingui/react/macro';
import { listBankAccounts } from '@perya/contract/reports/staff-calls/bank';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { HowOld } from '../cover/how-old.tsx';

/** The account at a bank whose statement a request lets count: what it says, and what counts until then. */
export function AccountSubject({ id }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  return (
    <StandingSection call={listBankAccounts} input={{}}>
      {({ accounts }) => {
        const account = accounts.find((each) => each.id === id);
        if (!account) return null;
        return (
          <Facts
            facts={[
              { label: t`Account`, value: account.number },
              { label: t`Currency`, value: account.currency },
              { label: t`Told up to`, value: account.day },
              { label: t`On it`, value: account.balance && <Money amount={account.balance} /> },
              {
                label: t`Counts as cover`,
                value: account.counts && (
                  <>
                    <Money amount={account.counts} />
                    <HowOld {...account} />
                  </>
                ),
              },
              { label: t`Lines`, value: i18n.number(account.lines) },
              { label: t`Without a payment`, value: i18n.number(account.unmatched) },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
