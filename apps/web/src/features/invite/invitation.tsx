import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Skeleton } from '@perya/ui/states/skeleton';
import { lazy, Suspense } from 'react';
import { useCopied } from '../../lib/browser/use-copied.ts';
import { useSite } from '../../lib/page/site.ts';
import { invitationLink } from './invitation-link.ts';

const QrCode = lazy(() => import('@perya/ui/qr-code'));

/** The link and the same for a camera. Comes with the answer, so only in a browser. */
export function Invitation({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const { name } = useSite().brand;
  const { hasCopied, copy } = useCopied();
  const link = invitationLink(code, 'link', location.origin);
  const canShare = 'share' in navigator;
  const share = () =>
    // Who closes the sheet of the device has not failed.
    void navigator
      .share({ title: name, text: t`Come and play with me on ${name}`, url: link })
      .catch(() => {});
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="font-bold font-display text-xl">{t`Your invitation`}</h2>
      <Suspense fallback={<Skeleton className="mx-auto size-52" />}>
        <QrCode
          text={invitationLink(code, 'qr', location.origin)}
          label={t`QR code of your invitation`}
          className="mx-auto size-52"
        />
      </Suspense>
      <p className="text-center text-[0.9375rem] text-ink-muted">{t`Your friend scans the code or opens your link.`}</p>
      <dl className="flex flex-col gap-3">
        <div className="rounded-control bg-sunken px-4 py-3">
          <dt className="text-[0.8125rem] text-ink-muted">{t`Link`}</dt>
          <dd className="font-semibold text-[0.9375rem] [overflow-wrap:anywhere]">{link}</dd>
        </div>
        <div className="rounded-control bg-sunken px-4 py-3">
          <dt className="text-[0.8125rem] text-ink-muted">{t`Referral code`}</dt>
          <dd className="amount-figures font-semibold">{code}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button className="flex-1" onClick={share}>
            {t`Share`}
          </Button>
        )}
        <Button
          kind={canShare ? 'secondary' : 'primary'}
          className="flex-1"
          onClick={() => copy(link)}
        >
          {hasCopied ? t`Copied` : t`Copy link`}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {hasCopied && t`The link is copied`}
      </span>
    </Card>
  );
}
