import { useLingui } from '@lingui/react/macro';
import { useSendCodeTo } from '../../../lib/codes/use-send-code-to.ts';
import { submitThrottles } from '../account-timings.ts';

/** The code to the new number, sent once in five seconds at most. */
export function useNewPhone() {
  const { t } = useLingui();
  return useSendCodeTo({
    purpose: 'phone',
    failed: t`failed to send SMS`,
    windowMs: submitThrottles.phoneMs,
  });
}

export type NewPhone = ReturnType<typeof useNewPhone>;
