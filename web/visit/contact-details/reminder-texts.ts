/** On every page where there are no scripts, so apart from the dialog's words. */
export const reminderTexts = { text: 'Stämmer dina kontaktuppgifter?', link: 'Bekräfta dem' } as const;
