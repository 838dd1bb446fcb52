import { useEffect } from 'react';

import { noteError } from '../../interface/browser-console.js';

/** RMD-02: in the app, the phone tells the shop whether it shows notices. An ordinary browser has nothing to tell. */
export function NoticeDevice({ identified }: { readonly identified: boolean }): null {
  useEffect(() => {
    const device = identified ? window.algortApp?.noticeDevice?.() : undefined;
    if (!device) return;
    const { deviceId, platform, isOn } = device;
    if (deviceId === null) return noteError('Unable to get deviceId.');
    void fetch('/api/apocalendar/devices', {
      method: 'PUT',
      credentials: 'include',
      headers: { 'content-type': 'application/json', platform: 'App' },
      body: JSON.stringify({ DeviceId: deviceId, Platform: platform, NotificationsEnabled: isOn }),
    }).catch(() => undefined);
  }, [identified]);
  return null;
}
