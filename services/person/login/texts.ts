export const loginTexts = {
  /** BankID shows this text under "Min avsikt". */
  intent: 'Jag vill logga in hos Älgört.',
  entering: 'Du loggas in.',
  loggedIn: 'Du är nu inloggad',
  /** LOG-12 gives this text exactly. */
  notStarted: 'Failed to initialize login',
  aborted: 'Inloggningen har avbrutits eller så har tidsgränsen överskridits.',
  comeBack: 'Gå tillbaka till webbläsaren där du började logga in.',
  notOffered: 'Inloggningssättet finns inte just nu.',
  notNow: 'Det gick inte att logga in just nu. Försök igen om en liten stund.',
  ownOnly: 'Logga in för att se och avsluta dina inloggningar.',
  endNotKept: 'Utloggningen är gjord, men kunde inte antecknas.',
  tooOften: 'Du har försökt många gånger. Vänta en stund och försök igen.',
} as const;
