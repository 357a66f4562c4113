import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { seedPeriod } from '../../api/messages/support/plan-message.ts';
import { sendMailsTo } from '../../api/messages/support/send-mails-to.ts';
import { listen } from '../../support/listen.ts';
import { openSink } from '../../support/mail/open-sink.ts';
import { startService } from '../../support/service.ts';
import { callFacet } from '../support/facet.ts';

const service = await startService();
const baseUrl = await listen();

/** Runs `facet message` as a client of the service of this file. */
const message = (args: readonly string[], token = service.token) =>
  callFacet(['message', ...args, '--url', baseUrl], { ...process.env, FACET_TOKEN: token });

const closing = ['--anchor', 'closes_at', '--days=-4', '--time', '09:00'] as const;

/** Plans a reminder; answers its id and its period's. */
const plan = async (...more: readonly string[]) => {
  const period = await seedPeriod(service);
  const planned = await message(['plan', '--period', period.id, '--purpose', 'reminder', ...closing, ...more]);
  return { ...planned, period: period.id, id: planned.stdout.trim() };
};

describe('facet message', () => {
  it('plans messages and lists them', async () => {
    const { status, stderr, id, period } = await plan('--skip-above', '0.8');
    expect([status, stderr]).toEqual([0, 'Planned: reminder, closes_at -4 days 09:00.\n']);
    const at = ['--purpose', 'invitation', '--at', '2027-01-10T09:00:00+01:00'];
    const other = (await message(['plan', '--period', period, ...at])).stdout.trim();
    const { stdout } = await message(['list', '--period', period]);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['id', 'purpose', 'when', 'state', 'mails'],
      [id, 'reminder', 'closes_at -4 days 09:00', 'planned'],
      [other, 'invitation', '2027-01-10T08:00:00.000Z', 'planned'],
      [''],
    ]);
    const { document } = await service.call('GET', `/api/v1/course_evaluation_period_messages/${id}`);
    expect(document.data.attributes.skip_above_response_rate).toBe(0.8);
  });

  it('lists why a message was not sent, and what became of the mails', async () => {
    const period = await seedPeriod(service);
    const none = { suppressed: 0, finished_meanwhile: 0, refused: 0, complained: 0 };
    const counts = { recipients: 9, sent: 7, without_address: 2, bounced: 1, ...none };
    const attributes = { purpose: 'reminder', when: { anchor: 'opens_at' }, state: 'sent', counts };
    const skipped = { ...attributes, state: 'skipped', reason: 'too_soon', counts: null };
    for (const each of [attributes, skipped])
      await service.seed('course_evaluation_period_message', each, { period: { data: period } });
    const { stdout } = await message(['list', '--period', period.id]);
    expect(stdout).toMatch(/ {2}opens_at {2}sent {16}7 of 9 sent, 2 without_address, 1 bounced\n/);
    expect(stdout).toMatch(/ {2}opens_at {2}skipped \(too_soon\)\n/);
  });

  it('says that a period has none', async () => {
    const { status, stderr } = await message(['list', '--period', (await seedPeriod(service)).id]);
    expect([status, stderr]).toEqual([0, 'The period has no messages.\n']);
  });

  it('uses the template that is named, and shows the message as text or as HTML', async () => {
    const texts = { name: 'Own', purpose: 'reminder', subject: 'Yours: {{period.name}}', body: 'Here:\n{{link}}' };
    const { id } = await plan('--template', (await service.seed('message_template', texts)).id);
    const { stdout } = await message(['preview', id]);
    expect(stdout).toMatch(/^Subject: Yours: Finals\n\nHere:\nhttp\S+\/app#example\n/);
    const html = await message(['preview', id, '--html']);
    expect(html.stdout).toMatch(/^<!doctype html>/);
  });

  it('pauses, resumes and cancels', async () => {
    const { id } = await plan();
    const states = [];
    for (const action of ['pause', 'resume', 'cancel']) states.push((await message([action, id])).stdout);
    expect(states).toEqual([
      `Message ${id} is paused (paused_by_office).\n`,
      `Message ${id} is planned.\n`,
      `Message ${id} is cancelled.\n`,
    ]);
    const late = await message(['pause', id]);
    expect([late.status, late.stdout]).toEqual([1, '']);
    expect(late.stderr).toContain('cancelled');
  });

  it('sends a test to the person whose token it is', async () => {
    const { id } = await plan();
    const sink = await openSink();
    sendMailsTo(sink);
    const user = await service.seed('user', { display_name: 'Office', emails: ['office@college.example'] });
    const principal = { kind: 'user', id: user.id } as const;
    const { token } = await issueToken(service.store, { name: 'office', scopes, principal, now: new Date() });
    const sent = await message(['test', id], token);
    expect([sent.status, sent.stdout]).toEqual([0, 'A mail was sent to office@college.example.\n']);
    expect(sink.mails).toHaveLength(1);
    const nobody = await message(['test', id]);
    expect([nobody.status, nobody.stdout]).toEqual([1, '']);
    expect(nobody.stderr).toMatch(/^A test goes to your own address/);
  });

  it('fails for a period and for a message that are not there', async () => {
    const unknown = randomUUID();
    const reminder = ['--purpose', 'reminder', ...closing];
    for (const args of [
      ['list', '--period', unknown],
      ['plan', '--period', unknown, ...reminder],
      ['cancel', unknown],
    ]) {
      const { status, stdout, stderr } = await message(args);
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(unknown)]);
    }
  });

  it('says what the service refuses', async () => {
    const { period } = await plan();
    const args = ['plan', '--period', period, '--purpose', 'reminder'];
    const late = await message([...args, '--anchor', 'opens_at', '--time', '24:00']);
    expect([late.status, late.stderr]).toEqual([1, expect.stringContaining('must be a time of day')]);
    const soon = await message([...args, '--at', 'soon']);
    expect([soon.status, soon.stderr]).toEqual([1, expect.stringContaining('must be an RFC 3339 date and time')]);
  });

  const someId = '01890a5d-ac96-774b-bcce-b302099a8057';
  const period = ['--period', someId] as const;
  const invitation = ['plan', ...period, '--purpose', 'invitation'] as const;
  it.each([
    [['list'], 'Say which period: --period ID.'],
    [
      ['plan', ...period, '--at', 'x'],
      '--purpose takes one of invitation, reminder, closing_soon, response_rates, results_available.',
    ],
    [invitation, 'Say when: either --at INSTANT, or --anchor opens_at|closes_at|results_release_at.'],
    [[...invitation, '--at', 'x', '--anchor', 'opens_at'], 'Say when: either'],
    [[...invitation, '--at', 'x', '--days', '2'], '--days and --time go with --anchor.'],
    [[...invitation, '--anchor', 'noon'], '--anchor takes one of opens_at, closes_at, results_release_at.'],
    [[...invitation, '--anchor', 'opens_at', '--days', 'two'], '--days takes a whole number of days'],
    [[...invitation, '--anchor', 'opens_at', '--days', '-2'], "'--days=-XYZ'"],
    [[...invitation, '--anchor', 'opens_at', '--template', 'x'], '--template takes the id of a template.'],
    [[...invitation, '--anchor', 'opens_at', '--skip-above', '80'], '--skip-above takes a share from 0 to 1'],
    [['preview'], 'The id of the message is missing.'],
    [['pause', 'x'], 'That is not the id of a message'],
    [['cancel', someId, '--loud'], "Unknown option '--loud'."],
    [['cancel', someId, '--table', 'facet'], 'Message calls the service, not a table: --url URL.'],
  ])('does not understand %j', async (args, reason) => {
    const { status, stdout, stderr } = await message(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n\n')[0]).toContain(reason);
  });
});
