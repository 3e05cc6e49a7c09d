import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ImageFileError } from '../../lib/image/image-file.ts';
import { useSite } from '../../lib/page/site.ts';
import { reloadProfile } from '../../lib/player/load-player.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { type AvatarChoice, uploadAvatar } from './upload-avatar.ts';

/** [A-110 A-416] */
export function useAvatarUpload() {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(
    (client, choice: AvatarChoice) => uploadAvatar(choice, client, imagesHost),
    {
      onDone: async () => {
        await reloadProfile();
        await navigate({ to: '/s-account' });
      },
      problemOf: (error) =>
        error instanceof ImageFileError ? t`Failed to convert image URL to file` : t`Upload failed`,
    },
  );
  return { upload: (choice: AvatarChoice) => void submit(choice), isUploading: isBusy };
}
