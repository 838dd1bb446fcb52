/**
 * Texts of the dialogs about favourites (PRO-07, PRO-08). Where the requirement gives a text, it is used word for word.
 */
export const dialogTexts = {
  cancel: 'Avbryt',
  login: {
    title: { favourite: 'Logga in för att spara favoriter', watch: 'Logga in för att bevaka varor' },
    text: 'Dina favoriter och bevakningar sparas på dig och följer med till appen och andra enheter.',
    action: 'Logga in',
  },
  consent: {
    title: 'Lägg till en favorit',
    text: (name: string) =>
      `För att spara ${name || 'varan'} och andra favoriter behöver vi ditt samtycke. Vilka varor du sparar kan säga något om din hälsa. Därför visar vi listan bara för dig.`,
    withdraw: 'Du kan när som helst återkalla samtycket på favoritsidan. Då raderas alla dina favoriter.',
    privacy: 'Så behandlar vi personuppgifter',
    action: 'Ja, spara favoriten',
  },
  watch: {
    title: 'Bevaka varan',
    text: (name: string) =>
      `Vi skickar ett meddelande när ${name} finns i webblagret igen. Bevakningen avslutas när meddelandet är skickat.`,
    discreet: 'Är varan ett läkemedel nämner vi inte namnet i meddelandet.',
    action: 'Bevaka',
  },
  unwatch: {
    title: 'Sluta bevaka varan?',
    text: (name: string) => `Du får inget meddelande när ${name} finns i lager igen.`,
    action: 'Sluta bevaka',
  },
  start: {
    title: 'Vi behöver ditt samtycke till favoriter',
    text: 'Du har sparade favoriter. Vilka varor du sparar kan säga något om din hälsa, och därför behöver vi ditt samtycke för att ha dem kvar.',
    keep: 'Behåll mina favoriter',
    remove: 'Ta bort mina favoriter',
    removeTitle: 'Radera favoriter',
    removeText: (count: number) =>
      `${count === 1 ? 'Din favorit' : `Dina ${count} favoriter`} raderas och går inte att få tillbaka.`,
    removeAction: 'Radera favoriter',
    back: 'Tillbaka',
    failed: 'Vi kunde tyvärr inte spara ditt val av samtycke till favoriter just nu. Vi kommer fråga igen senare.',
    understood: 'Ok, jag förstår',
  },
  revoke: {
    title: 'Dina favoriter kommer att raderas',
    text: 'När du återkallar ditt samtycke till favoriter raderar vi alla favoriter du har sparat. Det går inte att ångra.',
    action: 'Återkalla samtycket',
  },
  clear: {
    title: 'Radera alla favoriter?',
    text: (count: number) =>
      `${count === 1 ? 'Din favorit' : `Dina ${count} favoriter`} raderas och går inte att få tillbaka.`,
    action: 'Radera favoriter',
  },
} as const;
