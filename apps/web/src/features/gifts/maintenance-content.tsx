import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { GiftMessage } from '@perya/contract/live';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { useMoment } from '../../lib/text/use-moment.ts';

interface MaintenanceContentProps {
  readonly notice: GiftMessage;
  readonly onClose: () => void;
}

/** What the house says, and for how long it holds. */
export function MaintenanceContent({ notice, onClose }: MaintenanceContentProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = useMoment('minute');
  const { from, until } = notice;
  return (
    <div className="flex flex-col gap-4">
      <p className="whitespace-pre-line leading-normal">
        {say({ en: notice.name, tl: notice.name_tl }, language)}
      </p>
      {from !== undefined && until !== undefined && (
        <p className="font-semibold text-[0.9375rem]">
          {`${moment(from)} – ${moment(until)}`}
          <span className="block font-normal text-ink-muted">{t`Manila time`}</span>
        </p>
      )}
      <Button onClick={onClose}>{t`Understood`}</Button>
    </div>
  );
}
