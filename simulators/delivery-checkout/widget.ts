/** The path on the shop's own origin under which the widget's script and its calls stand (LAW-06). */
export const WIDGET_PATH = '/partner/delivery-checkout';

/** The widget as the service's script draws it. It has the entry `_sw`, by which the page hears of a choice. */
export const WIDGET_SCRIPT = `(() => {
  const box = document.getElementById('shipwallet-container');
  const address = '${WIDGET_PATH}/sessions/' + box.dataset.session;
  const heard = [];
  const tell = (news) => heard.forEach((listener) => listener({}, news));
  const row = ({ optionId, name }, chosen) => {
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'shipwallet', value: optionId });
    input.checked = optionId === chosen;
    input.addEventListener('change', async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch(address, { method: 'POST', headers, body: JSON.stringify({ optionId }) });
      tell({ shipping_method_changed: true });
    });
    label.append(input, ' ' + name);
    return label;
  };
  window._sw = (ready) => ready({ on: (event, listener) => event === 'data_changed' && heard.push(listener) });
  fetch(address).then((answer) => answer.json()).then(({ options, chosen }) => {
    const list = document.createElement('fieldset');
    const legend = Object.assign(document.createElement('legend'), { textContent: 'Leveransval' });
    list.append(legend, ...options.map((option) => row(option, chosen)));
    box.replaceChildren(list);
    tell({ initial_load: true });
  });
})();
`;

export const WIDGET_NAMES: Readonly<Record<string, string>> = {
  postal: 'Ombud',
  agent: 'Butik',
  locker: 'Paketskåp',
  pharmacy: 'Apotek',
  'early-bird': 'Till dörren på morgonen',
  'evening-home': 'Hem i kväll',
  'norrland-home': 'Hem',
  'property-boundary': 'Till tomtgränsen',
  'chilled-home': 'Hem, kylt',
};
