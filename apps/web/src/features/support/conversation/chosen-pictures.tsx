import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@perya/ui/icon-button';
import { closeIcon } from '@perya/ui/icons/frame';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import type { Pictures } from './use-pictures.ts';

/** What goes along with the next message. */
export function ChosenPictures({ pictures }: { readonly pictures: Pictures }) {
  const { t, i18n } = useLingui();
  const { stored, isBusy, share, remove } = pictures;
  if (stored.length === 0 && !isBusy) return null;
  return (
    <ul aria-label={t`Pictures`} className="flex flex-wrap items-center gap-2">
      {stored.map(({ objectKey, preview }, place) => {
        const number = place + 1;
        return (
          <li key={objectKey} className="service-chosen">
            <img src={preview} alt={t`Attachment ${number}`} />
            <IconButton
              kind="filled"
              drawing={closeIcon}
              label={t`Remove picture ${number}`}
              onClick={() => remove(objectKey)}
            />
          </li>
        );
      })}
      {isBusy && (
        <li className="w-40">
          <ProgressBar
            label={t`Uploading…`}
            value={share}
            max={1}
            valueText={i18n.number(share, { style: 'percent' })}
          />
        </li>
      )}
    </ul>
  );
}
