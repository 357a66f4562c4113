import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { describeReports } from '../../support/has-renderer.ts';
import { readPdf } from '../../support/read-pdf.ts';
import {
  released,
  scaleResult,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  unitsOfTwo,
  unreleased,
} from '../../support/results.ts';
import { toOne } from '../../support/service.ts';
import { type Headers, openReports } from './support/open-reports.ts';

const { service, reader, office, chair, maths, ada, bob, out, shared, ask, make, person, seedCounted } =
  await openReports();

const evaluationsIn = (rows: readonly Record<string, string>[]): (string | undefined)[] =>
  rows.map(({ evaluation }) => evaluation).sort();

/** The ids of the results that a caller's list shows, of those that are shown and those that are withheld. */
const listed = async (headers: Headers, filter = '') => {
  const { document } = await service.call('GET', `/api/v1/course_evaluation_results?page[size]=100${filter}`, {
    headers,
  });
  const of = (status: string) =>
    document.data
      .filter((each: { attributes: { status: string } }) => each.attributes.status === status)
      .map(({ id }: { id: string }) => id)
      .sort();
  return { available: of('available'), withheld: of('withheld') };
};

describeReports('an archive of reports', () => {
  it('is written as was asked', async () => {
    const attributes = { scope_of: 'evaluation', language: 'de', paper: 'letter', with_comments: true };
    const evaluation = { evaluation: toOne(shared.evaluation) };
    const { files } = await make(attributes, evaluation, reader);
    const [pdf] = files.values();
    expect(readPdf(pdf ?? Buffer.alloc(0))).toMatchObject({ language: 'de', conformsTo: '1' });
    expect(readPdf(pdf ?? Buffer.alloc(0)).text).toContain('Good examples.');
    expect(pdf?.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 612 792\]/);
    const without = await make({ scope_of: 'evaluation' }, evaluation, reader);
    const [other] = without.files.values();
    expect(readPdf(other ?? Buffer.alloc(0)).text).not.toContain('Good examples.');
  });

  it('holds for a chair what the list of results shows, and nothing else', async () => {
    const shown = await listed(chair, `&filter[period]=${out.id}`);
    expect(shown.available).toHaveLength(2);
    const { index, withheld } = await make({ scope_of: 'period' }, { period: toOne(out) }, chair);
    expect(evaluationsIn(index)).toEqual(shown.available);
    expect(evaluationsIn(withheld)).toEqual(shown.withheld);
    // Of all periods too, one of which shows chairs nothing.
    const all = await make({ scope_of: 'department' }, { department: toOne(maths) }, chair);
    expect(evaluationsIn(all.index)).toEqual((await listed(chair)).available);
    expect(all.withheld.map(({ because }) => because)).toContain('role');
  });

  it('follows a release, also of single evaluations', async () => {
    const period = await seedPeriod(service, unreleased);
    const own = await seedCounted(period, [ada], 'Sets');
    await seedCounted(period, [ada], 'Groups');
    const release = { overrides_results_release_at: true, results_release_at: daysFromNow(-1) };
    const asked = [{ scope_of: 'period' }, { period: toOne(period) }] as const;
    const before = await make(...asked, chair);
    expect([before.index, before.withheld.map(({ because }) => because)]).toEqual([
      [],
      ['not_released', 'not_released'],
    ]);
    expect((await make(...asked, office)).index.map(({ status }) => status)).toEqual(['closed', 'closed']);
    const set = Object.entries(release).map(([name, value]) => [[name], value] as const);
    for (const type of ['course_evaluation', 'course_evaluation_result'])
      await service.store.write([changeStep(keyOf.record({ type, id: own.evaluation.id }), { set }, () => 'gone')]);
    const after = await make(...asked, chair);
    expect(evaluationsIn(after.index)).toEqual([own.evaluation.id]);
    expect(after.withheld.map(({ because }) => because)).toEqual(['not_released']);
    expect((await listed(chair, `&filter[period]=${period.id}`)).available).toEqual([own.evaluation.id]);
  });

  it('holds of an instructor the own part, and the terms that were asked for', async () => {
    const teacher = await person(ada);
    const { files } = await make({ scope_of: 'instructor' }, { instructor: toOne(ada.instructor) }, teacher);
    const pdf = files.get('Autumn/Mathematics; Physics/Ada/Topology 01.pdf') ?? Buffer.alloc(0);
    expect(readPdf(pdf).text).toContain('About Ada');
    expect(readPdf(pdf).text).not.toContain('About Bob');
    const terms = { data: [{ type: 'course_evaluation_term', id: String(out.term) }] };
    const narrowed = { instructor: toOne(ada.instructor), terms };
    const { index } = await make({ scope_of: 'instructor' }, narrowed, reader);
    expect(index.filter(({ evaluation }) => evaluation !== '')).toHaveLength(2);
  });

  it('holds of an instructor one teaching report, with what its owner sees of the classes', async () => {
    const before = await seedPeriod(service, released, { name: 'Midterms' });
    const algebra = await seedEvaluation(service, before, [ada, bob], 'Groups');
    const own = { text_translations: { 'de-AT': 'Es war klar.' } };
    const course = await seedQuestion(service, before, own);
    const about = await seedQuestion(service, before, { text: 'Explains well.', subject: 'instructor' });
    await seedResult(service, before, algebra, {
      units: unitsOfTwo(algebra, { course, about }, scaleResult(about.id, { is_suppressed: true })),
    });
    const path = 'Ada/teaching-report.pdf';
    const asked = [{ scope_of: 'instructor', language: 'de' }, { instructor: toOne(ada.instructor) }] as const;
    const { id, files, index, withheld } = await make(...asked, await person(ada));
    const { text, language } = readPdf(files.get(path) ?? Buffer.alloc(0));
    expect([...files.keys()].filter((name) => name.includes('teaching'))).toEqual([path]);
    expect(language).toBe('de');
    for (const said of ['Topology, 01', 'Groups, 01', 'Midterms', 'Über Ada', 'Explains well.', 'Seminar, 01'])
      expect(text).toContain(said);
    expect(text).toContain('Zu wenige Antworten');
    // Asked in two periods, and translated in one of them.
    expect(text.match(/It was clear\.|Es war klar\./g)).toEqual(['Es war klar.']);
    expect(text).not.toContain('Bob');
    expect(index.find(({ evaluation }) => evaluation === '')).toEqual({
      path,
      evaluation: '',
      instructor: 'Ada',
      status: 'released',
      sha256: createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex'),
    });
    const found = await service.store.read({ type: 'course_evaluation_report', id });
    expect([found?.documents, found?.withheld]).toEqual([index.length - 1, withheld.length]);
    const of = await make({ scope_of: 'instructor' }, { instructor: toOne(bob.instructor) }, reader);
    const theirs = readPdf(of.files.get('Bob/teaching-report.pdf') ?? Buffer.alloc(0)).text;
    expect(theirs).toContain('About Bob');
    expect(theirs).toContain('too few');
    expect(theirs).not.toContain('Ada');
  });

  it('holds no teaching report where no class is shown, and for previews one that says so', async () => {
    const period = await seedPeriod(service, unreleased);
    const eve = await seedTeacher(service, 'Eve', maths);
    await seedCounted(period, [eve], 'Rings');
    const asked = [{ scope_of: 'instructor' }, { instructor: toOne(eve.instructor) }] as const;
    expect([...(await make(...asked, reader)).files.keys()]).toEqual(['index.csv', 'withheld.csv']);
    const { index, files } = await make(...asked, office);
    expect(index.map(({ status }) => status)).toEqual(['closed', 'closed']);
    expect(readPdf(files.get('Eve/teaching-report.pdf') ?? Buffer.alloc(0)).text).toContain('Preview, not released');
  });

  it('names files as Interfolio takes them, for who reads people', async () => {
    const attributes = { scope_of: 'period', naming: 'interfolio' };
    const { status, document } = await ask(attributes, { period: toOne(out) }, reader);
    expect([status, document.errors[0].code]).toEqual([403, 'missing_scope']);
    const headers = await service.authorize('results:read', 'people:read');
    const asked = [{ ...attributes, scope_of: 'instructor' }, { instructor: toOne(ada.instructor) }] as const;
    const names = [...(await make(...asked, headers)).files.keys()];
    expect(names).toContain('Autumn_unknown_unknown_unknown_unknown_01.pdf');
    expect(names).toContain('teaching.report_unknown.pdf');
  });
});
