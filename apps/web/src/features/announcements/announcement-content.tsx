import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Announcement } from '@perya/contract/announcements/calls/announcements';
import { say } from '@perya/contract/text';
import { Button, buttonClass } from '@perya/ui/button';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { ContentLink } from '../../lib/page/content-link.tsx';
import { ownPath } from '../../lib/page/own-path.ts';

interface AnnouncementContentProps {
  readonly announcement: Announcement;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** The picture, the words under it, and where it leads. */
export function AnnouncementContent({
  announcement: { url, body, link_h5: link },
  onFollow,
  onClose,
}: AnnouncementContentProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = say(body, language);
  return (
    <div className="flex flex-col gap-4">
      <SiteImage
        path={url}
        alt=""
        width={960}
        height={720}
        className="aspect-4/3 w-full rounded-card object-cover"
      />
      {words !== '' && (
        <p className="whitespace-pre-line text-[0.9375rem] leading-normal">{words}</p>
      )}
      <div className="flex gap-3">
        <Button kind={link === '' ? 'primary' : 'secondary'} className="flex-1" onClick={onClose}>
          {t`Close`}
        </Button>
        {link !== '' && (
          <ContentLink
            href={ownPath(link, location.origin)}
            onFollow={onFollow}
            className={`${buttonClass('primary')} flex-1`}
          >
            {t`See more`}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
