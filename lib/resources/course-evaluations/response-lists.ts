/*
 * How responses are counted, apart from their types: functions that destroy them along with a period need no more, and with
 * the definitions they would be larger than they may be.
 */

/** The list of responses. */
export const responseList = {
  type: 'course_evaluation_response',
  list: { counters: 'by day' },
  sortedBy: undefined,
} as const;

/** The list of section responses. */
export const sectionResponseList = {
  type: 'course_evaluation_section_response',
  list: { counters: 'by day' },
  sortedBy: 'completed_at',
} as const;
