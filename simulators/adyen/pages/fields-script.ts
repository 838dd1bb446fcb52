import { createHash } from 'node:crypto';

import { NATIVE_SCRIPT } from './native-script.js';

/**
 * Stands in for the parts of Adyen Web 6 that the shop uses: `AdyenCheckout`, `createFromAction` and `CustomCard`. The
 * inputs are iframes of the partner, so that no script of the shop can read the typed text.
 */
export const FIELDS_SCRIPT = `'use strict';
(() => {
  const base = document.currentScript.src.replace(/adyen\\.js.*$/, '');
  const NAMES = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'];
  // The background colour behind the frame: no checker can compute the contrast of text in a transparent frame.
  const ground = (place) => {
    const own = getComputedStyle(place).backgroundColor;
    return own === 'rgba(0, 0, 0, 0)' && place.parentElement ? ground(place.parentElement) : own;
  };
  class CustomCard {
    constructor(checkout, props) {
      this.props = { ...checkout.options, ...props };
      this.state = { data: {}, valid: {}, errors: {}, isValid: false };
      this.frames = new Map();
      this.hear = (event) => this.take(event);
    }
    mount(holder) {
      window.addEventListener('message', this.hear);
      for (const place of holder.querySelectorAll('[data-cse]')) this.frame(place);
      return this;
    }
    unmount() {
      window.removeEventListener('message', this.hear);
      for (const frame of this.frames.keys()) frame.remove();
      this.frames.clear();
      return this;
    }
    setFocusOn(name) {
      for (const [frame, known] of this.frames)
        if (known === name) { frame.focus(); frame.contentWindow.postMessage({ focus: true }, new URL(base).origin); }
    }
    frame(place) {
      const name = place.dataset.cse;
      const frame = document.createElement('iframe');
      const root = getComputedStyle(document.documentElement);
      const { color = '', fontSize = '' } = (this.props.styles || {}).base || {};
      const label = (((this.props.ariaLabels || {})[name] || {}).label) || name;
      const text = (this.props.placeholders || {})[name] || '';
      frame.title = label;
      frame.className = 'js-iframe';
      const how = new URLSearchParams({ label, text, color, fontSize, scheme: root.colorScheme, ground: ground(place), origin: location.origin });
      frame.src = base + name + '#' + how;
      this.frames.set(frame, name);
      place.replaceChildren(frame);
    }
    take({ source, origin, data }) {
      if (origin !== new URL(base).origin) return;
      const [frame, name] = [...this.frames].find(([known]) => known.contentWindow === source) || [];
      if (!frame || !data || data.sealedField !== name) return;
      if (data.ready && --this.waiting === 0) this.props.onConfigSuccess && this.props.onConfigSuccess({});
      if (data.ready) return;
      if ('focus' in data) return this.props.onFocus && this.props.onFocus({ fieldType: name, focus: data.focus });
      const { state } = this;
      for (const key of data.names) delete state.data[key];
      Object.assign(state.data, data.sealed);
      state.valid[name] = data.valid;
      state.errors[name] = data.error ? { isValid: false, error: data.error } : null;
      state.isValid = NAMES.every((each) => state.valid[each]);
      this.props.onChange && this.props.onChange(
        { data: { paymentMethod: { type: 'scheme', ...state.data } }, valid: state.valid, errors: state.errors, isValid: state.isValid }, this);
    }
  }
  CustomCard.prototype.waiting = NAMES.length;
${NATIVE_SCRIPT}
  const createFromAction = (options) => (action, props = {}) => new ThreeDS2(options, action, props);
  const AdyenCheckout = async (options) => ({ options, createFromAction: createFromAction(options) });
  window.AdyenWeb = { AdyenCheckout, CustomCard };
})();
`;

export const FIELDS_INTEGRITY = `sha384-${createHash('sha384').update(FIELDS_SCRIPT).digest('base64')}`;
