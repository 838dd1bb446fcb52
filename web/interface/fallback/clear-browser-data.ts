/** Clears the storage that scripts can reach. HttpOnly cookies are left; only the server can delete them. */
export async function clearBrowserData(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) attempt(() => window[storage].clear());
  await Promise.allSettled([clearCaches(), clearDatabases(), leaveWorkers()]);
}

/** When a browser blocks storage, reading the property throws an error, which is ignored here. */
function attempt(clear: () => void): void {
  try {
    clear();
  } catch {
    return;
  }
}

/** Deletes all entries of the Cache API, which browsers offer only on HTTPS pages. */
async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
}

async function clearDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

async function leaveWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await Promise.all((await navigator.serviceWorker.getRegistrations()).map((worker) => worker.unregister()));
}
