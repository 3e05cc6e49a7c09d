import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ImageFileError } from '../../lib/image/image-file.ts';
import { useSite } from '../../lib/page/site.ts';
import { type AvatarChoice, uploadAvatar } from './upload-avatar.ts';

async function change(choice: AvatarChoice, imagesHost: string): Promise<void> {
  const [{ api }, { reloadProfile }] = await Promise.all([
    import('../../lib/http/api.ts'),
    import('../../lib/session/load-player.ts'),
  ]);
  await uploadAvatar(choice, api, imagesHost);
  await reloadProfile().catch(() => {});
}

/** [A-110 A-416] */
export function useAvatarUpload() {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const navigate = useNavigate();
  const [isUploading, setIsUploading] = useState(false);
  const upload = (choice: AvatarChoice) => {
    setIsUploading(true);
    change(choice, imagesHost)
      .then(() => navigate({ to: '/s-account' }))
      .catch((error: unknown) =>
        toast.error(
          error instanceof ImageFileError
            ? t`Failed to convert image URL to file`
            : t`Upload failed`,
        ),
      )
      .finally(() => setIsUploading(false));
  };
  return { upload, isUploading };
}
