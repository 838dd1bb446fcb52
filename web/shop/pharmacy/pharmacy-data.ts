import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';

/** Describes the pharmacy for search engines (schema.org). An agency counts as a shop, not as a pharmacy. */
export function pharmacyData(pharmacy: PharmacyView, publicUrl: string): object {
  const { name, address, postalCode, city, county, phoneNumber, latitude, longitude, url, gln, schedule, isAgency } =
    pharmacy;
  return {
    '@context': 'https://schema.org',
    '@type': isAgency ? 'Store' : 'Pharmacy',
    '@id': `${publicUrl}${url}`,
    name,
    url: `${publicUrl}${url}`,
    telephone: phoneNumber,
    globalLocationNumber: gln,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode,
      addressLocality: city,
      addressRegion: county,
      addressCountry: 'SE',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: schedule.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens,
      closes,
    })),
  };
}

/** Makes "08-465 004 07" a link, "tel:+46846500407". */
export function phoneLink(phoneNumber: string): string {
  return `tel:+46${phoneNumber.replace(/\D/g, '').replace(/^0/, '')}`;
}
