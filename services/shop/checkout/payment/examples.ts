// Examples of the payment calls, for the API's description. A test checks each against its schema.

const cardFields = { environment: 'test', clientKey: 'test_ALGORT' };
const storedCard = {
  id: '8415995487234100',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2030',
  holderName: 'A Ekström',
};

export const methodsExample = {
  paymentMethods: [{ type: 'scheme', name: 'Kort', brands: ['visa', 'mc'] }],
  storedPaymentMethods: [storedCard],
  notOffered: [
    {
      type: 'Invoice14Days',
      reason: 'needs-identification',
      message: 'För att handla mot faktura krävs att du loggar in med BankID eller Freja+.',
    },
  ],
  purchasesPaused: null,
  pausedMethods: [{ type: 'swish', message: 'Swish ligger nere just nu.' }],
  config: cardFields,
};
export const cardFieldsExample = { config: cardFields };
export const storedCardsExample = { storedPaymentMethods: [storedCard] };

export const outcomeExample = {
  success: true,
  message: null,
  redirectUrl: '/shop/confirmation?Id=7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10&sys=cos',
  orderId: '100234567',
  purchaseOrderId: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10',
  paymentId: '2e2e9505-0c25-471d-8841-2bb78db07d3d',
  adyenPaymentReply: { resultCode: 'Authorised', action: null },
  cosErrorMessage: null,
  hideGenericError: false,
};

/** The partner's script makes the encrypted parts; they are longer than shown here. */
const encrypted = `eyJhbGciOiJSU0EtT0FFUCJ9.${'x'.repeat(100)}`;
export const paymentExample = {
  paymentMethod: 'scheme',
  paymentDetails: {
    type: 'scheme',
    encryptedCardNumber: encrypted,
    encryptedExpiryMonth: encrypted,
    encryptedExpiryYear: encrypted,
    encryptedSecurityCode: encrypted,
    holderName: 'A Ekström',
  },
  browserInfo: {
    acceptHeader: '*/*',
    colorDepth: 24,
    javaEnabled: false,
    language: 'sv-SE',
    screenHeight: 900,
    screenWidth: 1440,
    timeZoneOffset: -60,
    userAgent: 'Mozilla/5.0',
  },
  saveCard: false,
  ageDeclared: true,
  shown: 'Wm2pJ7kq0S3vYb1xQeT5uHc9aLrNfGdZ8oXiKtMwEjA',
};
export const paymentDetailsExample = {
  paymentId: '2e2e9505-0c25-471d-8841-2bb78db07d3d',
  details: { redirectResult: 'X6XtfGC3!Y2FhNzg5' },
};
