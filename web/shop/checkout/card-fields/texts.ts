export const cardTexts = {
  labels: {
    encryptedCardNumber: 'Kortnummer',
    encryptedExpiryDate: 'Giltigt till',
    encryptedSecurityCode: 'CVC',
  },
  placeholders: {
    encryptedCardNumber: '1234 5678 9012 3456',
    encryptedExpiryDate: 'MM/ÅÅ',
    encryptedSecurityCode: '123',
  },
  errors: {
    encryptedCardNumber: 'Ange ett giltigt kortnummer',
    encryptedExpiryDate: 'Ange giltighetstiden som MM/ÅÅ',
    encryptedSecurityCode: 'Ange säkerhetskoden, tre eller fyra siffror',
  },
  clear: 'Kortuppgifter tas bara emot krypterade.',
  atPartner: 'Kortuppgifterna fyller du i på vår betalpartners säkra sida i nästa steg.',
} as const;
