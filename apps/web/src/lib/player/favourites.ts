import { addFavourite, removeFavourite } from '@perya/contract/catalogue/calls/catalogue';
import { api } from '../http/api.ts';
import { createChangeFavourite } from './change-favourite.ts';
import { reloadFavourites } from './load-player.ts';

export const changeFavourite = createChangeFavourite({
  add: (id) => api.call(addFavourite, { id }),
  remove: (id) => api.call(removeFavourite, { id }),
  refetch: reloadFavourites,
});
