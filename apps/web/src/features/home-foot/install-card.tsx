import { useLingui } from '@lingui/react/macro';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { buttonClass } from '@perya/ui/button';
import { useInstallPrompt } from '../../lib/browser/use-install-prompt.ts';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { useSite } from '../../lib/page/site.ts';

/** Where the browser offers to install the app there is a button; elsewhere its own menu is named. */
export function InstallCard() {
  const { t } = useLingui();
  const { brand } = useSite();
  const install = useInstallPrompt();
  const name = brand.name;
  return (
    <section className="install" aria-labelledby="install-title">
      <SiteImage
        path={markAddress(brand.mark, 'mark')}
        alt=""
        width={56}
        height={56}
        className="size-14"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 id="install-title">{t`${name} on your home screen`}</h2>
        <p>{t`It opens like an app and takes almost no space. In your browser's menu choose "Install" or "Add to Home screen".`}</p>
        {install !== null && (
          <button type="button" onClick={install} className={`mt-1 self-start ${buttonClass()}`}>
            {t`Install ${name}`}
          </button>
        )}
      </div>
    </section>
  );
}
