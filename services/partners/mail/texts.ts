import { COMPANY } from '../../foundation/company.js';

export const mailTexts = {
  greeting: (firstName: string | null) => `Hej${firstName ? ` ${firstName}` : ''}!`,
  regards: 'Vänliga hälsningar',
  shop: 'Älgört',
  sender: `${COMPANY.name}, org.nr ${COMPANY.organisationNumber}`,
} as const;
