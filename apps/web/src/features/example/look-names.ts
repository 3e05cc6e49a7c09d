import { useLingui } from '@lingui/react/macro';
import type { BrandTag } from '@perya/contract/brands';
import type { LookTheme } from './use-page-look.ts';

/** Two brands share one product name, so the gallery calls them by their colours. */
export function useLookNames(): {
  readonly brand: Record<BrandTag, string>;
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
