import type { Drawing } from '../icon.tsx';

export const questionIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M9.5 9.75a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2.9-1.2 1.8M12 16.5v.01',
};
export const newsIcon: Drawing = {
  line: 'M4 5.5h13v12a1.75 1.75 0 0 0 1.75 1.75H6A2 2 0 0 1 4 17.25zM17 9h3.5v8.5a1.75 1.75 0 0 1-3.5 0M7 9h6.5M7 12.25h6.5M7 15.5h4',
};
export const documentIcon: Drawing = {
  line: 'M6.5 3.5h7.25L18.5 8.25V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V4.5a1 1 0 0 1 1-1M13.5 3.75V8.5h4.75M8.75 12.5h6.5M8.75 16h6.5',
};
export const soundIcon: Drawing = {
  line: 'M4 9.75v4.5h3l4.5 3.5V6.25L7 9.75zM15 9.25a4 4 0 0 1 0 5.5M17.5 6.75a7.5 7.5 0 0 1 0 10.5',
};
