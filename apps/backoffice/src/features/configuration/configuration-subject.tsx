import type { ConfigurationChange } from '@perya/contract/configuration/staff-calls/configuration';
import {
  readConfiguration,
  readConfigurationChanges,
} from '@perya/contract/configuration/staff-calls/configuration';
import type { StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { ChangesList } from './changes-list.tsx';

interface ConfigurationSubjectProps {
  readonly request: Pick<StaffRequestDetail, 'action' | 'says'>;
}

/** Turned round: what was written comes back to what stood before. */
const undone = ({ kind, fields, ...change }: ConfigurationChange): ConfigurationChange => ({
  ...change,
  kind: kind === 'added' ? 'retired' : kind === 'retired' ? 'added' : kind,
  fields: fields.map(({ name, before, after }) => ({ name, before: after, after: before })),
});

function Changes({ of, id }: { readonly of: 'draft' | 'import'; readonly id: string }) {
  return (
    <StandingSection call={readConfigurationChanges} input={{ of, id }}>
      {({ changes }) => <ChangesList changes={of === 'draft' ? changes : changes.map(undone)} />}
    </StandingSection>
  );
}

/** What a file of configuration changes, or what its undoing puts back, row by row: the request names it by its digest. */
export function ConfigurationSubject({ request: { action, says } }: ConfigurationSubjectProps) {
  const isNamed = ({ digest }: { digest: string }) => says.includes(digest);
  return (
    <StandingSection call={readConfiguration} input={{}}>
      {({ drafts, imports }) => {
        const of = action === 'configuration.import' ? 'draft' : 'import';
        const found = (of === 'draft' ? drafts : imports).find(isNamed);
        return found ? <Changes of={of} id={found.id} /> : null;
      }}
    </StandingSection>
  );
}
