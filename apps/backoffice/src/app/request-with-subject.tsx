import type { StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import { isRequestAction } from '@perya/contract/staff/request-actions';
import { Skeleton } from '@perya/ui/states/skeleton';
import { type ReactNode, Suspense } from 'react';
import { RequestCase } from '../features/requests/request-case.tsx';
import { requestSubjects } from './request-subjects.tsx';

/** Of an action that an earlier release had, the words of the request say all. */
function SubjectOf({ request }: { readonly request: StaffRequestDetail }): ReactNode {
  const { action, topic } = request;
  if (!isRequestAction(action)) return null;
  const Subject = requestSubjects[action];
  return <Subject id={topic} request={request} />;
}

/** A request with the case that it is about: nobody approves what they have not seen. */
export function RequestWithSubject() {
  return (
    <RequestCase
      subjectOf={(request) => (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <SubjectOf request={request} />
        </Suspense>
      )}
    />
  );
}
