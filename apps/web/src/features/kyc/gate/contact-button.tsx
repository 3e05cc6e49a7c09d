import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { useRouter } from '@tanstack/react-router';
import { useContactUrl } from '../../../lib/page/use-contact-url.ts';

interface ContactButtonProps {
  readonly onFollow: () => void;
  /** Whoever is logged out cannot open the service page. */
  readonly isOutside?: boolean;
}

/** To the service page; where that is out of reach, to the operator's chat in a window of its own. [A-236 A-252] */
export function ContactButton({ onFollow, isOutside = false }: ContactButtonProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { servicePath, chatUrl } = useContactUrl();
  const follow = () => {
    if (servicePath !== null && !isOutside) router.history.push(servicePath);
    else window.open(chatUrl, '_blank', 'noopener');
    onFollow();
  };
  return (
    <Button kind="secondary" size="large" onClick={follow}>
      {t`Contact`}
    </Button>
  );
}
