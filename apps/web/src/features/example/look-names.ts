import { useLingui } from '@lingui/react/macro';
import type { FirstBrandTag } from '@perya/contract/brands/first-brands';
import type { LookTheme } from './use-page-look.ts';

/** Two brands share one product name, so the gallery calls them by their colours. */
export function useLookNames(): {
  readonly brand: Record<FirstBrandTag, string>;
  readonly theme: Record<LookTheme, string>;
} {
  const { t } = useLingui();
  return {
    brand: {
      perya: t`Marigold fair`,
      sinag: t`Orange sun`,
      tala: t`Violet star`,
      h5: t`Marigold ticket`,
    },
    theme: { light: t`Light`, dark: t`Dark` },
  };
}
