import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { feedKeyOf } from '../../../lib/store/feed/feed-keys.ts';
import { invitationKeyOf } from '../../../lib/store/invitation-keys.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { ltiKeyOf } from '../../../lib/store/lti-keys.ts';
import { messageKeyOf } from '../../../lib/store/message-keys.ts';
import { reportKeyOf } from '../../../lib/store/report-keys.ts';
import { webhookKeyOf } from '../../../lib/store/webhook-keys.ts';

const page = readFileSync(new URL('../../../docs/data-model.md', import.meta.url), 'utf8');

const rowsUnder = (heading: string): string[][] => {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const unquoted = (cell = ''): string => cell.replaceAll('`', '');
const record = { type: '<type>', id: '<id>' };

describe('docs/data-model.md', () => {
  it('shows every key format of the code, and no other', () => {
    const formats = {
      record: keyOf.record(record),
      'linkage entry': keyOf.linkageEntry(record, '<linkage>', '<target>'),
      'back-reference': keyOf.backReference(record, { type: '<referring type>', id: '<referrer>' }),
      'source id': { ...keyOf.sourceId('<source>', '<type>', '<source id>'), pk: 'source_id#<source>#<type>#<shard>' },
      'coverage chunk': keyOf.coverageChunk(record, '<bucket>'),
      'coverage plan': keyOf.coveragePlan(record, '<revision>'),
      'coverage work': keyOf.coverageWork(record, '<bucket>'),
      'coverage fence': keyOf.coverageFence(record, '<bucket>'),
      'coverage hold': keyOf.coverageHold(record),
      'open coverage': keyOf.openCoverage('<id>', '<revision>'),
      'coverage count': keyOf.coverageCount,
      'covering period': keyOf.coveringPeriod('<id>'),
      counter: { pk: 'tally#<list>#<number>', sk: '<shard>' },
      'target count': { pk: 'tally#<list>#<field>#<group>#<number>', sk: '<shard>' },
      'access token': keyOf.token('<token id>'),
      'webhook owner': webhookKeyOf.owner('<owner>'),
      'webhook secret': webhookKeyOf.secret('<endpoint>'),
      'webhook failures': webhookKeyOf.failures(record),
      'due delivery': { ...webhookKeyOf.due('<delivery>', '<instant>'), pk: 'webhook_due#<shard>' },
      'open report': reportKeyOf.open('<report>'),
      'report owner': reportKeyOf.ownerOfReports('<owner>'),
      'open recovery': webhookKeyOf.openRecovery('<recovery>'),
      'answering key': invitationKeyOf.answeringKey,
      'answering verifier': invitationKeyOf.answeringVerifier,
      invitation: invitationKeyOf.invitation('<period>', '<student>'),
      'invitation code': invitationKeyOf.invitationCode('<digest>'),
      'named students': invitationKeyOf.namedStudents(record, '<part>'),
      'learning platforms': ltiKeyOf.platforms,
      'registration links': ltiKeyOf.registrations,
      'registration link': ltiKeyOf.registration('<id>'),
      launch: ltiKeyOf.launch('<digest>'),
      'platform key': ltiKeyOf.signer,
      'platform verifier': ltiKeyOf.verifier,
      'launch nonce': ltiKeyOf.nonce('<digest>'),
      'wrong codes': invitationKeyOf.wrongCodes('<digest>'),
      tally: { ...keyOf.tally('<evaluation>', 0), sk: '<shard>' },
      'discarded answers': keyOf.discardedAnswers('<evaluation>'),
      participation: keyOf.participation('<evaluation>', '<user>'),
      'result details': { ...keyOf.resultDetails(record, 0), sk: 'details#<part>' },
      'result comments': { ...keyOf.resultComments(record, 0), sk: 'comments#<part>' },
      'previous versions': keyOf.previousVersions(record),
      'former assignment': keyOf.formerAssignment(record),
      'midterms of a section': keyOf.sectionMidterms('<section>'),
      'unfolded midterm': keyOf.unfoldedMidterm('<period>'),
      'period fold': keyOf.periodFold(record),
      'fold lease': keyOf.foldLease,
      'comment hold': keyOf.commentHold('<comment>'),
      'hidden comments': keyOf.hiddenComments(record),
      'reply message': messageKeyOf.ofReplies('<period>'),
      'period messages': messageKeyOf.ofPeriod('<period>'),
      'message recipient': messageKeyOf.recipient('<message>', '<user>'),
      'message tests': { ...messageKeyOf.tests('<user>', 0), sk: '<hour>' },
      'mailed period': messageKeyOf.mailedPeriod('<period>'),
      'message templates': messageKeyOf.templates,
      'message suppression': messageKeyOf.suppressed('<user>'),
      'returned mails': messageKeyOf.returned('<message>'),
      'paused message': messageKeyOf.pausedFor('<message>'),
      'mail lease': messageKeyOf.lease,
      benchmark: keyOf.benchmark('<question key>', '<group>'),
      'own release': keyOf.ownRelease('<evaluation>'),
      'benchmark state': keyOf.benchmarkState,
      'participation summary': keyOf.participationSummary(record),
      'response count': { ...keyOf.responseCount('<period>', '<evaluation>', 0), sk: '<evaluation>#<shard>' },
      'request count': { ...keyOf.requestCount('<token id>', 0), sk: '<minute>' },
      'kept answer': keyOf.idempotency('<digest>'),
      'cursor secret': keyOf.cursorSecret,
      'import lease': keyOf.importLease,
      'import fence': { ...keyOf.importFence(0), pk: 'import_fence#<shard>' },
      'feed end': { ...feedKeyOf.end(0), pk: 'changes#<shard>' },
      'feed entry': { ...feedKeyOf.entry(0, '<sequence number>'), pk: 'changes#<shard>' },
      'feed event': feedKeyOf.event('<event>'),
      absence: { ...feedKeyOf.absence(record, 0), sk: '<type>#<id>#<version>' },
      tombstone: feedKeyOf.tombstone(record),
      'value entry': keyOf.valueEntry({ list: '<type>', field: '<field>', value: '<value>' }, '<place>'),
      'word entry': { ...keyOf.wordEntry('<list>', 'w', ''), pk: 'word#<list>#<initial>', sk: '<word> <place>' },
      'import checkpoint': keyOf.importCheckpoint({ type: 'import', id: '<id>' }),
    };
    expect(Object.keys(formats)).toHaveLength(
      Object.keys({
        ...keyOf,
        ...feedKeyOf,
        ...reportKeyOf,
        ...invitationKeyOf,
        ...ltiKeyOf,
        ...messageKeyOf,
        ...webhookKeyOf,
      }).length,
    );
    const shown = rowsUnder('Items').map(([item = '', pk, sk]) => [item, { pk: unquoted(pk), sk: unquoted(sk) }]);
    expect(Object.fromEntries(shown)).toEqual(formats);
  });

  it('names items that it describes in the access patterns', () => {
    const items = new Set(rowsUnder('Items').map(([item]) => item));
    for (const [, keys = ''] of rowsUnder('Access patterns')) {
      for (const key of keys.replace(/ \(.*?\)/g, '').split(', ')) {
        // Those of the other table are under a heading of their own.
        if (!/^and (?:a ballot|ballots)$/.test(key)) expect(items).toContain(key);
      }
    }
  });

  it('names every item in an access pattern', () => {
    const named = rowsUnder('Access patterns')
      .map(([, keys]) => keys)
      .join(', ');
    for (const [item = ''] of rowsUnder('Items')) expect(named).toContain(item);
  });
});
