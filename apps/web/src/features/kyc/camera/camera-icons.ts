import type { Drawing } from '@perya/ui/icon';

export const cameraIcon: Drawing = {
  line: 'M4 8.5A1.5 1.5 0 0 1 5.5 7h2.3l1.4-2.2h5.6L16.2 7h2.3A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM12 9.25a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2',
};
/** Two arrows around a lens: the camera of the other side. */
export const turnCameraIcon: Drawing = {
  line: 'M4.5 11.5a7.5 7.5 0 0 1 13-4.6L19.5 9M19.5 4.5V9H15M19.5 12.5a7.5 7.5 0 0 1-13 4.6L4.5 15M4.5 19.5V15H9M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
};
export const pictureFileIcon: Drawing = {
  line: 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5M4.5 16.5l4.25-4.5 3.5 3.5 2.75-2.75 4.5 4.25M15.5 8.75v.01',
};
