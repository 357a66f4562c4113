import { count, toNumber } from '../parts/formats.ts';

const kinds: Readonly<Record<string, string>> = {
  department: 'Departments',
  course_evaluation_term: 'Terms',
  course_evaluation_course: 'Courses',
  course_evaluation_listing_number: 'Course numbers',
  course_evaluation_section: 'Sections',
  user: 'People',
  profile: 'Profiles',
  employment: 'Employments',
  course_evaluation_instructor: 'Instructors',
  course_evaluation_section_instructor: 'Teaching assignments',
  course_evaluation_student: 'Students',
  enrolments: 'Enrolments',
};

export const en = {
  title: 'Imports',
  lead: 'Load people, courses and enrolments from the files that your student or HR system exports: OneRoster or Canvas SIS as one zip archive, or single CSV files. Every file is checked first, and nothing is written until you say so.',
  kind: (name: string) => kinds[name] ?? name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),

  choose: {
    heading: 'Check a file',
    label: 'Choose a zip archive or a CSV file',
    drop: 'or drop it here',
    wrong: 'Only zip archives and CSV files can be imported. A spreadsheet has to be saved as CSV first.',
    empty: 'This file is empty.',
    large: 'This file is larger than 2 GB, which is the most.',
    several: 'Choose one file. Several CSV files go into one zip archive.',
    other: 'Choose another file',
    options: 'Options',
    format: 'Kind of the files',
    formats: {
      '': 'Recognise it by their names and headers',
      oneroster: 'OneRoster CSV',
      canvas: 'Canvas SIS CSV',
      hr: 'HR files',
    } as Readonly<Record<string, string>>,
    remove: 'End what a complete set no longer names',
    removeHint:
      'People are deactivated, appointments end today, students leave their sections. Only for sets that hold everything, not for sets of changes.',
    threshold: 'Stop if more than this share of a kind is missing, in percent',
    thresholdHint: 'A guard against files that were cut off: 10 unless you say otherwise.',
    thresholdWrong: 'Give a whole number from 0 to 100.',
    check: 'Check this file',
    nothing: 'Choose a file first.',
    failed: 'The check could not begin',
  },

  list: {
    heading: 'Past imports',
    caption: 'Imports, newest first',
    none: 'Nothing has been imported yet',
    noneLead: 'Choose a file above. It is checked first; you then see what would change, and decide.',
    file: 'File',
    unnamed: 'Import without a name',
    begun: 'Begun',
    what: 'What it was',
    check: 'Check',
    apply: 'Import',
    state: 'State',
    changed: 'Created, changed or ended',
    rejected: 'Rows left out',
    more: 'Show older ones',
  },

  states: {
    sending: 'Sending',
    not_sent: 'Waiting for its file',
    arrived: 'Waiting to begin',
    running: 'Under way',
    checked: 'Checked',
    applied: 'Imported',
    limited: 'Stopped at its limit',
    stopped: 'Stopped',
    interrupted: 'Broke off',
    failed: 'Failed',
  },

  one: {
    check: (file: string) => `Check of ${file}`,
    apply: (file: string) => `Import of ${file}`,
    unnamed: 'a file',
    sending: (percent: string) => `Sending the file: ${percent}`,
    stay: 'Keep this tab open until the file is sent. After that you may leave; the work continues.',
    arrivedTitle: 'The file has arrived',
    arrived: 'The work begins in a moment. While another import is under way, this one waits for it to end.',
    notSentTitle: 'The file has not arrived',
    broke: 'The connection broke off while it was sent. Send it again; nothing else is lost.',
    left: (name: string) =>
      `The page was left before the file was sent. Choose ${name} again to continue; nothing else is lost.`,
    elsewhere:
      'Perhaps it is being sent from another tab or by a program. If not, begin again with the file; this import then stays as it is and does nothing.',
    send: 'Send it again',
    begin: 'Begin again',
    runningCheckTitle: 'Checking …',
    runningCheck: 'The files are read and compared with what is stored. Nothing is written.',
    rowsDone: (done: number, rows: number) => `${toNumber(done)} of ${toNumber(rows)} rows are done.`,
    runningApplyTitle: 'Importing …',
    runningApply: 'You may leave this page; the import continues.',

    checkedTitle: 'Checked; nothing has been written yet',
    nothingTitle: 'Checked; importing this file would change nothing',
    nothing: 'All that could be read is there already.',
    would: (text: string) => `Importing this file ${text}.`,
    leftOut: (rows: number) => `${count(rows, 'row', 'rows')} would be left out; the reasons are below.`,
    missing: (records: number) =>
      `${count(records, 'record that an earlier set named is', 'records that earlier sets named are')} not in this one. They stay as they are unless you check again with “End what a complete set no longer names”.`,
    applyNow: 'Import this file …',
    again: 'Check another file',

    appliedTitle: 'Imported',
    applied: (text: string) => `The import ${text}.`,
    appliedNothing: 'Everything was there already; nothing was changed.',
    wereLeftOut: (rows: number) =>
      `${count(rows, 'row was', 'rows were')} left out. Correct them in the source, then import again: what is stored already stays as it is.`,

    limitedTitle: 'Stopped before anything was written: too much is missing',
    limited: (limit: number) =>
      `More than ${limit} % of what is known of a kind is not in this set. A file that was cut off looks like this, and so does a class that has left.`,
    limitedKind: (name: string, missing: number, known: number) =>
      `${name}: ${toNumber(missing)} of ${toNumber(known)} are missing`,
    limitedDo:
      'Compare these numbers with what you expect. If the file is cut off, export it again. If they are right, check it again with a higher limit.',
    raise: (limit: number) => `Check again with a limit of ${limit} %`,

    stoppedTitle: 'Stopped before anything was written',
    stopped: 'Correct the file, then check it again.',
    interruptedTitle: 'The import broke off; a part of it is written',
    interrupted: 'Import the same file again: what is stored already stays as it is, and the rest follows.',
    failedTitle: 'The import failed',
    failed:
      'What was written stays. Import the same file again; if it fails again, send this message to those who run the service.',
    checkFailedTitle: 'The check failed',
    checkFailed:
      'Nothing was written. Check the same file again; if it fails again, report it to those who run the service.',
    repeat: 'Import the file again …',
    repeatCheck: 'Check the file again',
    notBegun: 'It could not begin',
    reason: 'What the service says:',
  },

  same: {
    lead: (name: string) =>
      `This page was loaded again and no longer has the file: files are never kept in the browser. Choose ${name} again.`,
    other: (name: string) =>
      `This is not the same file: its name, size or time of change differs from ${name}. Check it first.`,
  },

  dialog: {
    title: (name: string) => `Import ${name}?`,
    will: 'This will',
    creates: (text: string) => `create ${text}`,
    changes: (text: string) => `change ${text}`,
    removes: (text: string) => `end or deactivate ${text}`,
    leaves: (rows: number) => `leave out ${count(rows, 'row', 'rows')} that cannot be loaded`,
    unchanged: (records: number) => `leave ${count(records, 'record', 'records')} as they are`,
    again: 'This will write what the file holds and is not stored yet. What is stored already stays as it is.',
    since: 'What others have changed since the check is compared once more. An import cannot be undone as a whole.',
    confirm: 'Import',
  },

  table: {
    titles: { checked: 'What importing would do', applied: 'What the import has done', other: 'So far' },
    kind: 'Kind',
    created: 'Created',
    changed: 'Changed',
    unchanged: 'As they were',
    removed: 'Ended',
    rejected: 'Left out',
    missing: 'Not in the set',
    files: 'Rows of each file',
    file: 'File',
    rows: 'Rows',
    loaded: 'Loaded',
    skipped: 'Not for import',
    remark: 'Remark',
    notUnderstood: 'Not understood; nothing of it was loaded',
    notes: 'Remarks',
    warnings: (number: number) =>
      `${count(number, 'value was', 'values were')} left out of rows that were loaded, such as e-mail addresses that are none.`,
  },

  rejections: {
    heading: (rows: number) => `Rows that were left out: ${toNumber(rows)}`,
    caption: 'Rows that were left out, in the order of the files',
    lead: 'Values are not shown, since they may be personal; you see what kind they are.',
    file: 'File',
    row: 'Row',
    column: 'Column',
    whole: 'the whole row',
    value: 'Value',
    reason: 'Reason',
    download: 'Download all as CSV',
    reading: (number: number) => `Reading … ${toNumber(number)}`,
    failed: 'The rows could not be read',
    fileName: 'rows-left-out.csv',
  },

  records: (number: number) => count(number, 'record', 'records'),
  would: {
    create: (text: string) => `creates ${text}`,
    change: (text: string) => `changes ${text}`,
    remove: (text: string) => `ends ${text}`,
  },
  did: {
    create: (text: string) => `created ${text}`,
    change: (text: string) => `changed ${text}`,
    remove: (text: string) => `ended ${text}`,
  },
};
