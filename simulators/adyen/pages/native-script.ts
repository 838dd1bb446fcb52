/**
 * Stands in for Adyen Web's component of 3-D Secure 2: `createFromAction(action, props).mount(holder)`. Both steps post
 * a form into a frame, and the frame's last page tells the result by a message. The text is a part of the script in
 * `fields-script.ts`, which knows `base`.
 */
export const NATIVE_SCRIPT = `
  const FINGERPRINT_MS = 10_000, CHALLENGE_MS = 600_000;
  const encoded = (content) => btoa(JSON.stringify(content));
  const originOf = (address) => new URL(address, location.href).origin;
  class ThreeDS2 {
    constructor(options, action, props) {
      this.props = { ...options, ...props };
      this.action = action;
    }
    mount(holder) {
      this.holder = holder;
      void this.run(this.action);
      return this;
    }
    unmount() {
      this.end && this.end();
      this.holder && this.holder.replaceChildren();
      this.holder = null;
      return this;
    }
    run(action) {
      const token = JSON.parse(atob(action.token));
      return action.subtype === 'fingerprint' ? this.fingerprint(action, token) : this.challenge(action, token);
    }
    async fingerprint(action, { threeDSMethodUrl, threeDSMethodNotificationURL, threeDSServerTransID }) {
      const heard = this.hear('fingerPrintResult', originOf(threeDSMethodNotificationURL), FINGERPRINT_MS);
      this.frame(threeDSMethodUrl, 'threeDSMethodData', { threeDSServerTransID, threeDSMethodNotificationURL }, true);
      const { threeDSCompInd = 'N' } = (await heard) || {};
      if (!this.holder) return;
      const body = new URLSearchParams({ fingerprintResult: encoded({ threeDSCompInd }), paymentData: action.paymentData });
      try {
        const answer = await fetch(new URL('../threeds2/submit-fingerprint', base), { method: 'POST', body });
        if (!answer.ok) throw new Error('submitThreeDS2Fingerprint answered ' + answer.status);
        const { type, details, action: next } = await answer.json();
        if (!this.holder) return;
        if (type === 'completed') this.done(details);
        else await this.run(next);
      } catch (error) {
        this.props.onError && this.props.onError(error, this);
      }
    }
    async challenge({ authorisationToken }, { acsURL, acsTransID, messageVersion, threeDSServerTransID, threeDSNotificationURL }) {
      const heard = this.hear('challengeResult', originOf(threeDSNotificationURL), CHALLENGE_MS);
      const challengeWindowSize = this.props.challengeWindowSize || '02';
      this.frame(acsURL, 'creq', { acsTransID, messageVersion, threeDSServerTransID, messageType: 'CReq', challengeWindowSize });
      this.props.onActionHandled && this.props.onActionHandled({ componentType: '3DS2Challenge', actionDescription: 'challenge-iframe-loaded' });
      const { transStatus = 'U' } = (await heard) || {};
      if (this.holder) this.done({ threeDSResult: encoded({ transStatus, authorisationToken }) });
    }
    done(details) {
      this.unmount();
      this.props.onAdditionalDetails && this.props.onAdditionalDetails({ data: { details } }, this, { resolve() {}, reject() {} });
    }
    frame(url, field, content, hidden = false) {
      const frame = document.createElement('iframe');
      const form = document.createElement('form');
      const input = document.createElement('input');
      frame.name = field;
      frame.title = 'components iframe';
      frame.hidden = hidden;
      Object.assign(form, { method: 'post', action: new URL(url, location.href).href, target: field, hidden: true });
      Object.assign(input, { name: field, value: encoded(content).replace(/=+$/, '').replace(/\\+/g, '-').replace(/\\//g, '_') });
      form.append(input);
      this.holder.replaceChildren(frame, form);
      form.submit();
    }
    // The result of a message from the partner's page. Undefined when the time is over, or when the frame is taken away.
    hear(type, from, ms) {
      return new Promise((resolve) => {
        const listen = ({ origin, data }) => {
          if (origin !== from || typeof data !== 'string') return;
          try {
            const said = JSON.parse(data);
            if (said.type === type) end(said.result);
          } catch {}
        };
        const end = (result) => {
          clearTimeout(timer);
          window.removeEventListener('message', listen);
          resolve(result);
        };
        const timer = setTimeout(end, ms);
        this.end = () => end();
        window.addEventListener('message', listen);
      });
    }
  }
`;
