import { atomicOperations } from '../../lib/http/operations/atomic/carry-out-operations.ts';
import type { LambdaHandler } from '../../lib/http/pipeline/pipeline.ts';
import { exportOf } from '../../lib/model/definition/operations.ts';
import { carryOutOperations as route } from '../../lib/operations.ts';
import * as comments from '../course-evaluations/course-evaluation-comments.ts';
import * as courses from '../course-evaluations/course-evaluation-courses.ts';
import * as instructors from '../course-evaluations/course-evaluation-instructors.ts';
import * as listingNumbers from '../course-evaluations/course-evaluation-listing-numbers.ts';
import * as questionSetSections from '../course-evaluations/course-evaluation-question-set-sections.ts';
import * as questionSets from '../course-evaluations/course-evaluation-question-sets.ts';
import * as questions from '../course-evaluations/course-evaluation-questions.ts';
import * as replies from '../course-evaluations/course-evaluation-replies.ts';
import * as sectionInstructors from '../course-evaluations/course-evaluation-section-instructors.ts';
import * as sections from '../course-evaluations/course-evaluation-sections.ts';
import * as students from '../course-evaluations/course-evaluation-students.ts';
import * as terms from '../course-evaluations/course-evaluation-terms.ts';
import * as evaluations from '../course-evaluations/course-evaluations.ts';
import * as bankItems from '../course-evaluations/question-bank-items.ts';
import * as layers from '../course-evaluations/question-layers.ts';
import * as cases from '../faculty-review/workflow-cases.ts';
import * as groups from '../faculty-review/workflow-groups.ts';
import * as workflows from '../faculty-review/workflows.ts';
import * as credits from '../finance/credit-line-items.ts';
import * as periodMessages from '../messages/course-evaluation-period-messages.ts';
import * as suppressions from '../messages/message-suppressions.ts';
import * as templates from '../messages/message-templates.ts';
import * as chairs from '../organisation/department-chairs.ts';
import * as departments from '../organisation/departments.ts';
import * as files from '../organisation/files.ts';
import * as folders from '../organisation/folders.ts';
import * as appointments from '../people/additional-appointments.ts';
import * as addresses from '../people/addresses.ts';
import * as assistants from '../people/admin-assistant-roles.ts';
import * as employments from '../people/employments.ts';
import * as phoneNumbers from '../people/phone-numbers.ts';
import * as profiles from '../people/profiles.ts';
import * as users from '../people/users.ts';

const modules = [
  ...[
    courses,
    instructors,
    listingNumbers,
    questionSetSections,
    questionSets,
    questions,
    bankItems,
    layers,
    comments,
    replies,
  ],
  ...[sectionInstructors, sections, students, terms, evaluations, cases, groups, workflows, credits],
  ...[chairs, departments, files, folders, appointments, addresses, assistants, employments, phoneNumbers],
  ...[profiles, users, periodMessages, suppressions, templates],
];

const handlers: ReadonlyMap<string, LambdaHandler> = new Map(modules.flatMap((each) => Object.entries(each)));

export const carryOutOperations = atomicOperations(route, (name) => {
  const found = handlers.get(exportOf({ name }));
  if (found === undefined) throw new Error(`no function here carries out ${name}`);
  return found;
});
