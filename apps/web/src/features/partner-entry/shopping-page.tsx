import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/page/site.ts';
import { useMayFetchAsPlayer } from '../../lib/session/session.ts';
import { EntryScene } from './entry-scene.tsx';

/** For whoever came out of the shopping app without its login: the app alone can bring them in. Who is logged in is told where they go. [A-057 A-261 G-166 M-012] */
export function ShoppingPage() {
  const { t } = useLingui();
  const { brand } = useSite();
  const isPlayer = useMayFetchAsPlayer();
  const name = brand.name;
  if (isPlayer) {
    return (
      <EntryScene
        title={t`To your shopping app`}
        text={t`You are logged in to ${name}. Your shopping app opens in a moment; if it does not, open it yourself.`}
      >
        <Link
          to="/"
          className={`mt-2 ${buttonClass('primary', 'large')}`}
        >{t`Stay at ${name}`}</Link>
      </EntryScene>
    );
  }
  const steps = [
    t`Go back to the shopping app and log in there.`,
    t`Open ${name} from the app's menu again.`,
    t`You are then logged in here as well, and nothing needs to be typed.`,
  ];
  return (
    <EntryScene
      title={t`Log in through your shopping app`}
      text={t`You opened ${name} inside a shopping app, which logs you in itself.`}
    >
      <ol className="flex max-w-90 list-decimal flex-col gap-2 pl-6 text-left">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link
        to="/"
        className={`mt-2 ${buttonClass('primary', 'large')}`}
      >{t`Look around first`}</Link>
    </EntryScene>
  );
}
