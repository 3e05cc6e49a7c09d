import type { ReactNode } from 'react';
import { SitePicture } from '../../lib/image/site-image.tsx';

interface EntrySceneProps {
  readonly title: string;
  readonly text: string;
  /** What the player can do now. */
  readonly children: ReactNode;
}

/** A page of a partner's door that a player stays on: what it is about, and where to go instead. */
export function EntryScene({ title, text, children }: EntrySceneProps) {
  return (
    <section className="scene-page">
      <SitePicture
        base="/art/scenes/not-found"
        widths={[240, 480]}
        sizes="200px"
        width={200}
        height={200}
        alt=""
        first
        className="size-50 object-contain"
      />
      <h1 className="font-bold text-[1.75rem] leading-tight">{title}</h1>
      <p className="max-w-90 text-ink-muted">{text}</p>
      {children}
    </section>
  );
}
