/** Columns of Canvas SIS files and of its exports that are not read, by file (Canvas SIS import format). */
export const otherColumns: Readonly<Record<string, readonly string[]>> = {
  'accounts.csv': ['canvas_account_id', 'canvas_parent_id', 'integration_id', 'created_by_sis'],
  'terms.csv': ['canvas_term_id', 'integration_id', 'created_by_sis'],
  'courses.csv': [
    ...['canvas_course_id', 'canvas_account_id', 'canvas_term_id', 'integration_id', 'start_date', 'end_date'],
    ...['course_format', 'blueprint_course_id', 'grade_passback_setting', 'homeroom_course', 'friendly_name'],
    ...['created_by_sis'],
  ],
  'sections.csv': [
    ...['canvas_section_id', 'canvas_course_id', 'canvas_account_id', 'account_id', 'integration_id', 'start_date'],
    ...['end_date', 'created_by_sis'],
  ],
  'users.csv': [
    ...['canvas_user_id', 'authentication_provider_id', 'password', 'ssha_password', 'pronouns', 'home_account'],
    ...['canvas_password_notification', 'declared_user_pronouns', 'created_by_sis'],
  ],
  'logins.csv': [
    ...['login_id', 'root_account', 'authentication_provider_id', 'password', 'ssha_password', 'email'],
    ...['existing_canvas_user_id'],
  ],
  'enrollments.csv': [
    ...['canvas_course_id', 'canvas_section_id', 'canvas_user_id', 'associated_user_id', 'root_account', 'start_date'],
    ...['end_date', 'limit_section_privileges', 'notify', 'temporary_enrollment_source_user_id', 'created_by_sis'],
  ],
  'admins.csv': ['canvas_user_id', 'canvas_account_id', 'root_account', 'created_by_sis'],
  'xlists.csv': ['canvas_xlist_course_id', 'canvas_section_id', 'created_by_sis'],
  'change_sis_id.csv': [],
};
