import { openModal } from '../../lib/modals/open-modal.ts';
import { BoxPopup } from './box-popup.tsx';
import { stripCount, stripPath } from './film/strip-of.ts';
import { openSoon } from './open-soon.ts';

/** Opens the popup after its delay, in which the film is loaded. */
export function openBox(title: string, imageOf: (path: string) => string): void {
  const isFirst = openSoon(() =>
    openModal({
      title,
      presentation: 'center',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => <BoxPopup close={close} />,
    }),
  );
  if (!isFirst) return;
  for (let strip = 0; strip < stripCount; strip++) new Image().src = imageOf(stripPath(strip));
}
