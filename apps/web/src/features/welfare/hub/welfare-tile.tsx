import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import type { WelfareTile as Tile } from '@perya/contract/promotions/calls/welfare';
import { welfareTypes } from '@perya/contract/rules/promotions/welfare-tiles';
import { Picture } from '@perya/ui/picture';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { imageUrl } from '../../../lib/image/image-url.ts';
import { useSite } from '../../../lib/page/site.ts';
import { askForTab, taskTabs } from '../../../lib/points/first-tab.ts';
import type { TileStanding } from './tile-standing.ts';
import { TileState } from './tile-state.tsx';

interface WelfareTileProps {
  readonly tile: Pick<Tile, 'img' | 'title' | 'text'>;
  /** What it opens; nothing for a type that is still to come. */
  readonly path: string | undefined;
  readonly type?: number;
  readonly standing?: TileStanding | null;
}

/** A picture with its words; a tap opens what it stands for. [G-081 G-082 G-083 G-084 G-085 G-086 G-087 G-089 G-090 G-091] */
export function WelfareTile({ tile, path, type, standing = null }: WelfareTileProps) {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const navigate = useNavigate();
  const isOpening = useRef(false);
  const open = async () => {
    if (path === undefined) {
      toast.warning(t`Coming soon`);
      return;
    }
    // A second tap while a page is on its way starts nothing.
    if (isOpening.current) return;
    isOpening.current = true;
    if (type === welfareTypes.pointsTab) askForTab(sessionStore, taskTabs.daily);
    await navigate({ to: path });
    isOpening.current = false;
  };
  return (
    <button
      type="button"
      onClick={() => void open()}
      className="relative flex h-full min-h-28 w-full items-center md:min-h-40 overflow-hidden rounded-card text-left text-[#fff] shadow-card"
    >
      <Picture
        base={imageUrl(tile.img, imagesHost)}
        widths={[400, 800]}
        sizes="(width >= 768px) 440px, 92vw"
        width={800}
        height={320}
        alt=""
        className="absolute inset-0 size-full bg-[#1a1040] object-cover"
      />
      <span className="relative flex w-[60%] flex-col gap-1 p-4">
        <span className="font-bold font-display text-lg leading-tight">{tile.title}</span>
        {tile.text !== '' && <span className="text-[0.875rem] leading-snug">{tile.text}</span>}
        {standing !== null && <TileState standing={standing} />}
      </span>
    </button>
  );
}
