import { boxFilm } from '@perya/contract/rules/promotions/boxes';
import { useEffect, useState } from 'react';
import { imageUrl } from '../../../lib/image/image-url.ts';
import { useSite } from '../../../lib/page/site.ts';
import { type FilmPart, frameOf, stillOf } from './film-position.ts';
import { stripCount, stripOf, stripPath } from './strip-of.ts';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which frame of a part is due, from the moment the part began. */
function useFrame(part: FilmPart, frameMs: number): number {
  const [shown, setShown] = useState({ part, frame: frameOf(part, 0, frameMs) });
  useEffect(() => {
    if (isCalm()) {
      setShown({ part, frame: stillOf(part) });
      return;
    }
    const began = performance.now();
    let turn = requestAnimationFrame(function look(now) {
      const frame = frameOf(part, now - began, frameMs);
      setShown((before) =>
        before.part === part && before.frame === frame ? before : { part, frame },
      );
      turn = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(turn);
  }, [part, frameMs]);
  return shown.part === part ? shown.frame : frameOf(part, 0, frameMs);
}

interface BoxFilmProps {
  readonly part: FilmPart;
  readonly frameMs: number;
  readonly className: string;
}

/** The box as it waits, shakes and opens. All strips lie behind each other, so that none has to load when its turn comes. [M-226] */
export function BoxFilm({ part, frameMs, className }: BoxFilmProps) {
  const { imagesHost } = useSite();
  const { strip, place } = stripOf(useFrame(part, frameMs));
  return (
    <div
      aria-hidden="true"
      data-strip={strip}
      data-place={place}
      className={`relative overflow-hidden ${className}`}
    >
      {Array.from({ length: stripCount }, (_, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: strips stand in their order.
          key={index}
          src={imageUrl(stripPath(index), imagesHost)}
          alt=""
          decoding="async"
          className={`absolute inset-y-0 left-0 h-full max-w-none ${index === strip ? '' : 'invisible'}`}
          style={{ transform: `translateX(${(-place * 100) / boxFilm.framesOfStrip}%)` }}
        />
      ))}
    </div>
  );
}
