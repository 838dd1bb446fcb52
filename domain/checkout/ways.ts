/** How the pages buy: which generation of calls they use, and where the checkout is rendered. */
export interface CheckoutWays {
  readonly calls: 'newer' | 'older';
  readonly rendered: 'on-server' | 'in-browser';
}

export interface CheckoutToggles {
  readonly MasterCosToggle: boolean;
  readonly UseNewCheckoutToggle: boolean;
  readonly UseSsrCheckoutToggle: boolean;
}

/** MasterCosToggle off forces the older checkout, which is rendered on the server, whatever the other two say. */
export function checkoutWays(toggles: CheckoutToggles): CheckoutWays {
  const isOn = toggles.MasterCosToggle;
  return {
    calls: isOn && toggles.UseNewCheckoutToggle ? 'newer' : 'older',
    rendered: isOn && !toggles.UseSsrCheckoutToggle ? 'in-browser' : 'on-server',
  };
}
