import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { policyFigures } from '@perya/contract/limits/policy';
import { readProtectionPolicy } from '@perya/contract/limits/staff-calls/policy';
import { say } from '@perya/contract/text';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { Facts } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { useActor } from '../../lib/show/use-actor.ts';

/** The figure of the law that a request changes, between its bounds. */
export function PolicyFigureSubject({ id: name }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const nameOf = useActor();
  return (
    <StandingSection call={readProtectionPolicy} input={{}}>
      {({ figures }) => {
        const figure = figures.find((each) => each.name === name);
        if (!figure) return null;
        const { title, unit, min, max } = policyFigures[figure.name];
        return (
          <Facts
            facts={[
              { label: t`Figure`, value: say(title, language) },
              { label: t`Holds`, value: `${i18n.number(figure.value)} ${say(unit, language)}` },
              { label: t`It may be`, value: t`A whole number from ${min} to ${max}` },
              { label: t`By`, value: nameOf(figure.made_by) },
              { label: t`Since`, value: <Moment at={figure.made_at} /> },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
