import { useLingui } from '@lingui/react/macro';
import type { StaffAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import { type Language, localeOf, say } from '@perya/contract/text';
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
  const read = (en: string, tl: string) => say({ en, tl }, language);
  const title = read(shown.title_en, shown.title_tl);
  const body = read(shown.body_en, shown.body_tl);
  return (
    <figure aria-label={t`As players see it`} className="flex shrink-0 flex-col items-start gap-2">
      <LanguageButtons language={language} choose={setLanguage} />
      <div className="phone-frame">
        <div lang={localeOf(language)} className="phone-popup">
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
              {read('Close', 'Isara')}
            </span>
            {shown.link !== '' && <span data-kind="primary">{read('See more', 'Tingnan pa')}</span>}
          </div>
        </div>
      </div>
    </figure>
  );
}
