import type { Drawing } from '@perya/ui/icon';

export const sendIcon: Drawing = { line: 'M4.5 12 20 4.5 14.5 20l-3-7zM11.5 13 20 4.5' };
