const read = (name: string): string | undefined => process.env[name] || undefined;

/** The settings of the process from its environment; read again at each use, so that a test or `npm start` can set it first. */
export const env = {
  /** Name of the DynamoDB table. */
  get tableName(): string {
    return read('TABLE_NAME') ?? 'facet';
  },
  /** Name of the table of ballots; on one machine it follows from that of the other. */
  get ballotsTableName(): string {
    return read('BALLOTS_TABLE_NAME') ?? `${this.tableName}_ballots`;
  },
  /** Address of an engine that speaks DynamoDB; absent in AWS. */
  get dynamodbEndpoint(): string | undefined {
    return read('DYNAMODB_ENDPOINT');
  },
  /** Base of all links, when the service is reached by another address than its own. */
  get publicBaseUrl(): string | undefined {
    return read('PUBLIC_BASE_URL');
  },
  /** Folder of the files that pages send: that of the function itself unless said. */
  get filesFolder(): string {
    return read('FACET_FILES') ?? read('LAMBDA_TASK_ROOT') ?? '.';
  },
  /** Whether answers carry a `Server-Timing` header; only the local server asks for it. */
  get serverTiming(): boolean {
    return read('SERVER_TIMING') === '1';
  },
  /** Requests that a token may make in a minute unless it says otherwise; no limit where it is absent. */
  get requestsPerMinute(): number | undefined {
    const text = read('REQUESTS_PER_MINUTE');
    return text === undefined ? undefined : Number(text);
  },
  /** Fewest responses of which results are shown; what periods say counts only above it. */
  get smallestThreshold(): number {
    return Number(read('SMALLEST_THRESHOLD') ?? 0);
  },
  /** Whether types that can require a precondition of those who change them do so. */
  get requirePreconditions(): boolean {
    return read('REQUIRE_PRECONDITIONS') === '1';
  },
  /** Whether request log lines are left out, as the test suite asks. */
  get quiet(): boolean {
    return read('LOG_LEVEL') === 'silent';
  },
  /** Stage that the functions are deployed to; absent on one machine. */
  get stage(): string | undefined {
    return read('STAGE');
  },
  /** Bucket that takes the archives of imports. */
  get importBucket(): string | undefined {
    return read('IMPORT_BUCKET');
  },
  /** Folder that takes the archives of imports where there is no bucket: on a developer's machine. */
  get importFolder(): string | undefined {
    return read('IMPORT_FOLDER');
  },
  /** The queue that carries an import into the next function when the time of one is up. */
  get importQueueUrl(): string | undefined {
    return read('IMPORT_QUEUE_URL');
  },
  /** Address that the canary calls, and the routes of the functions that it keeps warm. */
  get canary(): { readonly url: string | undefined; readonly warm: readonly string[] } {
    return { url: read('CANARY_URL'), warm: read('CANARY_WARM')?.split(',') ?? [] };
  },
  /** Whether the code runs inside AWS Lambda. */
  get inLambda(): boolean {
    return read('AWS_LAMBDA_FUNCTION_NAME') !== undefined;
  },
};

/** The identity provider whose tokens people sign in with; absent where only tokens of the service are taken. */
export const oidcIssuer = (): string | undefined => read('OIDC_ISSUER');

/** How people sign in, besides the issuer (lib/access/sign-in/settings.ts). */
export const signInEnv = {
  get audience(): string | undefined {
    return read('OIDC_AUDIENCE');
  },
  /** The claim that names the audience, where that is not `aud`. */
  get audienceClaim(): string | undefined {
    return read('OIDC_AUDIENCE_CLAIM');
  },
  get claim(): string | undefined {
    return read('OIDC_CLAIM');
  },
  /** Whether the provider's userinfo is asked for what tokens leave out. */
  get userinfo(): boolean {
    return read('OIDC_USERINFO') === 'on';
  },
  /** JSON: the scopes that each group grants. */
  get groups(): string | undefined {
    return read('OIDC_GROUPS');
  },
  get groupsClaim(): string | undefined {
    return read('OIDC_GROUPS_CLAIM');
  },
};

/** The settings of functions that handle invitations. */
export const invitationEnv = {
  /** Bucket that keeps the keys of invitations' links until these are fetched. */
  get bucket(): string | undefined {
    return read('INVITATION_BUCKET');
  },
  /** Folder that keeps them where there is no bucket: on a developer's machine. */
  get folder(): string | undefined {
    return read('INVITATION_FOLDER');
  },
  /** Queue through which a batch of invitations is carried out. */
  get queueUrl(): string | undefined {
    return read('INVITATION_QUEUE_URL');
  },
};

/** The settings of functions that need to know where a request came from. */
export const distributionEnv = {
  /** A key that the distribution in front of the API sends with each request, so that it can be recognised. */
  get key(): string | undefined {
    return read('DISTRIBUTION_KEY');
  },
  /**
   * Which requests are refused unless they come through the distribution: all, or those without a token; by default none.
   */
  get demand(): 'all' | 'without token' | undefined {
    const demand = read('DISTRIBUTION_DEMAND');
    return demand === 'all' || demand === 'without token' ? demand : undefined;
  },
};

/** The settings of functions that handle webhooks. */
export const webhookEnv = {
  /** Whether endpoints on the machine itself are taken, over HTTP: on a developer's machine. */
  get allowsLoopback(): boolean {
    return read('WEBHOOKS_TO_LOOPBACK') === '1';
  },
  /** Queue of the deliveries to attempt. Without one, the function that finds due deliveries attempts them itself. */
  get queueUrl(): string | undefined {
    return read('WEBHOOK_QUEUE_URL');
  },
};

/** The settings of functions that handle the change feed. */
export const changesEnv = {
  /** Days for which the change feed keeps changes and tombstones. */
  get keptDays(): number {
    return Number(read('CHANGES_KEPT_DAYS') ?? 30);
  },
};

/** The settings of functions that send mails (lib/mail/settings.ts). */
export const mailEnv = {
  /** How mails are sent: `ses` or `smtp`. */
  get transport(): string | undefined {
    return read('MAIL_TRANSPORT');
  },
  /** Address of the SMTP server, with user and password if it asks for them. */
  get smtpUrl(): string | undefined {
    return read('MAIL_SMTP_URL');
  },
  /** The secret that holds that address: its ARN, in AWS. */
  get smtpSecret(): string | undefined {
    return read('MAIL_SMTP_SECRET');
  },
  /** Address that mails come from. */
  get from(): string | undefined {
    return read('MAIL_FROM');
  },
  /** Configuration set of SES. */
  get configurationSet(): string | undefined {
    return read('MAIL_CONFIGURATION_SET');
  },
  /** Most mails a second. */
  get rate(): string | undefined {
    return read('MAIL_RATE');
  },
};

/** The settings of functions that make reports. */
export const reportEnv = {
  /** The function that draws reports. Without one, the function that takes the request draws the report. */
  get functionName(): string | undefined {
    return read('REPORT_FUNCTION');
  },
  /** Bucket that keeps archives of reports, and what they are made of. */
  get bucket(): string | undefined {
    return read('REPORT_BUCKET');
  },
  /** Folder that keeps them where there is no bucket: on a developer's machine. */
  get folder(): string | undefined {
    return read('REPORT_FOLDER');
  },
  /** Folder of the function that draws them, with the template and the fonts; absent on one machine. */
  get functionFolder(): string | undefined {
    return read('LAMBDA_TASK_ROOT');
  },
  /** Folder of fonts besides those that come with the service. */
  get fontsFolder(): string | undefined {
    const { functionFolder } = this;
    return functionFolder === undefined ? read('FACET_REPORT_FONTS') : `${functionFolder}/fonts/own`;
  },
};
