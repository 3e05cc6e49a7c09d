import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { Brand } from '@perya/contract/brands';
import { markAddress } from '@perya/contract/brands/brand-marks';

/** For the page that stands while there is no line: it can ask nobody which brand it is of. */
export function keepBrand({ tag, name, mark }: Brand): void {
  const styles = document.getElementById('perya-brand')?.textContent;
  if (!styles) return;
  localStore.write('brand', { tag, name, mark: markAddress(mark, 'mark'), styles });
}
