import type { Colour } from '../rules/colours.ts';

interface ColourStyle {
  face: string;
  /** The lower edge of a face, where less light falls. */
  shade: string;
  /** The sign and the words on the face: at least 4.5 to 1 against it. */
  ink: string;
}

export const colourStyles: Record<Colour, ColourStyle> = {
  red: { face: '#d3243c', shade: '#9c1329', ink: '#ffffff' },
  blue: { face: '#1f62d2', shade: '#12419a', ink: '#ffffff' },
  yellow: { face: '#fbc92b', shade: '#d99e06', ink: '#3a2500' },
  green: { face: '#147a41', shade: '#0a552b', ink: '#ffffff' },
  white: { face: '#fbf7ec', shade: '#d8cfbb', ink: '#2b2470' },
  pink: { face: '#f58cbb', shade: '#d35f95', ink: '#4d0a2c' },
};
