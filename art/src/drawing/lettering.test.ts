import { describe, expect, it } from 'vitest';
import { balancedLines, fittedSize, outline } from './lettering.ts';

describe('lettering', () => {
  it('breaks a long name where the lines are most even', () => {
    expect(balancedLines('Lucky Bahay Kubo', 7)).toEqual(['Lucky', 'Bahay Kubo']);
    expect(balancedLines('Pearl of Palawan', 7)).toEqual(['Pearl of', 'Palawan']);
  });

  it('keeps a short name and a single word on one line', () => {
    expect(balancedLines('Lucky 9', 7)).toEqual(['Lucky 9']);
    expect(balancedLines('Saranggola', 7)).toEqual(['Saranggola']);
  });

  it('finds the largest size that fits the box', () => {
    const size = fittedSize('MANGO RUSH', 'lilita-one', 500, 80);
    const shape = outline('MANGO RUSH', 'lilita-one', size);
    expect(shape.width).toBeLessThanOrEqual(500.01);
    expect(shape.height).toBeLessThanOrEqual(80.01);
    expect(Math.max(shape.width / 500, shape.height / 80)).toBeCloseTo(1, 2);
  });

  it('draws paths and nothing else', () => {
    expect(outline('21+', 'bungee', 30).d).toMatch(/^[MLCQZ\d\s.-]+$/);
  });
});
