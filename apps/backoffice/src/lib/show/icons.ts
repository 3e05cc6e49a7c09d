import type { Drawing } from '@perya/ui/icon';

/** Drawings that only the staff app has, on the grid of the others. */
export const columnsIcon: Drawing = { line: 'M4 5h16v14H4zM10 5v14M15 5v14' };
export const playersIcon: Drawing = {
  line: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.8 3.1 2.5 3.5 5.1',
};
export const gamesIcon: Drawing = {
  line: 'M5 4h14v16H5zM9 8h.01M15 8h.01M12 12h.01M9 16h.01M15 16h.01',
};
export const promotionsIcon: Drawing = {
  line: 'M4 9.5h16v4H4zM5.5 13.5h13V20h-13zM12 9.5V20M12 9.5C9 9.5 7 8.4 7 6.7 7 4 11 4.2 12 9.5M12 9.5c3 0 5-1.1 5-2.8C17 4 13 4.2 12 9.5',
};
export const riskIcon: Drawing = { line: 'M12 3.5 21 19.5H3zM12 10v4.5M12 17h.01' };
/** A coin under a glass. */
export const amlIcon: Drawing = {
  line: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.2 15.2 20.5 20.5M9 13.5v-6h2.2a1.8 1.8 0 0 1 0 3.6H9',
};
/** A person behind a shield. */
export const privacyIcon: Drawing = {
  line: 'M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6zM12 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8.5 16c.4-1.8 1.7-2.8 3.5-2.8s3.1 1 3.5 2.8',
};
export const requestsIcon: Drawing = {
  line: 'M9 6.5h11M9 12h11M9 17.5h11M3.5 6.5l1.2 1.2L7 5.5M3.5 12l1.2 1.2L7 11M3.5 17.5l1.2 1.2L7 16.5',
};
export const auditIcon: Drawing = {
  line: 'M6 3.5h9l4 4v13H6zM14.5 3.5v4.5H19M9 12.5h7M9 16h5',
};
export const settingsIcon: Drawing = {
  line: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
};
export const downloadIcon: Drawing = { line: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14' };
export const logOutIcon: Drawing = { line: 'M10 4.5H5v15h5M14.5 8l4 4-4 4M9.5 12h9' };
export const widenIcon: Drawing = { line: 'M3.5 12h17M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5' };
export const operationsIcon: Drawing = { line: 'M3 12h4l3-7.5 4 15 3-7.5h4' };
export const oversightIcon: Drawing = {
  line: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};
export const bookmarkIcon: Drawing = { line: 'M7 4h10v16.5l-5-4-5 4z' };
export const keyboardIcon: Drawing = {
  line: 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8',
};
export const sortUpIcon: Drawing = { line: 'M12 18V6M7.5 10.5 12 6l4.5 4.5' };
export const sortDownIcon: Drawing = { line: 'M12 6v12M7.5 13.5 12 18l4.5-4.5' };
export const contentIcon: Drawing = { line: 'M4 5h16v14H4zM7.5 9h9M7.5 12h9M7.5 15h5' };
export const supportIcon: Drawing = {
  line: 'M4 5h16v11h-8l-4.5 4v-4H4zM8 9h8M8 12.5h5',
};
export const kycIcon: Drawing = {
  line: 'M3 5.5h18v13H3zM8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M5.5 16c.4-1.6 1.5-2.4 3-2.4s2.6.8 3 2.4M14.5 10H18M14.5 13.5H18',
};
export const reportsIcon: Drawing = { line: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6M20 16V6' };
export const turnIcon: Drawing = { line: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5V8H15' };
export const differsIcon: Drawing = { line: 'M5 9h14M5 15h14M16 5 8 19' };
export const paymentsIcon: Drawing = {
  line: 'M3 7.5h18v11H3zM3 11h18M7 15h3.5M15.5 15H17M5.5 7.5 8 4.5h8l2.5 3',
};
