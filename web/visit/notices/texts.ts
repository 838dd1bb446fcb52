/** RMD-04: the question about notices. Title and buttons are the seed's. */
export const noticeTexts = {
  title: 'Slå på notiser',
  text: 'Du har sagt ja till notiser i appen, men ingen av dina telefoner visar dem. Slå på notiser i appen, eller välj e-post eller sms i inställningarna.',
  open: 'Öppna inställningar',
  without: 'Fortsätta utan notiser',
  reminder: 'Ingen av dina telefoner visar notiser.',
} as const;
