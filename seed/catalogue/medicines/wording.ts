import type { ProductType } from '../../../domain/cart/events.js';
import type { FormLook } from './forms.js';
import type { Substance, SubstanceForm } from './substance.js';

export function medicineDescription(
  substance: Substance,
  sold: SubstanceForm,
  maker: string,
  strength: string,
  pack: string,
): string {
  return [
    `${substance.name} ${maker} används ${substance.used}.`,
    `Den verksamma substansen är ${substance.name.toLowerCase()} i styrkan ${strength}, som ${sold.form} i förpackning om ${pack}.`,
    sold.flags.includes('Paracetamol')
      ? 'Använd aldrig flera läkemedel med paracetamol samtidigt. Högre dos än den rekommenderade kan skada levern.'
      : '',
    sold.flags.includes('Nicotine')
      ? 'Åldersgräns 18 år. Passar dig som vill sluta helt eller dra ned på tobaken.'
      : '',
    sold.flags.includes('StoredCold') ? 'Förvaras i kylskåp, 2–8 °C, och skickas i obruten kylkedja.' : '',
    'Läs alltid bipacksedeln före användning.',
  ]
    .filter(Boolean)
    .join(' ');
}

export function medicineUsage(type: ProductType, look: FormLook): string {
  const dose =
    type === 'Rx'
      ? 'Använd läkemedlet enligt läkarens ordination på apoteksetiketten.'
      : 'Dosering framgår av bipacksedeln och får inte överskridas.';
  return `${look.taken} ${dose} Fråga apotekspersonalen om du är gravid, ammar eller använder andra läkemedel. Förvaras utom syn- och räckhåll för barn.`;
}

export function medicineContents(substance: Substance, strength: string, look: FormLook): string {
  return `Verksam substans: ${substance.name.toLowerCase()} ${strength}. Övriga innehållsämnen: ${look.excipients}`;
}
