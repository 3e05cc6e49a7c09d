import type { Text } from '@perya/game-kit/game';

/** The six faces of each die, in the order of the board. */
export const colours = ['red', 'blue', 'yellow', 'green', 'white', 'pink'] as const;
export type Colour = (typeof colours)[number];

/** Each colour has a sign of its own too, because not every eye tells the colours apart. */
export const colourTexts: Record<Colour, Text> = {
  red: { en: 'Red sun', tl: 'Pulang araw' },
  blue: { en: 'Blue wave', tl: 'Asul na alon' },
  yellow: { en: 'Yellow star', tl: 'Dilaw na bituin' },
  green: { en: 'Green leaf', tl: 'Berdeng dahon' },
  white: { en: 'White moon', tl: 'Puting buwan' },
  pink: { en: 'Pink flower', tl: 'Rosas na bulaklak' },
};

/** What may be bet on beside the colours: that dice are alike, whatever they show. */
export const sideSpots = ['double', 'triple'] as const;
export type SideSpot = (typeof sideSpots)[number];

/** Where chips may lie. */
export type Spot = Colour | SideSpot;

export const spotTexts: Record<Spot, Text> = {
  ...colourTexts,
  double: { en: 'Two alike', tl: 'Dalawang pareho' },
  triple: { en: 'Three alike', tl: 'Tatlong pareho' },
};

export function isSide(spot: Spot): spot is SideSpot {
  return spot === 'double' || spot === 'triple';
}
