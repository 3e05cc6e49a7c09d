import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ImageFileError } from '../../lib/image/image-file.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { avatarGroups } from './avatar-choices.ts';
import { AvatarGroupField } from './avatar-group-field.tsx';
import { OwnPicture } from './own-picture.tsx';
import { type AvatarChoice, uploadAvatar } from './upload-avatar.ts';

/** [A-108 A-109 A-110] */
export function AvatarPage() {
  const { t } = useLingui();
  const [choice, setChoice] = useState<AvatarChoice | null>(null);
  const { upload, isUploading } = useAvatarUpload();
  return (
    <div className="page-column page-narrow">
      <PageHead
        title={t`Choose your picture`}
        backTo="/s-account"
        backLabel={t`Back to the account`}
      />
      {avatarGroups.map((group) => (
        <AvatarGroupField
          key={group}
          group={group}
          chosen={choice?.kind === 'drawn' ? choice.base : null}
          onChoose={(base) => setChoice({ kind: 'drawn', base })}
        />
      ))}
      <OwnPicture
        file={choice?.kind === 'own' ? choice.file : null}
        onChoose={(file) => setChoice({ kind: 'own', file })}
      />
      <div className="sticky bottom-0 -mx-4 flex flex-col bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button
          size="large"
          busy={isUploading}
          disabled={choice === null}
          onClick={() => choice !== null && upload(choice)}
        >
          {t`Confirm`}
        </Button>
      </div>
    </div>
  );
}

/** [A-110 A-416] */
function useAvatarUpload() {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(
    (client, choice: AvatarChoice) => uploadAvatar(choice, client, imagesHost),
    {
      onDone: () => navigate({ to: '/s-account' }),
      problemOf: (error) =>
        error instanceof ImageFileError ? t`Failed to convert image URL to file` : t`Upload failed`,
    },
  );
  return { upload: (choice: AvatarChoice) => void submit(choice), isUploading: isBusy };
}
