import type { Node } from 'constructs';
import type { MailContext } from '../constructs/mail.ts';
import { isOrigin, originRule } from '../service/cors.ts';
import { mailOf } from './mail-settings.ts';
import type { SettingName } from './setting-names.ts';
import { type SignInContext, signInEnvironment, signInOf } from './sign-in-settings.ts';

/** Requests a second, and how many at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/** The settings that an operator may set for a stage by context (`-c name=value`). All are optional. */
export interface Settings {
  /** The name of a restored table that the functions use instead of the stage's own one. */
  readonly table?: string;
  /** The ARN of that table's stream. Without it, the change feed stands still. */
  readonly tableStream?: string;
  /** Days for which the change feed keeps changes. */
  readonly changesKeptDays: number;
  /** Address that alarms are sent to. */
  readonly alarmEmail?: string;
  /** Domain name of the API, with the ARN of its certificate in the same region. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** Domain name of the web application, with the ARN of its certificate in us-east-1. */
  readonly appDomain?: { readonly name: string; readonly certificateArn: string };
  /** Origins whose pages may call the API from a browser; none unless said. */
  readonly corsOrigins: readonly string[];
  /** Requests that the API accepts. */
  readonly throttle: Throttle;
  /** The throttle of each route that needs no token. */
  readonly throttleWithoutToken: Throttle;
  /** Whether every function sends traces to X-Ray. */
  readonly tracing: boolean;
  /**
   * Whether a new version first takes a tenth of the requests, and is rolled back when they fail; the default depends
   * on the stage.
   */
  readonly gradual: boolean | undefined;
  /** Names of the operations whose functions are kept warm. */
  readonly warm: readonly string[];
  /** Whether pages and the routes of students are served through the distribution alone. */
  readonly requireDistribution: boolean;
  /** The fewest responses for which results are shown, even if a period has a lower threshold. */
  readonly smallestThreshold: number;
  /** Requests that a token may make in a minute unless it says otherwise. */
  readonly requestsPerMinute: number;
  /** Whether types that support `If-Match` require it for changes. */
  readonly requirePreconditions: boolean;
  /** The mail settings; without them the service sends no mails. */
  readonly mail?: MailContext;
  /** The sign-in settings; without them only the service's own tokens are accepted. */
  readonly signIn?: SignInContext;
  /** The reserved concurrency of single functions, by name. */
  readonly reservedConcurrency: Readonly<Record<string, number>>;
}

const textOf = (node: Node, name: SettingName): string | undefined => {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new Error(`The context "${name}" is a text, not ${JSON.stringify(value)}`);
  return value;
};

const listOf = (node: Node, name: SettingName): string[] =>
  (textOf(node, name) ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));

const countOf = (name: SettingName, text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`The context "${name}" is a whole number above 0, not ${JSON.stringify(text)}`);
};

const isOn = (node: Node, name: SettingName): boolean | undefined => {
  const text = textOf(node, name);
  if (text === undefined) return undefined;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`The context "${name}" is on or off, not ${JSON.stringify(text)}`);
};

/** Refuses settings that CloudFormation would refuse during a deployment, or that match no origin. */
const check = (name: SettingName, text: string | undefined, isRight: (text: string) => boolean, rule: string): void => {
  if (text === undefined || isRight(text)) return;
  throw new Error(`The context "${name}" is ${rule}, not ${JSON.stringify(text)}`);
};

const isEmail = (text: string): boolean => /^[^\s@,;]+@[^\s@,;]+$/.test(text);

const isHostName = (text: string): boolean => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(text);
const hostNameRule = 'a host name in lower case, without https://';

const corsOriginsOf = (node: Node): string[] => {
  const origins = listOf(node, 'corsOrigins');
  for (const each of origins) check('corsOrigins', each, isOrigin, originRule);
  return origins;
};

const alarmEmailOf = (node: Node): Pick<Settings, 'alarmEmail'> => {
  const alarmEmail = textOf(node, 'alarmEmail');
  check('alarmEmail', alarmEmail, isEmail, 'one e-mail address');
  return alarmEmail === undefined ? {} : { alarmEmail };
};

const tableOf = (node: Node): Pick<Settings, 'table' | 'tableStream'> => {
  const [table, tableStream] = [textOf(node, 'table'), textOf(node, 'tableStream')];
  check('table', table, (name) => /^[\w.-]{3,255}$/.test(name), 'the name of a table');
  // With the stream of another table, the feed would have the wrong changes.
  check(
    'tableStream',
    tableStream,
    (arn) => arn.includes(`:table/${table}/stream/`),
    'the ARN of the stream of "table"',
  );
  return { ...(table === undefined ? {} : { table }), ...(tableStream === undefined ? {} : { tableStream }) };
};

const domainOf = (node: Node): Pick<Settings, 'domain'> => {
  const [name, certificateArn] = [textOf(node, 'domainName'), textOf(node, 'certificateArn')];
  if (name === undefined && certificateArn === undefined) return {};
  if (name === undefined || certificateArn === undefined) {
    throw new Error('A custom domain needs both contexts, domainName and certificateArn');
  }
  check('domainName', name, isHostName, hostNameRule);
  check('certificateArn', certificateArn, (arn) => /^arn:aws[a-z-]*:acm:/.test(arn), 'the ARN of a certificate');
  return { domain: { name, certificateArn } };
};

const appDomainOf = (node: Node): Pick<Settings, 'appDomain'> => {
  const [name, certificateArn] = [textOf(node, 'appDomainName'), textOf(node, 'appCertificateArn')];
  if (name === undefined && certificateArn === undefined) return {};
  if (name === undefined || !certificateArn?.startsWith('arn:aws:acm:us-east-1:')) {
    throw new Error('A domain of the web application needs appDomainName, and appCertificateArn of us-east-1');
  }
  check('appDomainName', name, isHostName, hostNameRule);
  return { appDomain: { name, certificateArn } };
};

const reservedOf = (node: Node): Record<string, number> =>
  Object.fromEntries(
    listOf(node, 'reservedConcurrency').map((pair) => {
      const [name = '', ...counts] = pair.split('=');
      return [name, countOf('reservedConcurrency', counts.join('='))];
    }),
  );

/** Returns the settings that functions read from their environment, by the names of lib/runtime/env.ts. */
export const environmentOf = ({
  requestsPerMinute,
  requirePreconditions,
  changesKeptDays,
  smallestThreshold,
  signIn,
}: Pick<
  Settings,
  'requestsPerMinute' | 'requirePreconditions' | 'changesKeptDays' | 'smallestThreshold' | 'signIn'
>): Record<string, string> => ({
  REQUESTS_PER_MINUTE: String(requestsPerMinute),
  CHANGES_KEPT_DAYS: String(changesKeptDays),
  SMALLEST_THRESHOLD: String(smallestThreshold),
  ...(requirePreconditions && { REQUIRE_PRECONDITIONS: '1' }),
  ...signInEnvironment(signIn),
});

/** Reads the settings of a stage from the context; throws for settings that make no sense. */
export const settingsOf = (node: Node): Settings => {
  const signIn = signInOf(node, textOf);
  const mail = mailOf(node, textOf);
  return {
    ...tableOf(node),
    requireDistribution: isOn(node, 'requireDistribution') ?? false,
    smallestThreshold: countOf('smallestThreshold', textOf(node, 'smallestThreshold') ?? '3'),
    changesKeptDays: countOf('changesKeptDays', textOf(node, 'changesKeptDays') ?? '30'),
    ...alarmEmailOf(node),
    ...domainOf(node),
    ...appDomainOf(node),
    ...(signIn && { signIn }),
    ...(mail && { mail }),
    corsOrigins: corsOriginsOf(node),
    // The rate covers the first hour of 30,000 students; docs/decisions/0081-throttles.md computes it.
    throttle: {
      rateLimit: countOf('throttleRate', textOf(node, 'throttleRate') ?? '500'),
      burstLimit: countOf('throttleBurst', textOf(node, 'throttleBurst') ?? '1000'),
    },
    throttleWithoutToken: {
      rateLimit: countOf('withoutTokenRate', textOf(node, 'withoutTokenRate') ?? '50'),
      burstLimit: countOf('withoutTokenBurst', textOf(node, 'withoutTokenBurst') ?? '100'),
    },
    tracing: isOn(node, 'tracing') ?? false,
    gradual: isOn(node, 'gradual'),
    warm: listOf(node, 'warm'),
    requestsPerMinute: countOf('requestsPerMinute', textOf(node, 'requestsPerMinute') ?? '600'),
    requirePreconditions: isOn(node, 'requirePreconditions') ?? false,
    reservedConcurrency: reservedOf(node),
  };
};
