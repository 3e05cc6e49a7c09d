export { type Centavos, centavos, parsePesos, toPesos } from './centavos.ts';
export { type FormatOptions, formatPesos } from './format-pesos.ts';
export { type Rounding, scale } from './scale.ts';
export { split } from './split.ts';
