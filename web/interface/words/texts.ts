/** Texts of the components in web/interface (UI-04). Where the requirement gives a text, it is used word for word. */
export const alertTexts = {
  labels: {
    info: 'information',
    warning: 'Varning',
    error: 'fel',
    success: 'information',
    notification: 'information',
  },
  close: 'Stäng notisen',
} as const;

export const bannerTexts = { close: 'Stäng', more: 'Läs mer', less: 'Läs mindre' } as const;
export const accordionTexts = { more: 'Läs mer', less: 'Läs mindre' } as const;
export const modalTexts = { close: 'Stäng modal', backToCheckout: 'Tillbaka till kassan' } as const;
export const drawerTexts = { close: 'Stäng' } as const;
export const spinnerTexts = { loading: 'Laddar innehåll' } as const;
export const breadcrumbTexts = { nav: 'Brödsmulor', home: 'till startsidan' } as const;
export const searchFieldTexts = { cancel: 'Avbryt', search: 'Sök', clear: 'Rensa sökfältet' } as const;
export const fieldTexts = {
  required: (label: string) => `Fyll i ${label.toLowerCase()}`,
  format: (hint: string) => `Skriv som ${hint}`,
  wrong: (label: string) => `Kontrollera ${label.toLowerCase()}`,
  valid: 'Rätt ifyllt',
  selectFirst: 'Välj',
} as const;

export const fieldPresetTexts = {
  date: { label: 'Datum', hint: 'YYYYMMDD' },
  personNumber: { label: 'Personnummer', hint: 'YYYYMMDDXXXX' },
  mobile: { label: 'Mobilnummer' },
  postalCode: { label: 'Postnummer', hint: '12345' },
} as const;
