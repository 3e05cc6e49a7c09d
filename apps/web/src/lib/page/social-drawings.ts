import type { Drawing } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import {
  facebookIcon,
  instagramIcon,
  telegramIcon,
  tiktokIcon,
  viberIcon,
  xIcon,
  youtubeIcon,
} from '@perya/ui/icons/social';

const drawings: Readonly<Record<string, Drawing>> = {
  facebook: facebookIcon,
  instagram: instagramIcon,
  telegram: telegramIcon,
  tiktok: tiktokIcon,
  viber: viberIcon,
  x: xIcon,
  youtube: youtubeIcon,
};

/** The sign of a network; of one that is not known, that the link leads elsewhere. */
export function socialDrawing(network: string): Drawing {
  return drawings[network.toLowerCase()] ?? externalIcon;
}
