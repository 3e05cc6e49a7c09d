import { useLingui } from '@lingui/react/macro';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { useInstallPrompt } from '../../lib/browser/use-install-prompt.ts';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';
import { type StepName, StepPicture } from './step-picture.tsx';

interface Way {
  readonly title: string;
  readonly steps: readonly (readonly [StepName, string])[];
}

function useWays(): readonly Way[] {
  const { t } = useLingui();
  return [
    {
      title: t`On Android`,
      steps: [
        ['open', t`Open this page in Chrome.`],
        ['menu', t`Open the menu with the three dots.`],
        ['install', t`Choose "Install app" or "Add to Home screen".`],
      ],
    },
    {
      title: t`On iPhone`,
      steps: [
        ['open', t`Open this page in Safari.`],
        ['share', t`Tap the Share button.`],
        ['add', t`Choose "Add to Home Screen".`],
      ],
    },
  ];
}

/** How the app comes onto a phone: by the browser's own offer, or by its menu. [A-028 A-467 M-018] */
export function GetAppPage() {
  const { t } = useLingui();
  const { brand } = useSite();
  const install = useInstallPrompt();
  const name = brand.name;
  const ways = useWays();
  return (
    <div className="page-column">
      <PageHead title={t`Get the app`} backTo="/" backLabel={t`Back to home`} />
      <Card kind="glow" className="flex items-center gap-4 p-5">
        <SiteImage
          path={markAddress(brand.mark, 'mark')}
          alt=""
          width={72}
          height={72}
          className="size-18"
        />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="font-bold font-display text-xl leading-tight">{t`${name} on your home screen`}</p>
          <p className="text-[0.9375rem]">{t`It opens like an app, is always up to date and takes almost no space.`}</p>
        </div>
      </Card>
      {install !== null && (
        <Button size="large" onClick={install}>
          {t`Install ${name}`}
        </Button>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {ways.map(({ title, steps }) => (
          <Card key={title} className="flex flex-col gap-3 p-5">
            <h2 className="font-bold font-display text-xl">{title}</h2>
            <ol className="flex flex-col gap-3 text-[0.9375rem] leading-normal">
              {steps.map(([picture, step], index) => (
                <li key={step} className="flex items-center gap-4">
                  <StepPicture name={picture} />
                  <span>
                    <span className="block font-bold font-display text-accent-strong text-lg">
                      {index + 1}
                    </span>
                    {step}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </div>
  );
}
