/* global Scalar */
// The renderer's own settings: nothing is asked of another host, nothing is kept in the browser.
Scalar.createApiReference('#reference', {
  url: new URL('api/v1/openapi.json', document.baseURI).href,
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  orderSchemaPropertiesBy: 'preserve',
  orderRequiredPropertiesFirst: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'token' },
});

// What the renderer leaves out or says wrongly for those who don't see it or use no mouse: what to mend, and how. A selector
// finds nothing that is mended.
const mends = [
  ['button[class*="copy-button"]:not([aria-label])', (button) => button.setAttribute('aria-label', 'Copy')],
  ['.endpoints:not([tabindex])', (list) => list.setAttribute('tabindex', '0')],
  ['code.custom-scroll:not([tabindex])', (code) => code.setAttribute('tabindex', '0')],
  // Its name has to begin with what is to be read on it.
  [
    'button.show-more[aria-label^="Show all "]',
    (button) => button.setAttribute('aria-label', `${button.textContent.trim()}: ${button.ariaLabel}`),
  ],
  // In the dialog that tries a request out.
  ['button[role="none"]', (button) => button.removeAttribute('role')],
  ['[role="combobox"].code-input-lite__editor:not([aria-expanded])', (field) => field.setAttribute('role', 'textbox')],
  ['[aria-label^="undefined "]', (field) => field.setAttribute('aria-label', field.dataset.placeholder ?? 'Value')],
  ['.cm-content[contenteditable="true"]:not([aria-label])', (text) => text.setAttribute('aria-label', 'Body')],
  [
    '.cm-content[contenteditable="false"]:not([aria-label])',
    (text) => text.setAttribute('aria-label', 'Body of the answer'),
  ],
  ['.cm-scroller[tabindex="-1"]', (text) => text.setAttribute('tabindex', '0')],
  ['#reference > div > section[aria-label^="Notifications"]', (list) => list.setAttribute('aria-label', 'Of the page')],
];

// A button that controls what is not there (yet).
const loosen = (button) => {
  if (document.getElementById(button.getAttribute('aria-controls')) === null) button.removeAttribute('aria-controls');
};

// The address after `#` belongs to the renderer, so the link moves the focus by itself.
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  const contents = document.querySelector('main');
  contents?.setAttribute('tabindex', '-1');
  contents?.focus();
});

const mend = () => {
  for (const [selector, change] of mends) document.querySelectorAll(selector).forEach(change);
  document.querySelectorAll('[class*="copy-button"][aria-controls]').forEach(loosen);
  // What lies behind the dialog is out of reach while it is open.
  const dialog = document.querySelector('.scalar-client--open');
  for (const part of document.querySelectorAll('.references-layout > *')) {
    part.inert = dialog !== null && !part.contains(dialog);
  }
};
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
