/** RMD-02, RMD-05, RMD-06: what the calls of reminders say of wrong fields. The first is the seed's. */
const SET_APPROVAL = 'Failed to set approval.';

export const callTexts = {
  setApproval: SET_APPROVAL,
  approved: `${SET_APPROVAL} IsApproved ska vara true eller false.`,
  channel: `${SET_APPROVAL} Channel ska vara App, Email eller Sms.`,
  active: 'IsActive ska vara true eller false.',
  /** The seed gives the text of a device without an id. */
  device: 'Unable to get deviceId.',
  platform: 'Platform ska vara iOS eller Android.',
  enabled: 'NotificationsEnabled ska vara true eller false.',
  id: 'id är för långt.',
  personNumber: 'Ange personnumret med tolv siffror.',
  date: 'Datum ska skrivas ÅÅÅÅ-MM-DD.',
  count: 'antalUttagKvar ska vara ett heltal från 0 till 999.',
  eventId: 'EventId ska vara 1, 2 eller 3.',
  connected: 'ansluten ska vara true eller false.',
  events: 'Events får ha högst 200 poster.',
  notYours: 'PersonNr ska vara ditt eget personnummer.',
  otherPerson: 'Du får inte se en annan persons påminnelser.',
} as const;
