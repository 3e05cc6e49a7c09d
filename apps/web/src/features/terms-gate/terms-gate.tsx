import { useLingui } from '@lingui/react/macro';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { Button, buttonClass } from '@perya/ui/button';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { LegalWords } from '../../lib/page/legal-notice.tsx';
import { useSite } from '../../lib/page/site.ts';
import { socialLinks } from '../../lib/page/social-links.ts';
import type { Partner } from '../../lib/session/partner.ts';
import { hasExit } from '../../lib/terms-gate/gate-rules.ts';
import { proceed, useGate } from '../../lib/terms-gate/gate-state.ts';
import { Agreement, HelpLink } from './agreement.tsx';
import { BarredGroups, ForfeitureWarning } from './barred-groups.tsx';
import { RegulatorRow } from './regulator-row.tsx';

interface TermsGateProps {
  readonly partner: Partner | null;
  /** What must be seen before the gate is passed: outside of it nothing can be read or tapped. */
  readonly children: ReactNode;
}

function GateHead({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const { brand } = useSite();
  return (
    <header className="flex items-center gap-4 px-5 pt-6 pb-5 text-glow-ink">
      <SiteImage
        path={markAddress(brand.mark, 'mark')}
        alt=""
        width={56}
        height={56}
        className="size-14"
      />
      <div className="min-w-0">
        <p className="font-bold text-[0.8125rem] text-spark uppercase tracking-[0.08em]">
          {brand.name}
        </p>
        <h2
          id="terms-gate-title"
          ref={heading}
          tabIndex={-1}
          className="font-extrabold text-[1.625rem] leading-tight outline-none"
        >
          {t`Before you come in`}
        </h2>
      </div>
    </header>
  );
}

function WaysOn({ partner }: Pick<TermsGateProps, 'partner'>) {
  const { t } = useLingui();
  const { brand, index } = useSite();
  const hasAgreed = useGate((state) => state.hasAgreed);
  // Where the index did not come, the house still has a page to leave for. [M-238]
  const exitUrl = socialLinks(index?.media ?? [], brand)[0]?.url;
  return (
    <div className="flex flex-row-reverse gap-3">
      <Button size="large" disabled={!hasAgreed} onClick={proceed} className="flex-1">
        {t`Proceed`}
      </Button>
      {hasExit(partner) && exitUrl !== undefined && (
        <a href={exitUrl} className={`${buttonClass('secondary', 'large')} flex-1`}>
          {t`Exit`}
        </a>
      )}
    </div>
  );
}

/**
 * The regulator's gate: nothing of the page can be reached before it is passed. The browser's own modal dialog keeps
 * the rest out of reach by itself, without the code that our sheets bring, so a first visit stays light. [M-008 M-093]
 */
export default function TermsGate({ partner, children }: TermsGateProps) {
  const { index } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A task of its own: a modal dialog makes the browser compute the styles of the whole page anew.
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const shown = dialog.current;
    // Closed while it still stands in the page, it gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="terms-gate-title"
      closedby="none"
      // A browser that does not know `closedby` asks first, and after a second Escape closes without asking.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto overscroll-contain bg-[linear-gradient(115deg,var(--glow-from),var(--glow-to))] p-0"
    >
      <div className="mx-auto flex min-h-full w-full max-w-[44rem] flex-col md:justify-center md:py-8">
        <GateHead heading={heading} />
        <div className="flex flex-1 flex-col gap-5 rounded-t-sheet bg-raised px-5 pt-6 text-ink md:flex-none md:rounded-sheet md:px-8">
          <BarredGroups />
          <RegulatorRow index={index} />
          <div className="text-center">
            <LegalWords />
          </div>
          <HelpLink />
          <div className="-mx-5 md:-mx-8 sticky bottom-0 mt-auto flex flex-col gap-3 border-line border-t bg-raised px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:rounded-b-sheet md:px-8">
            <ForfeitureWarning />
            <Agreement />
            <WaysOn partner={partner} />
          </div>
        </div>
      </div>
      {children}
    </dialog>
  );
}
