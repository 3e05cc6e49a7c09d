import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type PolicyGroup, policies, policyGroups } from '@perya/contract/house/policies';
import { listPolicies, type PolicyState } from '@perya/contract/house/staff-calls/policies';
import { say } from '@perya/contract/text';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { PolicyTable } from './policy-table.tsx';

const groupNames = Object.keys(policyGroups) as PolicyGroup[];

const ofGroup = (all: readonly PolicyState[], group: PolicyGroup) =>
  all.filter(({ name }) => policies[name].group === group);

/** The rules that a regulator asks about, read-only: what holds at present and where it is set. */
export function PoliciesPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listPolicies, {});
  const { language } = useLanguage();
  return (
    <section
      aria-label={t`Policies`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="flex flex-col gap-4 overflow-y-auto p-4 -outline-offset-2"
    >
      <h1 className="font-semibold text-[1.125rem]">{t`Policies`}</h1>
      <p className="text-ink-muted">
        {t`What holds at present. A setting is changed where the server is started, data in its own room, code by a release.`}
      </p>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The policies could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer &&
        groupNames.map((group) => (
          <Section key={group} title={say(policyGroups[group], language)}>
            <PolicyTable
              title={say(policyGroups[group], language)}
              policies={ofGroup(answer.policies, group)}
            />
          </Section>
        ))}
    </section>
  );
}
