import { useLanguage } from '@perya/app-kit/language/language-context';
import type { StaffTile } from '@perya/contract/promotions/staff-calls/tiles';
import { say } from '@perya/contract/text';
import type { ReactNode } from 'react';

type Face = Pick<StaffTile, 'title_en' | 'title_tl' | 'text_en' | 'text_tl' | 'img' | 'is_shown'>;

/** A tile as it stands in the hub, in the language of the page. */
export function TileFace({ children, ...tile }: Face & { readonly children?: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className="tile-card" data-hidden={!tile.is_shown || undefined}>
      <img src={`${tile.img}-400.webp`} alt="" />
      <div className="flex grow flex-col gap-1 p-3">
        <strong>{say({ en: tile.title_en, tl: tile.title_tl }, language)}</strong>
        <span className="text-ink-muted">
          {say({ en: tile.text_en, tl: tile.text_tl }, language)}
        </span>
        {children}
      </div>
    </div>
  );
}
