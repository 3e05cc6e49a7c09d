import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import type { Permission } from '@perya/contract/staff/permissions';
import type { ReactNode } from 'react';
import { useCall } from '../query/use-call.ts';
import { useMay } from '../session/session.ts';
import { CallSection } from '../show/call-section.tsx';

type StaffCall = Call & { readonly access: { readonly staff: Permission } };

interface StandingSectionProps<C extends StaffCall> {
  /** What reads it where it stands: whoever may not read it there is not shown it here. */
  readonly call: C;
  readonly input: InputOf<C>;
  readonly title?: string;
  readonly children: (answer: AnswerOf<C>) => ReactNode;
}

/** What a request would change, as it stands while somebody decides. */
export function StandingSection<C extends StaffCall>({
  call,
  input,
  title,
  children,
}: StandingSectionProps<C>) {
  const { t } = useLingui();
  const isAllowed = useMay()(call.access.staff);
  const read = useCall(call, input, { isWanted: isAllowed });
  if (!isAllowed) return null;
  return (
    <CallSection title={title ?? t`As it stands now`} read={read}>
      {children}
    </CallSection>
  );
}
