import { writeFileSync } from 'node:fs';
import path from 'node:path';

const list = (amount: number, make: (index: number) => string): string =>
  Array.from({ length: amount }, (_, index) => make(index)).join('\n');

const manifest = (files: readonly string[]): string =>
  [
    'propertyName,value',
    'manifest.version,1.0',
    'oneroster.version,1.2',
    ...files.map((file) => `file.${file},bulk`),
  ].join('\n');

/** Texts of the files of a OneRoster set in the proportions of a real university, by name. */
const makeFiles = (students: number): Record<string, string> => {
  const [teachers, courses, sections, departments] = [students / 4, students / 3, students / 2, 50].map(Math.ceil) as [
    number,
    number,
    number,
    number,
  ];
  const perStudent = 4;
  const enrolments = students * perStudent;
  const teacherRows = list(
    sections,
    (index) => `et${index},active,,s${index},o0,t${index % teachers},teacher,true,2026-09-01,2026-12-20`,
  );
  const studentRows = list(enrolments, (index) => {
    const student = Math.floor(index / perStudent);
    return `es${index},active,,s${(student * 7 + index * 13) % sections},o0,u${student},student,false,2026-09-01,2026-12-20`;
  });
  const user = (id: string, index: number): string =>
    `${id},active,,true,${id},{LDAP:${id}},Given${index},Family${index},,${id},${id}@university.example`;
  const role = (id: string, name: string, org: string): string =>
    `r-${id},active,,${id},primary,${name},2024-08-15,,${org}`;
  return {
    orgs: `sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no0,active,,University,school,,\n${list(departments, (index) => `d${index},active,,Department ${index},department,,o0`)}`,
    academicSessions:
      'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear\nterm,active,,Fall 2026,term,2026-09-01,2026-12-20,,2026',
    courses: `sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes\n${list(courses, (index) => `c${index},active,,,Course ${index},ABC ${index},,d${index % departments},,`)}`,
    classes: `sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods\n${list(sections, (index) => `s${index},active,,Section ${index},,c${index % courses},,,,o0,term,,,`)}`,
    users: `sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email\n${list(teachers, (index) => user(`t${index}`, index))}\n${list(students, (index) => user(`u${index}`, index))}`,
    roles: `sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId\n${list(teachers, (index) => role(`t${index}`, 'teacher', `d${index % departments}`))}\n${list(students, (index) => role(`u${index}`, 'student', 'o0'))}`,
    enrollments: `sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate\n${teacherRows}\n${studentRows}`,
  };
};

/** Writes a made-up OneRoster set into a folder. */
export const writeOneRosterSet = (folder: string, { students }: { readonly students: number }): void => {
  const files = makeFiles(students);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.csv`), `${text}\n`);
  writeFileSync(path.join(folder, 'manifest.csv'), `${manifest(Object.keys(files))}\n`);
};
