import { Form, useSubmit } from '@remix-run/react';
import { useRef } from 'react';

import type { CheckoutView } from '../../../services/shop/checkout/contract.js';
import type { PickupPlaceView } from '../../../services/shop/delivery/contract.js';
import { RadioCard } from '../../interface/field/field.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import { useSelectedPharmacy } from '../pharmacy/use-selected-pharmacy.js';
import { PlaceMap } from './place-map.js';
import { deliveryTexts as texts } from './texts.js';
import './pickup-places.css';

interface PickupPlacesProps {
  readonly pickup: NonNullable<CheckoutView['pickup']>;
  readonly optionId: string;
}

/** The list shows these and the chosen place. The others unfold, so that the payment is not screens away on a phone. */
const NEAREST = 3;

/** Asks where the parcel is collected (CHK-02). The list works alone; the map marks the same places. */
export function PickupPlaces({ pickup, optionId }: PickupPlacesProps): React.JSX.Element {
  const submit = useSubmit();
  const list = useRef<HTMLFormElement>(null);
  const commandId = useCommandId(`place:${optionId}`);
  const yours = useSelectedPharmacy()?.id;
  const cards = pickup.places.map((place, nth) => (
    <RadioCard
      key={place.placeId}
      name="placeId"
      value={place.placeId}
      defaultChecked={place.placeId === pickup.placeId}
      title={`${nth + 1}. ${place.name}`}
      note={noteOf(place)}
      aside={place.placeId === `pharmacy-${yours}` ? texts.yours : texts.away(place.distance)}
    />
  ));
  const isShown = (nth: number): boolean => nth < NEAREST || pickup.places[nth]?.placeId === pickup.placeId;
  const save = (form: HTMLFormElement): void => {
    const data = new FormData(form);
    data.set('commandId', crypto.randomUUID());
    submit(data, { method: 'post', action: '/shop/basket', preventScrollReset: true });
  };
  const choose = (placeId: string): void => {
    list.current?.querySelector<HTMLInputElement>(`input[value="${placeId}"]`)?.click();
  };
  return (
    <Form
      ref={list}
      key={optionId}
      method="post"
      action="/shop/basket#leverans"
      onChange={({ currentTarget }) => save(currentTarget)}
      className="places"
    >
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="optionId" value={optionId} />
      <fieldset className="choices" id="placeId">
        <legend>{texts.places}</legend>
        <p className="muted small">{texts.hold(pickup.holdDays)}</p>
        {pickup.places.length > 1 && <PlaceMap places={pickup.places} chosen={pickup.placeId} choose={choose} />}
        <div className="choices">{cards.filter((_card, nth) => isShown(nth))}</div>
        {cards.some((_card, nth) => !isShown(nth)) && (
          <details className="places-more">
            <summary>{texts.morePlaces}</summary>
            <div className="choices">{cards.filter((_card, nth) => !isShown(nth))}</div>
          </details>
        )}
      </fieldset>
      <noscript>
        <Button variant="quiet">{texts.choosePlace}</Button>
      </noscript>
    </Form>
  );
}

function noteOf({ street, postalCode, city, hours }: PickupPlaceView): string {
  return [`${street}, ${postalCode} ${city}`, ...hours.map(unbrokenHours)].join(' · ');
}

/** Keeps '9–18' on one line. */
function unbrokenHours(hours: string): string {
  return hours.replace(/(\d)–(\d)/g, '$1\u2060–\u2060$2');
}
