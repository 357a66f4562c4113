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
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'token' },
});

// What the renderer leaves out for those who don't see it or use no mouse: names of its copy buttons, and a way for the
// keyboard into lists that scroll.
const mend = () => {
  for (const button of document.querySelectorAll('button[class*="copy-button"]:not([aria-label])')) {
    button.ariaLabel = 'Copy';
  }
  for (const list of document.querySelectorAll('.endpoints:not([tabindex])')) list.tabIndex = 0;
};
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
