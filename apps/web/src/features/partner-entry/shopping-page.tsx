import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { Picture } from '@perya/ui/picture';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/page/site.ts';

/** For whoever came out of the shopping app without its login: the app alone can bring them in. [A-057 A-261 G-166 M-012] */
export function ShoppingPage() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const steps = [
    t`Go back to the shopping app and log in there.`,
    t`Open ${name} from the app's menu again.`,
    t`You are then logged in here as well, and nothing needs to be typed.`,
  ];
  return (
    <section className="scene-page">
      <Picture
        base="/art/scenes/not-found"
        widths={[240, 480]}
        sizes="200px"
        width={200}
        height={200}
        alt=""
        first
        className="size-50 object-contain"
      />
      <h1 className="font-bold text-[1.75rem] leading-tight">{t`Log in through your shopping app`}</h1>
      <p className="max-w-90 text-ink-muted">
        {t`You opened ${name} inside a shopping app, which logs you in itself.`}
      </p>
      <ol className="flex max-w-90 list-decimal flex-col gap-2 pl-6 text-left">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link
        to="/"
        className={`mt-2 ${buttonClass('primary', 'large')}`}
      >{t`Look around first`}</Link>
    </section>
  );
}
