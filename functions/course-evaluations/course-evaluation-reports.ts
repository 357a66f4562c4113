import { beginReport } from '../../lib/domain/evaluations/results/report-jobs/begin-report.ts';
import { downloadFor } from '../../lib/domain/evaluations/results/report-jobs/download.ts';
import { reportLanguages } from '../../lib/domain/evaluations/results/reports/make-report.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { readBy, readFromPath } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { courseEvaluationReport } from '../../lib/resources/course-evaluations/course-evaluation-report.ts';
import { preferredLanguage } from '../../lib/runtime/preferred-language.ts';

export const listReports = list(courseEvaluationReport);
export const readReportRelated = related(courseEvaluationReport);

/** With the address of its archive, once there is one. */
export const readReport = readBy(
  courseEvaluationReport,
  (request) => readFromPath(request, courseEvaluationReport),
  async (request, record) => {
    const download = await downloadFor(request, record);
    return download && { download };
  },
);

/** It is made in the background. */
export const createReport = createBy(courseEvaluationReport, async (request, change) => ({
  record: await beginReport(
    request,
    change,
    preferredLanguage(request.event.headers?.['accept-language'], reportLanguages),
  ),
}));
