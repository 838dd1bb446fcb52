/** Every page without scripts has it, so it is separate from the dialog's texts. */
export const reminderTexts = { text: 'Stämmer dina kontaktuppgifter?', link: 'Bekräfta dem' } as const;
