import { findLaunched } from '../../domain/lti/find-launched.ts';
import { keepLaunch } from '../../domain/lti/kept-launches.ts';
import { issueState, readState } from '../../domain/lti/login-state.ts';
import { findPlatform } from '../../domain/lti/platforms/find-platform.ts';
import { publicKeys } from '../../domain/lti/roster/own-key.ts';
import { verifyLaunch } from '../../domain/lti/verify-launch.ts';
import { refuse } from '../../errors/error-kind.ts';
import { launchRefused } from '../../errors/lti.ts';
import type { Route } from '../../model/definition/operations.ts';
import type { Exchange, PipelineEvent } from '../pipeline/exchange.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import { type FileAnswer, notKept } from '../pipeline/response.ts';
import { type Fields, ltiPage, type Respond } from './lti-page.ts';
import { texts } from './lti-texts.ts';
import { readForm } from './read-form.ts';
import { allowing, hiddenInputs, pageLanguage, smallPage } from './small-page.ts';

const launchAddress = ({ base }: Exchange): string => `${base}/lti/launch`;

const formOf = (event: PipelineEvent): Fields => {
  const fields = readForm(event);
  if (fields === undefined) throw refuse(launchRefused, 'form');
  return fields;
};

const required = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  if (value === undefined || value === '') throw refuse(launchRefused, name);
  return value;
};

// What the platform asks for begins in the browser: what it keeps makes the launch worth something in it alone. A frame has
// no storage of ours in many browsers, so a tab of its own begins again.
const script = `
const form = document.forms[0];
const say = (id) => { for (const part of document.querySelectorAll('[data-step]')) part.hidden = part.dataset.step !== id; };
const text = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const begin = async () => {
  const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const body = new URLSearchParams(new FormData(form));
  body.set('challenge', text(new Uint8Array(hash)));
  const answer = await fetch('login', { method: 'POST', body });
  if (!answer.ok) throw new Error(String(answer.status));
  sessionStorage.setItem('facet.launch', verifier);
  location.replace((await answer.json()).location);
};
if (window.top !== window.self) say('framed');
else begin().catch(() => say('failed'));
`;
const policy = `${allowing(script)}; connect-src 'self'`;

const passedOn = [
  'iss',
  'client_id',
  'login_hint',
  'target_link_uri',
  'lti_message_hint',
  'lti_deployment_id',
] as const;

const loginForm = (event: PipelineEvent, fields: Fields): FileAnswer => {
  const language = pageLanguage(event);
  const own = texts[language];
  return smallPage({
    status: 200,
    language,
    title: own.title,
    // It holds nothing but a button, which opens a tab: whoever frames it gains nothing.
    frameAncestors: '*',
    policy,
    content: `<p data-step="continuing">${own.continuing}</p>
<p data-step="failed" hidden>${own.launch_expired}</p>
<noscript><p>${own.noScript}</p></noscript>
<form method="post" action="login" target="_blank" data-step="framed" hidden>${hiddenInputs(fields, passedOn)}<button>${own.open}</button></form>
<script>${script}</script>`,
  });
};

/** Where the platform says who has signed in there (1EdTech Security Framework 1.0, 5.1.1). */
const authorizationAddress = async (exchange: Exchange, fields: Fields, challenge: string): Promise<string> => {
  const { store, now } = exchange;
  const platform = await findPlatform(store, required(fields, 'iss'), fields.get('client_id'));
  const { issuer, client_id } = platform;
  const { state, nonce } = await issueState(store, { issuer, client_id, challenge, now });
  const address = new URL(platform.authorization_url);
  const asked = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id,
    redirect_uri: launchAddress(exchange),
    login_hint: required(fields, 'login_hint'),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const hint = fields.get('lti_message_hint');
  if (hint !== undefined) address.searchParams.set('lti_message_hint', hint);
  return address.href;
};

const beginLogin = async (event: PipelineEvent, exchange: Exchange): Promise<FileAnswer> => {
  const fields = formOf(event);
  required(fields, 'login_hint');
  if (required(fields, 'target_link_uri') !== launchAddress(exchange)) throw refuse(launchRefused, 'target_link_uri');
  const challenge = fields.get('challenge');
  if (challenge === undefined) {
    await findPlatform(exchange.store, required(fields, 'iss'), fields.get('client_id'));
    return loginForm(event, fields);
  }
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge)) throw refuse(launchRefused, 'challenge');
  const location = await authorizationAddress(exchange, fields, challenge);
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': notKept },
    body: Buffer.from(JSON.stringify({ location })),
  };
};

const takeLaunchOf = async (event: PipelineEvent, exchange: Exchange): Promise<FileAnswer> => {
  const { store, now } = exchange;
  const fields = formOf(event);
  const state = await readState(store, required(fields, 'state'), now);
  if (fields.has('error')) throw refuse(launchRefused, 'error');
  const platform = await findPlatform(store, state.issuer, state.client_id);
  exchange.ownLog = { platform: platform.id };
  const target = launchAddress(exchange);
  const claims = await verifyLaunch(required(fields, 'id_token'), { platform, nonce: state.nonce, target, now });
  const launch = await keepLaunch(store, state, await findLaunched(store, platform, claims, now), now);
  return {
    status: 303,
    headers: {
      location: `${exchange.base}/app/lti#${launch}`,
      'cache-control': notKept,
      'referrer-policy': 'no-referrer',
    },
  };
};

const page = (route: Route, respond: Respond): LambdaHandler => ltiPage(route, respond, 'failed');

/** Begins a login that a platform initiates: checks it, and has the browser make what the launch is bound to. */
export const loginPage = (route: Route): LambdaHandler => page(route, beginLogin);

/** Takes a launch that a platform has signed, and leads to the page that redeems it. */
export const launchPage = (route: Route): LambdaHandler => page(route, takeLaunchOf);

/** Answers the public keys that verify the service's requests to platforms; empty before its first request. */
export const keysPage = ({ name }: Route): LambdaHandler =>
  pipeline(name, [], async (_event, { exchange }) => ({
    status: 200,
    // Short: the first key is made when a roster is asked for.
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' },
    body: Buffer.from(JSON.stringify(await publicKeys(exchange.store))),
  }));
