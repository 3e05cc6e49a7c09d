export { type Announcements, createAnnouncements } from './announcements.ts';
