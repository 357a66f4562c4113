/** Columns of OneRoster 1.1 and 1.2 that are not read, by file (IMS OneRoster CSV tables). */
export const otherColumns: Readonly<Record<string, readonly string[]>> = {
  'orgs.csv': ['dateLastModified', 'identifier'],
  'academicSessions.csv': ['dateLastModified', 'parentSourcedId', 'schoolYear'],
  'courses.csv': [
    'dateLastModified',
    'schoolYearSourcedId',
    'grades',
    'orgSourcedId',
    'subjects',
    'resourceSourcedIds',
  ],
  'classes.csv': [
    ...['dateLastModified', 'grades', 'classCode', 'classType', 'location', 'schoolSourcedId', 'subjects'],
    ...['subjectCodes', 'periods', 'resourceSourcedIds'],
  ],
  'users.csv': [
    ...['dateLastModified', 'username', 'middleName', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password'],
    ...['userMasterIdentifier', 'resourceSourcedIds', 'preferredMiddleName', 'primaryOrgSourcedId', 'pronouns'],
  ],
  'enrollments.csv': ['sourcedId', 'dateLastModified', 'schoolSourcedId', 'primary', 'beginDate', 'endDate'],
  'roles.csv': ['dateLastModified', 'userProfileSourcedId'],
};
