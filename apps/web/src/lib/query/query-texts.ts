import type { Text } from '@perya/contract/text';

export const queryTexts = {
  noConnection: { en: 'No connection. Try again.', tl: 'Walang koneksyon. Subukan muli.' },
  heicPhoto: {
    en: 'This is a HEIC photo, which cannot be read here. Take it with the camera here; or choose Settings, Camera, Formats, Most Compatible on your iPhone and take it again.',
    tl: 'HEIC na larawan ito, na hindi mababasa dito. Kunan ito gamit ang camera dito; o piliin sa iyong iPhone ang Settings, Camera, Formats, Most Compatible at kumuha ulit.',
  },
} as const satisfies Record<string, Text>;
