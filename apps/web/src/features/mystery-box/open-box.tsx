import { boxTimes } from '@perya/contract/rules/promotions/boxes';
import { openModal } from '../../lib/modals/open-modal.ts';
import { BoxPopup } from './box-popup.tsx';
import { stripCount, stripPath } from './film/strip-of.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens the popup after its delay, in which the film is loaded; a second tap meanwhile opens nothing. [M-081 M-448] */
export function openBox(title: string, imageOf: (path: string) => string): void {
  if (timer !== undefined) return;
  for (let strip = 0; strip < stripCount; strip++) new Image().src = imageOf(stripPath(strip));
  timer = setTimeout(() => {
    timer = undefined;
    openModal({
      title,
      presentation: 'center',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => <BoxPopup close={close} />,
    });
  }, boxTimes.showMs);
}
