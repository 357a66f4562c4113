import { readLink } from '../../domain/lti/registration/links.ts';
import { configurationUrl } from '../../domain/lti/registration/read-configuration.ts';
import { registerPlatform } from '../../domain/lti/registration/register-platform.ts';
import { refuse } from '../../errors/error-kind.ts';
import { registrationRefused } from '../../errors/lti.ts';
import type { Route } from '../../model/definition/operations.ts';
import { escapeHtml } from '../../runtime/escape-html.ts';
import type { Exchange, PipelineEvent } from '../pipeline/exchange.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import type { FileAnswer } from '../pipeline/response.ts';
import { type Fields, ltiPage } from './lti-page.ts';
import { texts } from './lti-texts.ts';
import { readForm } from './read-form.ts';
import { allowing, hiddenInputs, pageLanguage, smallPage } from './small-page.ts';

// Platforms show this in a frame or a window of their own. In a frame, the answer comes in a tab, which the frame has opened.
const askingScript = `
const form = document.forms[0];
if (window.top !== window.self) form.target = '_blank';
form.hidden = false;
`;

// The platform's page has either opened this page or framed it.
const doneScript = `
const from = window.opener ?? window;
for (const each of new Set([from, from.parent])) if (each !== window) each.postMessage({ subject: 'org.imsglobal.lti.close' }, '*');
`;

const passedOn = ['link', 'openid_configuration', 'registration_token'] as const;

const formOf = (event: PipelineEvent): Fields => {
  const fields = readForm(event);
  if (fields === undefined) throw refuse(registrationRefused, 'form');
  return fields;
};

/** Asks whether the service is to be registered. Opening the link does not use it up. */
const ask = async (event: PipelineEvent, { store, now }: Exchange): Promise<FileAnswer> => {
  const fields = formOf(event);
  await readLink(store, fields.get('link') ?? '', now);
  const { host } = configurationUrl(fields.get('openid_configuration'));
  const language = pageLanguage(event);
  const own = texts[language];
  return smallPage({
    status: 200,
    language,
    title: own.registration,
    // Whoever frames it has to know the link, and could open it as well.
    frameAncestors: '*',
    policy: allowing(askingScript),
    content: `<p>${own.registration_asks}: <strong>${escapeHtml(host)}</strong></p>
<p>${own.registration_waits}</p>
<noscript><p>${own.noScript}</p></noscript>
<form method="post" action="register" rel="opener" hidden>${hiddenInputs(fields, passedOn)}<button>${own.register}</button></form>
<script>${askingScript}</script>`,
  });
};

const register = async (event: PipelineEvent, exchange: Exchange): Promise<FileAnswer> => {
  const { store, base, now } = exchange;
  const fields = formOf(event);
  const language = pageLanguage(event);
  const own = texts[language];
  const request = {
    link: fields.get('link') ?? '',
    configuration: fields.get('openid_configuration'),
    token: fields.get('registration_token'),
  };
  const platform = await registerPlatform(store, request, { base, name: own.title, now });
  exchange.ownLog = { platform: platform.id };
  const { deployment_ids: deployments } = platform;
  const isKnown = Array.isArray(deployments) && deployments.length > 0;
  return smallPage({
    status: 200,
    language,
    title: own.registered,
    policy: allowing(doneScript),
    content: `<p>${own.registered_waits}</p>${isKnown ? '' : `\n<p>${own.deployment_missing}</p>`}
<p>${own.client}: <code>${escapeHtml(String(platform.client_id))}</code></p>
<script>${doneScript}</script>`,
  });
};

/** Where a platform opens the link that was pasted there: asks with GET, and registers with POST. */
export const registrationPage = (route: Route): LambdaHandler =>
  ltiPage(
    route,
    (event, exchange) => (event.requestContext.http.method === 'POST' ? register : ask)(event, exchange),
    'registration_failed',
  );
