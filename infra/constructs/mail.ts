import { Aws, CfnOutput } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Surroundings } from './operation-function.ts';

/** How the service sends mails: through SES, or through an SMTP server whose address a secret holds. */
export type MailContext = {
  readonly from: string;
  /** The most mails per second. */
  readonly rate?: number | undefined;
} & ({ readonly transport: 'ses' } | { readonly transport: 'smtp'; readonly secretArn: string });

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const configurationSetName = (stage: string): string => `facet-${stage}`;

/** Returns the variables with the mail settings for functions (lib/mail/settings.ts). */
export const mailEnvironment = (mail: MailContext | undefined, stage: string): Record<string, string> => {
  if (mail === undefined) return {};
  const { transport, from, rate } = mail;
  const own =
    transport === 'ses'
      ? { MAIL_CONFIGURATION_SET: configurationSetName(stage) }
      : { MAIL_SMTP_SECRET: mail.secretArn };
  return { MAIL_TRANSPORT: transport, MAIL_FROM: from, ...(rate !== undefined && { MAIL_RATE: String(rate) }), ...own };
};

/** Returns the variables and permissions that a function needs to send mails. */
export const sendingMail = (mail: MailContext | undefined, stage: string): Surroundings => {
  const environment = mailEnvironment(mail, stage);
  if (mail === undefined) return { environment, statements: [], findings: {} };
  if (mail.transport === 'smtp') {
    const statement = new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [mail.secretArn],
    });
    return { environment, statements: [statement], findings: {} };
  }
  const ses = `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}`;
  const statement = new PolicyStatement({
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources: [`${ses}:identity/${domainOf(mail.from)}`, `${ses}:configuration-set/${configurationSetName(stage)}`],
  });
  return { environment, statements: [statement], findings: {} };
};

/**
 * The domain from which SES sends, signed by DKIM and with its own MAIL FROM domain, and a configuration set that
 * tracks nothing. The outputs name the DNS records to publish.
 */
export class SesSender extends Construct {
  readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, { stage, from }: { readonly stage: string; readonly from: string }) {
    super(scope, id);
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: configurationSetName(stage),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    });
    const domain = domainOf(from);
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet: this.configurationSet,
      mailFromDomain: `mail.${domain}`,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries())
      new CfnOutput(scope, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    new CfnOutput(scope, 'MailFromRecords', {
      value: `mail.${domain} MX 10 feedback-smtp.${Aws.REGION}.amazonses.com, TXT "v=spf1 include:amazonses.com ~all"`,
    });
  }
}
