export { createProfile } from './profile.ts';
