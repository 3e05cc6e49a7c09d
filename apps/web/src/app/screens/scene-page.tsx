import type { ReactNode } from 'react';
import { SitePicture } from '../../lib/image/site-image.tsx';

interface ScenePageProps {
  readonly scene: 'not-found' | 'error' | 'offline';
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that has nothing to show but says so kindly: a picture, a sentence, a way on. */
export function ScenePage({ scene, title, text, children }: ScenePageProps) {
  return (
    <section className="scene-page">
      <SitePicture
        base={`/art/scenes/${scene}`}
        widths={[240, 480]}
        sizes="240px"
        width={240}
        height={240}
        alt=""
        first
        className="size-60 object-contain"
      />
      <h1 className="font-bold text-[1.75rem] leading-tight">{title}</h1>
      <p className="max-w-90 text-ink-muted">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3 *:min-w-44">{children}</div>
    </section>
  );
}
