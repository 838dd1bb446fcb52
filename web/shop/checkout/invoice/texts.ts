export const invoiceTexts = {
  heading: 'Din faktura',
  left: 'Att betala',
  due: 'Senast',
  ocr: 'OCR',
  bankgiro: 'Bankgiro',
  states: { due: 'Att betala', late: 'Försenad', paid: 'Klar' },
} as const;
