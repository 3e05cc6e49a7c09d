import { useLingui } from '@lingui/react/macro';
import type { StaffAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import type { Language } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { closeIcon } from '@perya/ui/icons/frame';
import { useState } from 'react';
import { LanguageButtons } from '../../lib/fields/language-buttons.tsx';
import './announcements.css';

type Shown = Pick<
  StaffAnnouncement,
  'picture' | 'title_en' | 'title_tl' | 'body_en' | 'body_tl' | 'link'
>;

/** The pop-up on a phone, in the language that is chosen above it. */
export function PhonePreview({ shown }: { readonly shown: Shown }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('en_US');
  const isTagalog = language === 'tl_PH';
  const title = isTagalog ? shown.title_tl : shown.title_en;
  const body = isTagalog ? shown.body_tl : shown.body_en;
  return (
    <figure aria-label={t`As players see it`} className="flex shrink-0 flex-col items-start gap-2">
      <LanguageButtons language={language} choose={setLanguage} />
      <div className="phone-frame">
        <div lang={isTagalog ? 'tl' : 'en'} className="phone-popup">
          <div className="flex items-start justify-between gap-2">
            <p className="font-bold text-[1.125rem] leading-tight">{title}</p>
            <Icon drawing={closeIcon} className="size-5 shrink-0" />
          </div>
          {shown.picture === '' ? (
            <div className="phone-picture" />
          ) : (
            <img src={shown.picture} alt="" width={960} height={720} className="phone-picture" />
          )}
          {body !== '' && <p className="whitespace-pre-line text-[0.875rem]">{body}</p>}
          <div className="phone-buttons">
            <span data-kind={shown.link === '' ? 'primary' : 'secondary'}>
              {isTagalog ? 'Isara' : 'Close'}
            </span>
            {shown.link !== '' && (
              <span data-kind="primary">{isTagalog ? 'Tingnan pa' : 'See more'}</span>
            )}
          </div>
        </div>
      </div>
    </figure>
  );
}
