import type { Face } from '../drawing/lettering.ts';
import type { BadgeShape } from './badges.ts';
import {
  ferrisWheel,
  fireHorse,
  heirloomCards,
  heirloomChip,
  hibiscus,
  liveWheel,
  pinwheel,
  quill,
  reefFish,
} from './emblems.ts';

export type PlatformLook = {
  shape: BadgeShape;
  face: Face;
  emblem: () => string;
  /** The ground from top to bottom; both hold the letters. */
  ground: readonly [top: string, bottom: string];
  rim: string;
  /** The name, and the word or two below it. */
  ink: string;
  ink2: string;
  /** Where the letters end, for a badge that is cut on the right. */
  end?: number;
};

/** How each platform's logo looks, by its id. */
export const PLATFORM_LOOKS: ReadonlyMap<string, PlatformLook> = new Map<string, PlatformLook>([
  [
    'perya',
    {
      shape: 'ticket',
      face: 'lilita-one',
      emblem: ferrisWheel,
      ground: ['#3f28a0', '#221361'],
      rim: '#ffb11b',
      ink: '#ffc94a',
      ink2: '#ffffff',
    },
  ],
  [
    'perya-live',
    {
      shape: 'ticket',
      face: 'lilita-one',
      emblem: liveWheel,
      ground: ['#d61a3c', '#a50d2a'],
      rim: '#ffd76a',
      ink: '#ffffff',
      ink2: '#ffffff',
    },
  ],
  [
    'lakandiwa',
    {
      shape: 'pennant',
      face: 'lilita-one',
      emblem: quill,
      ground: ['#ffd65c', '#f2a516'],
      rim: '#7a0f2b',
      ink: '#6b0a24',
      ink2: '#6b0a24',
      end: 176,
    },
  ],
  [
    'tikbalang',
    {
      shape: 'plate',
      face: 'bungee',
      emblem: fireHorse,
      ground: ['#34313a', '#18161c'],
      rim: '#ff8a2b',
      ink: '#ff9a3c',
      ink2: '#fff3e0',
    },
  ],
  [
    'habagat',
    {
      shape: 'sail',
      face: 'titan-one',
      emblem: pinwheel,
      ground: ['#1668bd', '#0a4a93'],
      rim: '#8fd0ff',
      ink: '#ffffff',
      ink2: '#d6efff',
      end: 178,
    },
  ],
  [
    'gumamela',
    {
      shape: 'doily',
      face: 'shrikhand',
      emblem: hibiscus,
      ground: ['#fffaf2', '#ffe9dc'],
      rim: '#e0256b',
      ink: '#b80d4f',
      ink2: '#157a41',
    },
  ],
  [
    'salinlahi',
    {
      shape: 'plaque',
      face: 'titan-one',
      emblem: heirloomCards,
      ground: ['#1a6a40', '#0c3d25'],
      rim: '#e3b341',
      ink: '#ffe08a',
      ink2: '#ffffff',
      end: 177,
    },
  ],
  [
    'salinlahi-live',
    {
      shape: 'plaque',
      face: 'titan-one',
      emblem: heirloomChip,
      ground: ['#8a1f5c', '#560d38'],
      rim: '#e3b341',
      ink: '#ffe08a',
      ink2: '#ffffff',
      end: 177,
    },
  ],
  [
    'karagatan',
    {
      shape: 'pill',
      face: 'lilita-one',
      emblem: reefFish,
      ground: ['#5fe3d6', '#25bfc4'],
      rim: '#06415a',
      ink: '#06304a',
      ink2: '#06304a',
      end: 176,
    },
  ],
]);
