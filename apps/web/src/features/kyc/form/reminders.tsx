import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';

/** */
export function Reminders() {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Reminders`}
      className="rounded-card bg-accent-soft p-4 text-[0.875rem] leading-snug"
    >
      <h2 className="mb-2 flex items-center gap-2 font-bold text-base">
        <Icon drawing={infoIcon} className="size-5 text-accent-strong" />
        {t`Reminders`}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>
          <Trans>
            Write it exactly as on your ID. For a hyphen or an apostrophe, write a space.
          </Trans>
        </li>
        <li>
          <Trans>
            Use an ID of your own that is still valid. You must be at least 21 years old.
          </Trans>
        </li>
        <li>
          <Trans>
            Government officials, members of the armed forces and police, and persons who are barred
            from gaming by law may not play.
          </Trans>
        </li>
        <li>
          <Trans>
            False information leads to the rejection of the KYC or to a blocked account.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
