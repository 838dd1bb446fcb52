import type { FavouritesService } from './contract/favourites.js';

const login = { ok: false, errors: [{ code: 'LOGIN_REQUIRED', message: 'Logga in för att spara favoriter.' }] } as const;

export class FavouritesPages implements FavouritesService {
  ids: FavouritesService['ids'] = async () => [];
  list: FavouritesService['list'] = async () => ({ total: 0, products: [] });
  add: FavouritesService['add'] = async () => login;
  remove: FavouritesService['remove'] = async () => login;
  removeAll: FavouritesService['removeAll'] = async () => login;
  watched: FavouritesService['watched'] = async () => [];
  watch: FavouritesService['watch'] = async () => login;
  unwatch: FavouritesService['unwatch'] = async () => login;
}
