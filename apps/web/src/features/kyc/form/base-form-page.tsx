import { useKycRecord } from '../../../lib/kyc/use-kyc-record.ts';
import { KycLoading } from '../kyc-loading.tsx';
import { BaseForm } from './base-form.tsx';

/** What is shown until the record is there says whether it comes; an old copy of it has no names to fill in. */
export function BaseFormPage() {
  const { record, reload, hasFailed } = useKycRecord();
  if (record !== null) return <BaseForm record={record} />;
  return <KycLoading hasFailed={hasFailed} onRetry={() => void reload()} />;
}
