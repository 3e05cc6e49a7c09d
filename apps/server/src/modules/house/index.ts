export { createHouse } from './house.ts';
