import { useLingui } from '@lingui/react/macro';
import { localStore, sessionStore } from '@perya/app-kit/browser/browser-stores';
import { readAdvertisement } from '@perya/contract/campaigns/calls/campaigns';
import type { LandingPage } from '@perya/contract/rules/content/campaign';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { useEffect, useState } from 'react';
import { campaignHeaders } from '../../lib/http/ad-and-referral.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { askClientId, keepClientId, type TagCommand } from './ask-client-id.ts';
import { readChoice, storeChoice, takeVisit } from './visit.ts';

interface TagWindow {
  dataLayer?: unknown[];
}

/** Counts the visit of an advertisement, and asks before anybody else may measure it. [M-146 M-388] */
export function Measuring({ page }: { readonly page: LandingPage }) {
  const [adId, setAdId] = useState<string | null>(null);
  useEffect(() => setAdId(campaignHeaders(sessionStore)['ad-id'] ?? null), []);
  return adId === null ? null : <Advertisement adId={adId} page={page} />;
}

interface AdvertisementProps {
  readonly adId: string;
  readonly page: LandingPage;
}

function Advertisement({ adId, page }: AdvertisementProps) {
  const { t } = useLingui();
  const [input] = useState(() => ({
    ad_id: adId,
    ...(takeVisit(sessionStore, adId, page) && { page }),
  }));
  const { answer } = useCall(readAdvertisement, input, { freshMs: Number.POSITIVE_INFINITY });
  const [choice, setChoice] = useState(() => readChoice(localStore));
  const script = answer?.script ?? '';
  const tagId = answer?.config.gtag_id ?? '';
  useEffect(() => {
    if (choice !== 'yes' || script === '') return;
    const tell = loadTag(document, script, tagId);
    if (tell === null) return;
    void askClientId(tell, tagId).then((id) => {
      if (id !== null) keepClientId(sessionStore, id);
    });
  }, [choice, script, tagId]);
  if (script === '' || choice !== null) return null;
  const choose = (chosen: 'yes' | 'no') => {
    storeChoice(localStore, chosen);
    setChoice(chosen);
  };
  return (
    <Card
      role="region"
      aria-label={t`Ad measurement`}
      className="flex flex-col gap-3 p-5 md:flex-row md:items-center"
    >
      <p className="flex-1 text-[0.9375rem] leading-normal">{t`May the provider of this ad count your visit? It sees your IP address and device. Everything works without it.`}</p>
      <div className="flex gap-3">
        <Button kind="secondary" onClick={() => choose('no')}>{t`No, thank you`}</Button>
        <Button kind="secondary" onClick={() => choose('yes')}>{t`Allow`}</Button>
      </div>
    </Card>
  );
}

/**
 * Loads the provider's script once, after the visitor has allowed it; the page's policy says from where.
 * Null where it is loaded already.
 */
function loadTag(page: Document, script: string, tagId: string): TagCommand | null {
  if (page.querySelector(`script[src="${CSS.escape(script)}"]`) !== null) return null;
  const view = page.defaultView as unknown as TagWindow | null;
  if (view === null) return null;
  const layer = view.dataLayer ?? [];
  view.dataLayer = layer;
  // The provider's script knows a command by what a function calls its arguments, and takes no list for one.
  function tell(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above.
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', tagId);
  const element = page.createElement('script');
  element.async = true;
  element.src = script;
  page.head.append(element);
  return tell;
}
