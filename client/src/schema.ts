// Generated from the OpenAPI document by `npm run client`; changes by hand are lost.

export interface paths {
  '/api/v1/additional_appointments': {
    /** List additional appointments */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeAdditionalAppointment'][];
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'filter[department]'?: components['parameters']['filter_department'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListAdditionalAppointmentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create an additional appointment */
    post: {
      parameters: {
        query?: {
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateAdditionalAppointment'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateAdditionalAppointmentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/additional_appointments/{id}': {
    /** Read an additional appointment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeAdditionalAppointment'][];
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the additional appointment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAdditionalAppointmentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update an additional appointment */
    patch: {
      parameters: {
        query?: {
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
        };
        path: {
          /** The `id` of the additional appointment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateAdditionalAppointment'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateAdditionalAppointmentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete an additional appointment */
    delete: {
      parameters: {
        query?: {
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
        };
        path: {
          /** The `id` of the additional appointment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/additional_appointments/{id}/department': {
    /** Read the department of an additional appointment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the additional appointment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAdditionalAppointmentRelatedDepartmentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/additional_appointments/{id}/profile': {
    /** Read the profile of an additional appointment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the additional appointment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAdditionalAppointmentRelatedProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/addresses': {
    /** List addresses */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeAddress'][];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListAddressesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create an address */
    post: {
      parameters: {
        query?: {
          'fields[address]'?: components['parameters']['fields_address'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateAddress'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateAddressResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/addresses/{id}': {
    /** Read an address */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeAddress'][];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the address: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAddressResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update an address */
    patch: {
      parameters: {
        query?: {
          'fields[address]'?: components['parameters']['fields_address'];
        };
        path: {
          /** The `id` of the address: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateAddress'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateAddressResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete an address */
    delete: {
      parameters: {
        query?: {
          'fields[address]'?: components['parameters']['fields_address'];
        };
        path: {
          /** The `id` of the address: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/addresses/{id}/profile': {
    /** Read the profile of an address */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the address: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAddressRelatedProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/addresses/{id}/user': {
    /** Read the user of an address */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the address: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAddressRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/admin_assistant_roles': {
    /** List admin assistant roles */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `admin_assistant.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeAdminAssistantRole'][];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[admin_assistant]'?: components['parameters']['filter_admin_assistant'];
          'filter[faculty_member]'?: components['parameters']['filter_faculty_member'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListAdminAssistantRolesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create an admin assistant role */
    post: {
      parameters: {
        query?: {
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateAdminAssistantRole'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateAdminAssistantRoleResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_authority'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/admin_assistant_roles/{id}': {
    /** Read an admin assistant role */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `admin_assistant.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeAdminAssistantRole'][];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the admin assistant role: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAdminAssistantRoleResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update an admin assistant role */
    patch: {
      parameters: {
        query?: {
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
        };
        path: {
          /** The `id` of the admin assistant role: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateAdminAssistantRole'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateAdminAssistantRoleResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete an admin assistant role */
    delete: {
      parameters: {
        query?: {
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
        };
        path: {
          /** The `id` of the admin assistant role: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/admin_assistant_roles/{id}/admin_assistant': {
    /** Read the admin assistant of an admin assistant role */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the admin assistant role: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAdminAssistantRoleRelatedAdminAssistantResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/admin_assistant_roles/{id}/faculty_member': {
    /** Read the faculty member of an admin assistant role */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the admin assistant role: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadAdminAssistantRoleRelatedFacultyMemberResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/employments': {
    /** List employments */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeEmployment'][];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListEmploymentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/employments/{id}': {
    /** Read an employment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('user' | 'profile')[];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
        };
        path: {
          /** The `id` of the employment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEmploymentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update an employment */
    patch: {
      parameters: {
        query?: {
          'fields[employment]'?: components['parameters']['fields_employment'];
        };
        path: {
          /** The `id` of the employment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateEmployment'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateEmploymentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete an employment */
    delete: {
      parameters: {
        query?: {
          'fields[employment]'?: components['parameters']['fields_employment'];
        };
        path: {
          /** The `id` of the employment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/employments/{id}/profile': {
    /** Read the profile of an employment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the employment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEmploymentRelatedProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/employments/{id}/user': {
    /** Read the user of an employment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the employment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEmploymentRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/my/account': {
    /** Read who is signed in */
    get: {
      parameters: {
        query?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadMyAccountResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_read_my_account'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/phone_numbers': {
    /** List phone numbers */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludePhoneNumber'][];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListPhoneNumbersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a phone number */
    post: {
      parameters: {
        query?: {
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreatePhoneNumber'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreatePhoneNumberResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/phone_numbers/{id}': {
    /** Read a phone number */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('user' | 'profile')[];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
        };
        path: {
          /** The `id` of the phone number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadPhoneNumberResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a phone number */
    patch: {
      parameters: {
        query?: {
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the phone number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdatePhoneNumber'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdatePhoneNumberResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a phone number */
    delete: {
      parameters: {
        query?: {
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the phone number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/phone_numbers/{id}/profile': {
    /** Read the profile of a phone number */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the phone number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadPhoneNumberRelatedProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/phone_numbers/{id}/user': {
    /** Read the user of a phone number */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the phone number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadPhoneNumberRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/profiles': {
    /** List profiles */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[department]'?: components['parameters']['filter_department'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListProfilesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/profiles/{id}': {
    /** Read a profile */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the profile: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a profile */
    patch: {
      parameters: {
        query?: {
          'fields[profile]'?: components['parameters']['fields_profile'];
        };
        path: {
          /** The `id` of the profile: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateProfile'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateProfileResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/profiles/{id}/department': {
    /** Read the department of a profile */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the profile: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadProfileRelatedDepartmentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/profiles/{id}/user': {
    /** Read the user of a profile */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the profile: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadProfileRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users': {
    /** List users */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[primary_employee_id]'?: components['parameters']['filter_primary_employee_id'];
          'filter[emails]'?: components['parameters']['filter_emails'];
          'filter[employee_ids]'?: components['parameters']['filter_employee_ids'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'filter[employments]'?: components['parameters']['filter_employments'];
          'filter[admin_assistant_roles]'?: components['parameters']['filter_admin_assistant_roles'];
          'filter[addresses]'?: components['parameters']['filter_addresses'];
          'filter[phone_numbers]'?: components['parameters']['filter_phone_numbers'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListUsersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a user with a profile */
    post: {
      parameters: {
        query?: {
          'fields[user]'?: components['parameters']['fields_user'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateUser'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateUserResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_authority'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{id}': {
    /** Read a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a user */
    patch: {
      parameters: {
        query?: {
          'fields[user]'?: components['parameters']['fields_user'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateUser'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateUserResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{id}/addresses': {
    /** Read the addresses of a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeAddress'][];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserRelatedAddressesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{id}/admin_assistant_roles': {
    /** Read the admin assistant roles of a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `admin_assistant.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeAdminAssistantRole'][];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[admin_assistant]'?: components['parameters']['filter_admin_assistant'];
          'filter[faculty_member]'?: components['parameters']['filter_faculty_member'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserRelatedAdminAssistantRolesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{id}/current_employment': {
    /** Read the current employment of a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeEmployment'][];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserRelatedCurrentEmploymentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{id}/phone_numbers': {
    /** Read the phone numbers of a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludePhoneNumber'][];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserRelatedPhoneNumbersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{id}/profile': {
    /** Read the profile of a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserRelatedProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/users/{user_id}/employments': {
    /** Read the employments of a user */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeEmployment'][];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          user_id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadUserRelatedEmploymentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create an employment of a user */
    post: {
      parameters: {
        query?: {
          'fields[employment]'?: components['parameters']['fields_employment'];
        };
        path: {
          /** The `id` of the user: a UUID, as answers tell it. An unknown one is a 404. */
          user_id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateEmployment'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateEmploymentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/department_chairs': {
    /** List department chairs */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `department.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartmentChair'][];
          'fields[department_chair]'?: components['parameters']['fields_department_chair'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[department]'?: components['parameters']['filter_department'];
          'filter[chair]'?: components['parameters']['filter_chair'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListDepartmentChairsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a department chair */
    post: {
      parameters: {
        query?: {
          'fields[department_chair]'?: components['parameters']['fields_department_chair'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateDepartmentChair'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateDepartmentChairResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_authority'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/department_chairs/{id}': {
    /** Read a department chair */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `department.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartmentChair'][];
          'fields[department_chair]'?: components['parameters']['fields_department_chair'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the department chair: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadDepartmentChairResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a department chair */
    delete: {
      parameters: {
        query?: {
          'fields[department_chair]'?: components['parameters']['fields_department_chair'];
        };
        path: {
          /** The `id` of the department chair: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/department_chairs/{id}/chair': {
    /** Read the chair of a department chair */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the department chair: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadDepartmentChairRelatedChairResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/department_chairs/{id}/department': {
    /** Read the department of a department chair */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the department chair: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadDepartmentChairRelatedDepartmentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/departments': {
    /** List root departments */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: 'children'[];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-name`). `name` unless said; ties are broken by id. */
          sort?: ('name' | '-name' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListDepartmentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a department */
    post: {
      parameters: {
        query?: {
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateDepartment'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateDepartmentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/departments/{id}': {
    /** Read a department */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the department: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadDepartmentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a department */
    patch: {
      parameters: {
        query?: {
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the department: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateDepartment'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateDepartmentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a department */
    delete: {
      parameters: {
        query?: {
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the department: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/departments/{id}/children': {
    /** Read the children of a department */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[parent]'?: components['parameters']['filter_parent'];
          'filter[children]'?: components['parameters']['filter_children'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the department: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadDepartmentRelatedChildrenResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/departments/{id}/parent': {
    /** Read the parent of a department */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the department: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadDepartmentRelatedParentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/files': {
    /** List files */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `folder.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeFile'][];
          'fields[file]'?: components['parameters']['fields_file'];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[folder]'?: components['parameters']['filter_folder'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListFilesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a file */
    post: {
      parameters: {
        query?: {
          'fields[file]'?: components['parameters']['fields_file'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateFile'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateFileResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/files/{id}': {
    /** Read a file */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `folder.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeFile'][];
          'fields[file]'?: components['parameters']['fields_file'];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the file: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadFileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a file */
    patch: {
      parameters: {
        query?: {
          'fields[file]'?: components['parameters']['fields_file'];
        };
        path: {
          /** The `id` of the file: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateFile'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateFileResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a file */
    delete: {
      parameters: {
        query?: {
          'fields[file]'?: components['parameters']['fields_file'];
        };
        path: {
          /** The `id` of the file: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/files/{id}/folder': {
    /** Read the folder of a file */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeFolder'][];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the file: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadFileRelatedFolderResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/folders': {
    /** List folders */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeFolder'][];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[parent]'?: components['parameters']['filter_parent'];
          'filter[children]'?: components['parameters']['filter_children'];
          'filter[user]'?: components['parameters']['filter_user'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListFoldersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a folder */
    post: {
      parameters: {
        query?: {
          'fields[folder]'?: components['parameters']['fields_folder'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateFolder'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateFolderResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/folders/{id}': {
    /** Read a folder */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('parent' | 'children' | 'user')[];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
        };
        path: {
          /** The `id` of the folder: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadFolderResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a folder */
    patch: {
      parameters: {
        query?: {
          'fields[folder]'?: components['parameters']['fields_folder'];
        };
        path: {
          /** The `id` of the folder: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateFolder'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateFolderResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a folder */
    delete: {
      parameters: {
        query?: {
          'fields[folder]'?: components['parameters']['fields_folder'];
        };
        path: {
          /** The `id` of the folder: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/folders/{id}/children': {
    /** List the children of a folder */
    get: {
      parameters: {
        query?: {
          'fields[folder]'?: components['parameters']['fields_folder'];
        };
        path: {
          /** The `id` of the folder: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListFolderChildrenResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/folders/{id}/parent': {
    /** Read the parent of a folder */
    get: {
      parameters: {
        query?: {
          'fields[folder]'?: components['parameters']['fields_folder'];
        };
        path: {
          /** The `id` of the folder: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadFolderParentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/folders/{id}/user': {
    /** Read the user of a folder */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the folder: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadFolderRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/credit_line_items': {
    /** List credit line items */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeCreditLineItem'][];
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[profile]'?: components['parameters']['filter_profile'];
          'filter[source]'?: components['parameters']['filter_source'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListCreditLineItemsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a credit line item */
    post: {
      parameters: {
        query?: {
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCreditLineItem'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateCreditLineItemResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/credit_line_items/{id}': {
    /** Read a credit line item */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeCreditLineItem'][];
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the credit line item: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCreditLineItemResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a credit line item */
    patch: {
      parameters: {
        query?: {
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
        };
        path: {
          /** The `id` of the credit line item: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCreditLineItem'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateCreditLineItemResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        428: components['responses']['precondition_required_demanding'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a credit line item */
    delete: {
      parameters: {
        query?: {
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
        };
        path: {
          /** The `id` of the credit line item: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        428: components['responses']['precondition_required_demanding'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/credit_line_items/{id}/profile': {
    /** Read the profile of a credit line item */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the credit line item: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCreditLineItemRelatedProfileResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/credit_line_items/{id}/source': {
    /** Read the source of a credit line item */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: string[];
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_invitation_batch]'?: components['parameters']['fields_course_evaluation_invitation_batch'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
          'fields[course_evaluation_section_response]'?: components['parameters']['fields_course_evaluation_section_response'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
          'fields[department_chair]'?: components['parameters']['fields_department_chair'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[file]'?: components['parameters']['fields_file'];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
          'fields[course_evaluation_comment]'?: components['parameters']['fields_course_evaluation_comment'];
          'fields[course_evaluation_result]'?: components['parameters']['fields_course_evaluation_result'];
        };
        path: {
          /** The `id` of the credit line item: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCreditLineItemRelatedSourceResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_cases': {
    /** List the workflow cases that the caller may access */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('workflow_group' | 'candidate' | 'workflow')[];
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[workflow_group]'?: components['parameters']['filter_workflow_group'];
          'filter[candidate]'?: components['parameters']['filter_candidate'];
          'filter[workflow]'?: components['parameters']['filter_workflow'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListWorkflowCasesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a workflow case */
    post: {
      parameters: {
        query?: {
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateWorkflowCase'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateWorkflowCaseResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_integrations_authority'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_cases/{id}': {
    /** Read a workflow case */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `candidate.user`. Each resource comes once. */
          include?: components['schemas']['IncludeWorkflowCase'][];
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWorkflowCaseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a workflow case */
    patch: {
      parameters: {
        query?: {
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
        };
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateWorkflowCase'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateWorkflowCaseResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations_authority'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a workflow case */
    delete: {
      parameters: {
        query?: {
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
        };
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_authority'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_cases/{id}/candidate': {
    /** Read the candidate of a workflow case */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWorkflowCaseRelatedCandidateResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_cases/{id}/relationships/recused': {
    /** Read the linkage of `recused` of a workflow case */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadRecusalsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Add to `recused` of a workflow case */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['LinkedUser'];
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Replace `recused` of a workflow case */
    patch: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['LinkedUser'];
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Remove from `recused` of a workflow case */
    delete: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UnlinkedUser'];
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_cases/{id}/workflow': {
    /** Read the workflow of a workflow case */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWorkflowCaseRelatedWorkflowResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_cases/{id}/workflow_group': {
    /** Read the workflow group of a workflow case */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path: {
          /** The `id` of the workflow case: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWorkflowCaseRelatedWorkflowGroupResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_groups': {
    /** List workflow groups */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListWorkflowGroupsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a workflow group */
    post: {
      parameters: {
        query?: {
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateWorkflowGroup'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateWorkflowGroupResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_integrations'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_groups/{id}': {
    /** Read a workflow group */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWorkflowGroupResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a workflow group */
    patch: {
      parameters: {
        query?: {
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateWorkflowGroup'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateWorkflowGroupResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a workflow group */
    delete: {
      parameters: {
        query?: {
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflow_groups/{id}/relationships/members': {
    /** Read the linkage of `members` of a workflow group */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadMembersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Add to `members` of a workflow group */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['LinkedUser'];
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Replace `members` of a workflow group */
    patch: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['LinkedUser'];
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Remove from `members` of a workflow group */
    delete: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the workflow group: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UnlinkedUser'];
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflows': {
    /** List workflows */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListWorkflowsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a workflow */
    post: {
      parameters: {
        query?: {
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateWorkflow'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateWorkflowResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/workflows/{id}': {
    /** Read a workflow */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path: {
          /** The `id` of the workflow: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWorkflowResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a workflow */
    patch: {
      parameters: {
        query?: {
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path: {
          /** The `id` of the workflow: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateWorkflow'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateWorkflowResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a workflow */
    delete: {
      parameters: {
        query?: {
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path: {
          /** The `id` of the workflow: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_comments': {
    /** List comments */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationComment'][];
          'fields[course_evaluation_comment]'?: components['parameters']['fields_course_evaluation_comment'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[evaluation]'?: components['parameters']['filter_evaluation'];
          'filter[period]'?: components['parameters']['filter_period'];
          'filter[decision]'?: components['parameters']['filter_decision'];
          'filter[question]'?: components['parameters']['filter_question'];
          'filter[instructor]'?: components['parameters']['filter_instructor'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListCommentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_comments/{id}': {
    /** Read a comment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationComment'][];
          'fields[course_evaluation_comment]'?: components['parameters']['fields_course_evaluation_comment'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[user]'?: components['parameters']['fields_user'];
        };
        path: {
          /** The `id` of the comment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCommentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Review a comment */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_comment]'?: components['parameters']['fields_course_evaluation_comment'];
        };
        path: {
          /** The `id` of the comment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationComment'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateCommentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_comments/{id}/evaluation': {
    /** Read the evaluation of a comment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the comment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCommentRelatedEvaluationResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_comments/{id}/instructor': {
    /** Read the instructor of a comment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `section.course`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationSectionInstructor'][];
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the comment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCommentRelatedInstructorResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_comments/{id}/period': {
    /** Read the period of a comment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `schedule.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriod'][];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the comment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCommentRelatedPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_comments/{id}/question': {
    /** Read the question of a comment */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set_section.question_set`. Each resource comes once. */
          include?: ('question_set_section' | 'question_set_section.question_set' | 'question_set_section.question_set.period' | 'question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the comment: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCommentRelatedQuestionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_courses': {
    /** List courses */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `listing_numbers.course`. Each resource comes once. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[listing_numbers]'?: components['parameters']['filter_listing_numbers'];
          'filter[sections]'?: components['parameters']['filter_sections'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListCoursesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a course */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationCourse'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateCourseResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_courses/{id}': {
    /** Read a course */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `listing_numbers.course`. Each resource comes once. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the course: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCourseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a course */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the course: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationCourse'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateCourseResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a course */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the course: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_courses/{id}/listing_numbers': {
    /** Read the listing numbers of a course */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term')[];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[number]'?: components['parameters']['filter_number'];
          'filter[course]'?: components['parameters']['filter_course'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the course: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCourseRelatedListingNumbersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_courses/{id}/sections': {
    /** Read the sections of a course */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[course]'?: components['parameters']['filter_course'];
          'filter[term]'?: components['parameters']['filter_term'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the course: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadCourseRelatedSectionsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_instructors': {
    /** List instructors */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationInstructor'][];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[user]'?: components['parameters']['filter_user'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListInstructorsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create an instructor */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationInstructor'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateInstructorResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_instructors/{id}': {
    /** Read an instructor */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationInstructor'][];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadInstructorResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete an instructor */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
        };
        path: {
          /** The `id` of the instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_instructors/{id}/user': {
    /** Read the user of an instructor */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadInstructorRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_invitation_batches': {
    /** List invitation batches */
    get: {
      parameters: {
        query?: {
          'fields[course_evaluation_invitation_batch]'?: components['parameters']['fields_course_evaluation_invitation_batch'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListInvitationBatchesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_invitation_batches/{id}': {
    /** Read the state of a batch of invitations */
    get: {
      parameters: {
        query?: {
          'fields[course_evaluation_invitation_batch]'?: components['parameters']['fields_course_evaluation_invitation_batch'];
        };
        path: {
          /** The `id` of the invitation batch: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadInvitationBatchResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_invitation_batches/{id}/links': {
    /** Fetch the links of a batch of invitations, once */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the invitation batch: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadInvitationLinksResponse'];
            'text/csv': components['schemas']['ReadInvitationLinksResponseAsTextCsv'];
            'application/x-ndjson': components['schemas']['ReadInvitationLinksResponseAsApplicationXNdjson'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_invitation_links'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_read_invitation_links'];
        410: components['responses']['gone_read_invitation_links'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_invitation_batches/{id}/period': {
    /** Read the period of a batch of invitations */
    get: {
      parameters: {
        query?: {
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
        };
        path: {
          /** The `id` of the invitation batch: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadInvitationBatchPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_listing_numbers': {
    /** List listing numbers */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term')[];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[number]'?: components['parameters']['filter_number'];
          'filter[course]'?: components['parameters']['filter_course'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListListingNumbersResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a listing number */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationListingNumber'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateListingNumberResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_listing_numbers/{id}': {
    /** Read a listing number */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term')[];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the listing number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadListingNumberResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a listing number */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the listing number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationListingNumber'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateListingNumberResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a listing number */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the listing number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_listing_numbers/{id}/course': {
    /** Read the course of a listing number */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `listing_numbers.course`. Each resource comes once. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the listing number: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadListingNumberRelatedCourseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_period_schedules': {
    /** List period schedules */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriodSchedule'][];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListPeriodSchedulesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create the schedule of an evaluation period */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationPeriodSchedule'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreatePeriodScheduleResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_period_schedules/{id}': {
    /** Read a period schedule */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriodSchedule'][];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the period schedule: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadPeriodScheduleResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update when an evaluation period opens and closes */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
        };
        path: {
          /** The `id` of the period schedule: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationPeriodSchedule'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdatePeriodScheduleResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed_update_period_schedule'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a period schedule */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
        };
        path: {
          /** The `id` of the period schedule: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_period_schedules/{id}/period': {
    /** Read the period of a period schedule */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `schedule.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriod'][];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the period schedule: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadPeriodScheduleRelatedPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods': {
    /** List evaluation periods */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('term' | 'schedule')[];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[term]'?: components['parameters']['filter_term'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListEvaluationPeriodsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create an evaluation period and its evaluations */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationPeriod'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateEvaluationPeriodResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}': {
    /** Read an evaluation period */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `schedule.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriod'][];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update an evaluation period and what it covers */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationPeriod'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateEvaluationPeriodResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed_update_evaluation_period'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete an evaluation period */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/courses': {
    /** Read the courses of an evaluation period */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `listing_numbers.course`. Each resource comes once. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[listing_numbers]'?: components['parameters']['filter_listing_numbers'];
          'filter[sections]'?: components['parameters']['filter_sections'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationPeriodRelatedCoursesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/evaluations': {
    /** Read the evaluations of an evaluation period */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'filter[section]'?: components['parameters']['filter_section'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationPeriodRelatedEvaluationsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/invitations': {
    /** Invite the students of an evaluation period to answer */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['InviteStudentsRequest'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['InviteStudentsResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_invite_students'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/question_sets': {
    /** Read the question sets of an evaluation period */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationPeriodRelatedQuestionSetsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/question_sets/copies': {
    /** Copy the question sets of another period */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CopyQuestionSetsRequest'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CopyQuestionSetsResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_copy_question_sets'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/reminders': {
    /** List the students who have not answered everything */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadRemindersResponse'];
            'text/csv': components['schemas']['ReadRemindersResponseAsTextCsv'];
            'application/x-ndjson': components['schemas']['ReadRemindersResponseAsApplicationXNdjson'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_reminders'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/response_rates': {
    /** Read how many students have answered in an evaluation period */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResponseRatesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/schedule': {
    /** Read the schedule of an evaluation period */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriodSchedule'][];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationPeriodRelatedScheduleResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/summary': {
    /** Read the summary of an evaluation period */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadPeriodSummaryResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_periods/{id}/term': {
    /** Read the term of an evaluation period */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the evaluation period: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationPeriodRelatedTermResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_question_set_sections': {
    /** List question set sections */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set.period`. Each resource comes once. */
          include?: ('question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[question_set]'?: components['parameters']['filter_question_set'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListQuestionSetSectionsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a question set section */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationQuestionSetSection'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateQuestionSetSectionResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_create_question_set_section'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_question_set_sections/{id}': {
    /** Read a question set section */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set.period`. Each resource comes once. */
          include?: ('question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the question set section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionSetSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a question set section */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
        };
        path: {
          /** The `id` of the question set section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationQuestionSetSection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateQuestionSetSectionResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed_update_question_set_section'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a question set section */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
        };
        path: {
          /** The `id` of the question set section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete_delete_question_set_section'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_question_set_sections/{id}/question_set': {
    /** Read the question set of a question set section */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the question set section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionSetSectionRelatedQuestionSetResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_question_sets': {
    /** List question sets */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListQuestionSetsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a question set */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationQuestionSet'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateQuestionSetResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_create_question_set'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_question_sets/{id}': {
    /** Read a question set */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the question set: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionSetResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a question set */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
        };
        path: {
          /** The `id` of the question set: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationQuestionSet'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateQuestionSetResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed_update_question_set'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a question set */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
        };
        path: {
          /** The `id` of the question set: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete_delete_question_set'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_question_sets/{id}/period': {
    /** Read the period of a question set */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `schedule.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriod'][];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the question set: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionSetRelatedPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_questions': {
    /** List questions */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set_section.question_set`. Each resource comes once. */
          include?: ('question_set_section' | 'question_set_section.question_set' | 'question_set_section.question_set.period' | 'question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[question_set_section]'?: components['parameters']['filter_question_set_section'];
          'filter[question_set]'?: components['parameters']['filter_question_set'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListQuestionsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a question */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationQuestion'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateQuestionResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_create_question'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_questions/{id}': {
    /** Read a question */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set_section.question_set`. Each resource comes once. */
          include?: ('question_set_section' | 'question_set_section.question_set' | 'question_set_section.question_set.period' | 'question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the question: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a question */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
        };
        path: {
          /** The `id` of the question: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationQuestion'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateQuestionResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed_update_question'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a question */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_question]'?: components['parameters']['fields_course_evaluation_question'];
        };
        path: {
          /** The `id` of the question: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete_delete_question'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_questions/{id}/question_set': {
    /** Read the question set of a question */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the question: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionRelatedQuestionSetResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_questions/{id}/question_set_section': {
    /** Read the question set section of a question */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set.period`. Each resource comes once. */
          include?: ('question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the question: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadQuestionRelatedQuestionSetSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_responses': {
    /** List responses */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation.period`. Each resource comes once. */
          include?: ('evaluation' | 'evaluation.period' | 'evaluation.period.term' | 'evaluation.period.schedule' | 'evaluation.period.evaluations' | 'evaluation.period.question_sets' | 'evaluation.period.courses' | 'evaluation.section' | 'evaluation.section.course' | 'evaluation.section.term')[];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[evaluation]'?: components['parameters']['filter_evaluation'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListResponsesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Answer an evaluation */
    post: {
      parameters: {
        query?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateResponseRequest'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateResponseResponse'];
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_create_response'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_create_response'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_responses/{id}': {
    /** Read a response */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation.period`. Each resource comes once. */
          include?: ('evaluation' | 'evaluation.period' | 'evaluation.period.term' | 'evaluation.period.schedule' | 'evaluation.period.evaluations' | 'evaluation.period.question_sets' | 'evaluation.period.courses' | 'evaluation.section' | 'evaluation.section.course' | 'evaluation.section.term')[];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the response: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResponseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_responses/{id}/evaluation': {
    /** Read the evaluation of a response */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the response: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResponseRelatedEvaluationResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results': {
    /** List results */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('evaluation' | 'period' | 'term' | 'section' | 'course' | 'instructors' | 'departments')[];
          'fields[course_evaluation_result]'?: components['parameters']['fields_course_evaluation_result'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'response_rate' | '-response_rate' | 'section' | '-section')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'filter[course]'?: components['parameters']['filter_course'];
          'filter[term]'?: components['parameters']['filter_term'];
          'filter[department]'?: components['parameters']['filter_department'];
          'filter[instructor]'?: components['parameters']['filter_instructor'];
          'filter[status]'?: components['parameters']['filter_status'];
          'filter[flag]'?: components['parameters']['filter_flag'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListResultsResponse'];
            'text/csv': components['schemas']['Rows'];
            'application/x-ndjson': components['schemas']['Rows'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}': {
    /** Read a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationResult'][];
          'fields[course_evaluation_result]'?: components['parameters']['fields_course_evaluation_result'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/course': {
    /** Read the course of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `listing_numbers.course`. Each resource comes once. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedCourseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/departments': {
    /** Read the departments of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `parent.parent`. Each resource comes once. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[parent]'?: components['parameters']['filter_parent'];
          'filter[children]'?: components['parameters']['filter_children'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedDepartmentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/evaluation': {
    /** Read the evaluation of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedEvaluationResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/instructors': {
    /** Read the instructors of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationInstructor'][];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[user]'?: components['parameters']['filter_user'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedInstructorsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/period': {
    /** Read the period of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `schedule.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriod'][];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/section': {
    /** Read the section of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_results/{id}/term': {
    /** Read the term of a result */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the result: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadResultRelatedTermResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_instructors': {
    /** List which instructors teach which sections */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `section.course`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationSectionInstructor'][];
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[section]'?: components['parameters']['filter_section'];
          'filter[instructor]'?: components['parameters']['filter_instructor'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListSectionInstructorsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Assign an instructor to a section */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationSectionInstructor'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateSectionInstructorResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_instructors/{id}': {
    /** Read a section instructor */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `section.course`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationSectionInstructor'][];
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
        };
        path: {
          /** The `id` of the section instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionInstructorResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a section instructor */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_section_instructor]'?: components['parameters']['fields_course_evaluation_section_instructor'];
        };
        path: {
          /** The `id` of the section instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_instructors/{id}/instructor': {
    /** Read the instructor of a section instructor */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationInstructor'][];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the section instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionInstructorRelatedInstructorResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_instructors/{id}/section': {
    /** Read the section of a section instructor */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the section instructor: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionInstructorRelatedSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_responses': {
    /** List section responses */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('evaluation_response' | 'question_set_section')[];
          'fields[course_evaluation_section_response]'?: components['parameters']['fields_course_evaluation_section_response'];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'completed_at' | '-completed_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[completed_at]'?: components['parameters']['filter_completed_at'];
          'filter[completed_at.neq]'?: components['parameters']['filter_completed_at_neq'];
          'filter[completed_at.lt]'?: components['parameters']['filter_completed_at_lt'];
          'filter[completed_at.lte]'?: components['parameters']['filter_completed_at_lte'];
          'filter[completed_at.gt]'?: components['parameters']['filter_completed_at_gt'];
          'filter[completed_at.gte]'?: components['parameters']['filter_completed_at_gte'];
          'filter[evaluation_response]'?: components['parameters']['filter_evaluation_response'];
          'filter[question_set_section]'?: components['parameters']['filter_question_set_section'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListSectionResponsesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_responses/{id}': {
    /** Read a section response */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation_response.evaluation`. Each resource comes once. */
          include?: ('evaluation_response' | 'evaluation_response.evaluation' | 'evaluation_response.evaluation.period' | 'evaluation_response.evaluation.section' | 'question_set_section' | 'question_set_section.question_set' | 'question_set_section.question_set.period')[];
          'fields[course_evaluation_section_response]'?: components['parameters']['fields_course_evaluation_section_response'];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
        };
        path: {
          /** The `id` of the section response: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionResponseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_responses/{id}/evaluation_response': {
    /** Read the evaluation response of a section response */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `evaluation.period`. Each resource comes once. */
          include?: ('evaluation' | 'evaluation.period' | 'evaluation.period.term' | 'evaluation.period.schedule' | 'evaluation.period.evaluations' | 'evaluation.period.question_sets' | 'evaluation.period.courses' | 'evaluation.section' | 'evaluation.section.course' | 'evaluation.section.term')[];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the section response: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionResponseRelatedEvaluationResponseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_section_responses/{id}/question_set_section': {
    /** Read the question set section of a section response */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `question_set.period`. Each resource comes once. */
          include?: ('question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
        };
        path: {
          /** The `id` of the section response: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionResponseRelatedQuestionSetSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_sections': {
    /** List sections */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[course]'?: components['parameters']['filter_course'];
          'filter[term]'?: components['parameters']['filter_term'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListSectionsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a section and its evaluations */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationSection'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateSectionResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_sections/{id}': {
    /** Read a section */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a section and its evaluations */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
        };
        path: {
          /** The `id` of the section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationSection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateSectionResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a section */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
        };
        path: {
          /** The `id` of the section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_sections/{id}/course': {
    /** Read the course of a section */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `listing_numbers.course`. Each resource comes once. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionRelatedCourseResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_sections/{id}/term': {
    /** Read the term of a section */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the section: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadSectionRelatedTermResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_students': {
    /** List students */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas. Each resource comes once. */
          include?: ('user' | 'sections')[];
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[user]'?: components['parameters']['filter_user'];
          'filter[sections]'?: components['parameters']['filter_sections'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListStudentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a student */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationStudent'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateStudentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_students/{id}': {
    /** Read a student */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `user.profile`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationStudent'][];
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadStudentResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a student */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
        };
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationStudent'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateStudentResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a student */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
        };
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_students/{id}/relationships/sections': {
    /** Read the linkage of `sections` of a student */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEnrolmentsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Add to `sections` of a student */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['LinkedCourseEvaluationSection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['AddEnrolmentsResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Replace `sections` of a student */
    patch: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['LinkedCourseEvaluationSection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReplaceEnrolmentsResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Remove from `sections` of a student */
    delete: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UnlinkedCourseEvaluationSection'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['RemoveEnrolmentsResponse'];
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_students/{id}/sections': {
    /** Read the sections of a student */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'filter[course]'?: components['parameters']['filter_course'];
          'filter[term]'?: components['parameters']['filter_term'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadStudentRelatedSectionsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_students/{id}/user': {
    /** Read the user of a student */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `profile.user`. Each resource comes once. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** The `id` of the student: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadStudentRelatedUserResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_terms': {
    /** List terms */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[external_id]'?: components['parameters']['filter_external_id'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListTermsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a term */
    post: {
      parameters: {
        query?: {
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateCourseEvaluationTerm'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateTermResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluation_terms/{id}': {
    /** Read a term */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas; this answer has none, so the value is empty. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the term: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadTermResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a term */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the term: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluationTerm'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateTermResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a term */
    delete: {
      parameters: {
        query?: {
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** The `id` of the term: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluations': {
    /** List evaluations */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[period]'?: components['parameters']['filter_period'];
          'filter[section]'?: components['parameters']['filter_section'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListEvaluationsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluations/{id}': {
    /** Read an evaluation */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `period.term`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the evaluation: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Give an evaluation settings of its own */
    patch: {
      parameters: {
        query?: {
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
        };
        path: {
          /** The `id` of the evaluation: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateCourseEvaluation'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateEvaluationResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed_update_evaluation'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluations/{id}/form': {
    /** Read what an evaluation asks */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadFormResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_read_form'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluations/{id}/period': {
    /** Read the period of an evaluation */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `schedule.period`. Each resource comes once. */
          include?: components['schemas']['IncludeCourseEvaluationPeriod'][];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the evaluation: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationRelatedPeriodResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluations/{id}/result': {
    /** Read the result of an evaluation */
    get: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the evaluation: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationResultResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/course_evaluations/{id}/section': {
    /** Read the section of an evaluation */
    get: {
      parameters: {
        query?: {
          /** Relationships whose targets come along in `included`, separated by commas, or paths of up to three relationships, such as `course.listing_numbers`. Each resource comes once. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** The `id` of the evaluation: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadEvaluationRelatedSectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_include_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/invitation_redemptions': {
    /** Redeem an invitation for a token to answer by */
    post: {
      parameters: {
        query?: never;
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['RedeemInvitationRequest'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['RedeemInvitationResponse'];
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized_redeem_invitation'];
        403: components['responses']['forbidden_create_redeem_invitation'];
        404: components['responses']['not_found_body_redeem_invitation'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_redeem_invitation'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_redeem_invitation'];
        429: components['responses']['too_many_requests_redeem_invitation'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/my/evaluations': {
    /** List a student's own evaluations */
    get: {
      parameters: {
        query?: never;
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListMyEvaluationsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_list_my_evaluations'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/import_rejections/{id}': {
    /** Read a rejected row of an import */
    get: {
      parameters: {
        query?: {
          'fields[import_rejection]'?: components['parameters']['fields_import_rejection'];
        };
        path: {
          /** The `id` of the import rejection: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadImportRejectionResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/import_rejections/{id}/import': {
    /** Read the import that rejected a row */
    get: {
      parameters: {
        query?: {
          'fields[import]'?: components['parameters']['fields_import'];
        };
        path: {
          /** The `id` of the import rejection: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadRejectionImportResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/imports': {
    /** List imports */
    get: {
      parameters: {
        query?: {
          'fields[import]'?: components['parameters']['fields_import'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListImportsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Start an import of a zip archive or a CSV file, which its upload sets going */
    post: {
      parameters: {
        query?: {
          'fields[import]'?: components['parameters']['fields_import'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateImport'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateImportResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create_integrations'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/imports/{id}': {
    /** Read the state of an import, its counts and its first rejected rows */
    get: {
      parameters: {
        query?: {
          'fields[import]'?: components['parameters']['fields_import'];
        };
        path: {
          /** The `id` of the import: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadImportResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/imports/{id}/rejections': {
    /** List the rejected rows of an import, in the order of its files */
    get: {
      parameters: {
        query?: {
          'fields[import_rejection]'?: components['parameters']['fields_import_rejection'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at')[];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** The `id` of the import: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListImportRejectionsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_integrations'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/changes': {
    /** Read what has changed */
    get: {
      parameters: {
        query?: {
          'filter[since]'?: components['parameters']['filter_since'];
          'filter[subject_type]'?: components['parameters']['filter_subject_type'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListChangesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_list_changes'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_list_changes'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_deliveries': {
    /** List webhook deliveries */
    get: {
      parameters: {
        query?: {
          'fields[webhook_delivery]'?: components['parameters']['fields_webhook_delivery'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'filter[endpoint_id]'?: components['parameters']['filter_endpoint_id'];
          'filter[event_id]'?: components['parameters']['filter_event_id'];
          'filter[status]'?: components['parameters']['filter_status'];
          'filter[endpoint]'?: components['parameters']['filter_endpoint'];
          'filter[event]'?: components['parameters']['filter_event'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListWebhookDeliveriesResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_deliveries/{id}': {
    /** Read a webhook delivery */
    get: {
      parameters: {
        query?: {
          'fields[webhook_delivery]'?: components['parameters']['fields_webhook_delivery'];
        };
        path: {
          /** The `id` of the webhook delivery: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWebhookDeliveryResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_deliveries/{id}/redeliveries': {
    /** Send the event of a webhook delivery again */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the webhook delivery: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        202: {
          content: {
            'application/vnd.api+json': components['schemas']['RedeliverWebhookDeliveryResponse'];
          };
        };
        400: components['responses']['bad_request_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_keyed_redeliver_webhook_delivery'];
        412: components['responses']['precondition_failed_write'];
        422: components['responses']['validation_error_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_endpoints': {
    /** List webhook endpoints */
    get: {
      parameters: {
        query?: {
          'fields[webhook_endpoint]'?: components['parameters']['fields_webhook_endpoint'];
          /** The order of the list: fields separated by commas, the first counts most, `-` for descending (`-created_at`). `created_at` unless said; ties are broken by id. */
          sort?: ('created_at' | '-created_at' | 'updated_at' | '-updated_at')[];
          'filter[created_at]'?: components['parameters']['filter_created_at'];
          'filter[created_at.neq]'?: components['parameters']['filter_created_at_neq'];
          'filter[created_at.lt]'?: components['parameters']['filter_created_at_lt'];
          'filter[created_at.lte]'?: components['parameters']['filter_created_at_lte'];
          'filter[created_at.gt]'?: components['parameters']['filter_created_at_gt'];
          'filter[created_at.gte]'?: components['parameters']['filter_created_at_gte'];
          'filter[updated_at]'?: components['parameters']['filter_updated_at'];
          'filter[updated_at.neq]'?: components['parameters']['filter_updated_at_neq'];
          'filter[updated_at.lt]'?: components['parameters']['filter_updated_at_lt'];
          'filter[updated_at.lte]'?: components['parameters']['filter_updated_at_lte'];
          'filter[updated_at.gt]'?: components['parameters']['filter_updated_at_gt'];
          'filter[updated_at.gte]'?: components['parameters']['filter_updated_at_gte'];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path?: never;
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ListWebhookEndpointsResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Create a webhook endpoint */
    post: {
      parameters: {
        query?: {
          'fields[webhook_endpoint]'?: components['parameters']['fields_webhook_endpoint'];
        };
        path?: never;
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['CreateWebhookEndpoint'];
        };
      };
      responses: {
        201: {
          content: {
            'application/vnd.api+json': components['schemas']['CreateWebhookEndpointResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_create_webhook_endpoint'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed_create_webhook_endpoint'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_endpoints/{id}': {
    /** Read a webhook endpoint */
    get: {
      parameters: {
        query?: {
          'fields[webhook_endpoint]'?: components['parameters']['fields_webhook_endpoint'];
        };
        path: {
          /** The `id` of the webhook endpoint: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWebhookEndpointResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Update a webhook endpoint */
    patch: {
      parameters: {
        query?: {
          'fields[webhook_endpoint]'?: components['parameters']['fields_webhook_endpoint'];
        };
        path: {
          /** The `id` of the webhook endpoint: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['UpdateWebhookEndpoint'];
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['UpdateWebhookEndpointResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update_keyed'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed_update_webhook_endpoint'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Delete a webhook endpoint */
    delete: {
      parameters: {
        query?: {
          'fields[webhook_endpoint]'?: components['parameters']['fields_webhook_endpoint'];
        };
        path: {
          /** The `id` of the webhook endpoint: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        204: {
          content: {};
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_delete'];
        412: components['responses']['precondition_failed_write'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_endpoints/{id}/recoveries': {
    /** Send again what a webhook endpoint has missed */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the webhook endpoint: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      requestBody: {
        content: {
          'application/vnd.api+json': components['schemas']['RecoverWebhookDeliveriesRequest'];
        };
      };
      responses: {
        202: {
          content: {
            'application/vnd.api+json': components['schemas']['RecoverWebhookDeliveriesResponse'];
          };
        };
        400: components['responses']['bad_request_body_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_keyed_recover_webhook_deliveries'];
        412: components['responses']['precondition_failed_write'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_endpoints/{id}/secret_rotations': {
    /** Rotate the secret of a webhook endpoint */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the webhook endpoint: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['RotateWebhookSecretResponse'];
          };
        };
        400: components['responses']['bad_request_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_keyed'];
        412: components['responses']['precondition_failed_write'];
        422: components['responses']['validation_error_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_endpoints/{id}/tests': {
    /** Send a ping to a webhook endpoint */
    post: {
      parameters: {
        query?: never;
        path: {
          /** The `id` of the webhook endpoint: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['TestWebhookEndpointResponse'];
          };
        };
        400: components['responses']['bad_request_keyed'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_keyed'];
        412: components['responses']['precondition_failed_write'];
        422: components['responses']['validation_error_keyed'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
  '/api/v1/webhook_recoveries/{id}': {
    /** Read a webhook recovery */
    get: {
      parameters: {
        query?: {
          'fields[webhook_recovery]'?: components['parameters']['fields_webhook_recovery'];
        };
        path: {
          /** The `id` of the webhook recovery: a UUID, as answers tell it. An unknown one is a 404. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': components['schemas']['ReadWebhookRecoveryResponse'];
          };
        };
        304: {
          content: {};
        };
        400: components['responses']['bad_request_read'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        410: components['responses']['gone_one'];
        429: components['responses']['too_many_requests'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
}

export interface components {
  schemas: {
    /** Answer of `add-enrolments`. The linkage as it now is. */
    AddEnrolmentsResponse: {
      data: components['schemas']['CourseEvaluationSectionIdentifier'][];
      links: {
        self: string;
        related: string;
      };
      meta: {
        count: number;
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** An appointment that a person holds besides the employment, such as a joint or an endowed chair. */
    AdditionalAppointment: {
      type: 'additional_appointment';
      id: string;
      attributes: {
        /** The title that comes with the appointment. */
        title: string;
        /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
        effective_from: string;
        /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
        effective_to: string | null;
        /** A short note by which your institution sorts appointments, in words of your own. */
        label: string | null;
        /** Whether the appointment is to be shown prominently, for example on the person's public page. */
        featured: boolean | null;
        /** The id of the appointment in the system it comes from, such as the HR system. Lists can be filtered by it. */
        external_id: string | null;
        /** The share of a full workload that the appointment takes, in percent from 0 to 100. */
        percent_allocation: number | null;
        /** Remarks on the appointment as minimal HTML. Scripts, styles and unsafe links are removed before it is kept. */
        note: string | null;
        /** Whatever else your institution keeps about the appointment: a JSON object of your own, at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. */
        is_current: boolean;
        /** The note without its markup, entities decoded, for places that can't show HTML. Computed on every read. */
        note_as_plain_text: string | null;
      };
      relationships: {
        /** The member of the faculty who holds the appointment. */
        profile: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'];
          meta: Record<string, never>;
        };
        /** The unit in which the appointment is held, if it belongs to one. A department that is named here can't be deleted. */
        department: {
          links: {
            related: string;
          };
          data: components['schemas']['DepartmentIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A postal address at which a person can be reached, now or in the past. */
    Address: {
      type: 'address';
      id: string;
      attributes: {
        /** What the address is used for, in words of your own. */
        label: string | null;
        /** The id of the address in the system it comes from, such as the HR system. Lists can be filtered by it. */
        external_id: string | null;
        /** First line of the street address: house and street, or a building. The one part that an address can't do without. */
        address_line1: string;
        /** Second line of the street address, such as an apartment or a room. */
        address_line2: string | null;
        /** Third line of the street address, where two are not enough. */
        address_line3: string | null;
        /** The largest administrative unit within the country: state, province or region. */
        address_level1: string | null;
        /** The unit below level 1, usually the city or town. */
        address_level2: string | null;
        /** The unit below level 2, such as a district of a city. */
        address_level3: string | null;
        /** The smallest unit, below level 3, such as a neighbourhood; few countries need it. */
        address_level4: string | null;
        /** The country, preferably as an ISO 3166-1 alpha-2 code in capitals, from which the service derives `country_name`. */
        country: string | null;
        /** The country's name to print. Unless you set it, the English name of the code in `country`. */
        country_name: string | null;
        /** The postal or ZIP code as the country writes it. */
        postal_code: string | null;
        /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
        effective_from: string | null;
        /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
        effective_to: string | null;
        /** Whatever else your institution keeps about the address: a JSON object of your own, at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. */
        is_current: boolean;
      };
      relationships: {
        /** The person whose address it is. Needed when an address is created, because nobody would find an address without one. */
        user: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The same person as a member of the faculty: the profile of the user, who has only one. */
        profile: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `address` by its type and id. */
    AddressIdentifier: {
      type: 'address';
      id: string;
    };
    /** The role in which one user assists another. */
    AdminAssistantRole: {
      type: 'admin_assistant_role';
      id: string;
      attributes: {
        /** The id of the role in the system it comes from, such as the HR system. Lists can be filtered by it. */
        external_id: string | null;
        /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
        effective_from: string | null;
        /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
        effective_to: string | null;
      };
      relationships: {
        /** The user who assists. While the role is in effect, the assistant sees the workflow cases of the faculty member. */
        admin_assistant: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'];
          meta: Record<string, never>;
        };
        /** The user who is assisted; it must be somebody other than the assistant. */
        faculty_member: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `admin_assistant_role` by its type and id. */
    AdminAssistantRoleIdentifier: {
      type: 'admin_assistant_role';
      id: string;
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `malformed_json`: The body is no JSON in UTF-8. `too_deep`: Objects and arrays of the body lie more than 32 levels within each other. `repeated_member`: An object of the body has two members of one name. `invalid_document`: The body has not the shape of a JSON:API request document. `invalid_linkage`: A relationship has no resource linkage: `data` with `type` and `id`. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'malformed_json' | 'too_deep' | 'repeated_member' | 'invalid_document' | 'invalid_linkage' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `malformed_json`: The body is no JSON in UTF-8. `too_deep`: Objects and arrays of the body lie more than 32 levels within each other. `repeated_member`: An object of the body has two members of one name. `invalid_document`: The body has not the shape of a JSON:API request document. `invalid_linkage`: A relationship has no resource linkage: `data` with `type` and `id`. `idempotency_key_invalid`: The idempotency key has another form. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestBodyKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'malformed_json' | 'too_deep' | 'repeated_member' | 'invalid_document' | 'invalid_linkage' | 'idempotency_key_invalid' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_include`: A relationship can not be included here; the detail names those that can. `too_much_included`: Too many resources would come along: ask for less, or in parts. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestIncludeReadErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_include' | 'too_much_included' | 'answer_too_large' | 'invalid_fields' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_include`: A relationship can not be included here; the detail names those that can. `too_much_included`: Too many resources would come along: ask for less, or in parts. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_sort`: The list can not be sorted by this field; the detail names those that there are. `invalid_filter`: There is no such filter, or its value has another form; the detail says which. `invalid_page`: The page size is no number from 1 to 100, or both cursors are given. `invalid_cursor`: The cursor is none of this list with this sort and filter: begin without one. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestIncludeReadListErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_include' | 'too_much_included' | 'answer_too_large' | 'invalid_fields' | 'invalid_sort' | 'invalid_filter' | 'invalid_page' | 'invalid_cursor' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `idempotency_key_invalid`: The idempotency key has another form. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'idempotency_key_invalid' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestReadErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'answer_too_large' | 'invalid_fields' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. `answer_too_large`: The answer has more than 6 MB; as compressed CSV it is smallest. */
    BadRequestReadInvitationLinksErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'invalid_precondition' | 'answer_too_large';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. `invalid_page`: The size of the page is no number, or too large. `invalid_cursor`: `page[after]` is neither `latest` nor a cursor of the feed. `invalid_filter`: There is no such filter, `filter[since]` is no instant or comes with a cursor, or a type is not told of. */
    BadRequestReadListChangesErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'answer_too_large' | 'invalid_fields' | 'invalid_precondition' | 'invalid_page' | 'invalid_cursor' | 'invalid_filter';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_sort`: The list can not be sorted by this field; the detail names those that there are. `invalid_filter`: There is no such filter, or its value has another form; the detail says which. `invalid_page`: The page size is no number from 1 to 100, or both cursors are given. `invalid_cursor`: The cursor is none of this list with this sort and filter: begin without one. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    BadRequestReadListErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'answer_too_large' | 'invalid_fields' | 'invalid_sort' | 'invalid_filter' | 'invalid_page' | 'invalid_cursor' | 'invalid_precondition';
      })[];
    };
    /** An answer with the status 400: `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. `answer_too_large`: The answer has more than 6 MB; as compressed CSV it is smallest. */
    BadRequestReadRemindersErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '400';
        title?: 'Bad Request';
        code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'invalid_precondition' | 'answer_too_large';
      })[];
    };
    /** What happened to a resource: that it was created, updated or deleted, and no value of it. */
    Change: {
      type: 'change';
      id: string;
      attributes: {
        /** What happened. A change of a to-many relationship is an update of the resource that names the targets. */
        action: 'created' | 'updated' | 'deleted';
        /** The type of the resource, by which `filter[subject_type]` finds its changes. */
        subject_type: string;
        /** The id of the resource, by which it is read unless it was deleted. */
        subject_id: string;
        /** The id that the system of record has for the resource; null where it has none, or the type has no such attribute. */
        external_id: string | null;
        /** The ids by which imports know the resource, by source. Only a deletion tells them, since nothing else can any more. */
        source_ids?: Record<string, string> | null;
        /** `meta.version` of the resource after the change; of a deletion, one more than the last. Apply what has a higher version than you know. */
        version: number;
        /** The attributes and relationships of the resource that changed; empty for one that was created or deleted, and where only `meta` has changed. */
        changed: string[];
        /** When it changed, in UTC. */
        at: string;
        /** True where the change was missing and has been found by the daily comparison; of such an update only the id is known. */
        reconciled?: true | null;
      };
      links: {
        related: string | null;
      };
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `not_open`: The evaluation takes no answers now; `meta.status` tells what its period is doing. `already_answered`: The student has answered the evaluation. */
    ConflictBodyCreateResponseErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'not_open' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. */
    ConflictBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyKeyedCopyQuestionSetsErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyKeyedCreateQuestionErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyKeyedCreateQuestionSetErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyKeyedCreateQuestionSetSectionErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `too_many_endpoints`: The token has 10 endpoints, which is the most. */
    ConflictBodyKeyedCreateWebhookEndpointErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'too_many_endpoints';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. */
    ConflictBodyKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `not_open`: The period takes no answers; `meta.status` says what it does. */
    ConflictBodyKeyedInviteStudentsErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'not_open';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `endpoint_disabled`: The endpoint is disabled: enable it first. */
    ConflictBodyKeyedRecoverWebhookDeliveriesErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'idempotency_key_in_use' | 'endpoint_disabled';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `not_open`: The period takes no answers; `meta.status` says what it does. `nothing_to_answer`: The student who is named has nothing left to answer. */
    ConflictBodyRedeemInvitationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'not_open' | 'nothing_to_answer';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. */
    ConflictBodyUpdateKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `results_frozen`: The period has closed: the result was worked out with the settings that the evaluation had then. */
    ConflictBodyUpdateKeyedUpdateEvaluationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use' | 'results_frozen';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `would_discard_results`: The change discards what students have answered, and the request does not say so in `meta.discard_results`; `meta.discarded` counts it. `coverage_in_progress`: The request gives the period other courses or another term, while the evaluations of those that it was given last are still being made (`meta.coverage`); nothing was changed. `results_frozen`: The period has closed: results were worked out with the settings that it had then. */
    ConflictBodyUpdateKeyedUpdateEvaluationPeriodErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use' | 'would_discard_results' | 'coverage_in_progress' | 'results_frozen';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `would_discard_results`: The change discards what students have answered, and the request does not say so in `meta.discard_results`; `meta.discarded` counts it. */
    ConflictBodyUpdateKeyedUpdatePeriodScheduleErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use' | 'would_discard_results';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyUpdateKeyedUpdateQuestionErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyUpdateKeyedUpdateQuestionSetErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictBodyUpdateKeyedUpdateQuestionSetSectionErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'type_mismatch' | 'id_mismatch' | 'idempotency_key_in_use' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictDeleteDeleteQuestionErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'referred_to' | 'import_under_way' | 'period_opened' | 'names_many' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictDeleteDeleteQuestionSetErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'referred_to' | 'import_under_way' | 'period_opened' | 'names_many' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    ConflictDeleteDeleteQuestionSetSectionErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'referred_to' | 'import_under_way' | 'period_opened' | 'names_many' | 'already_answered';
      })[];
    };
    /** An answer with the status 409: `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. */
    ConflictDeleteErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'referred_to' | 'import_under_way' | 'period_opened' | 'names_many';
      })[];
    };
    /** An answer with the status 409: `idempotency_key_in_use`: A request with the idempotency key is being carried out. */
    ConflictKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'idempotency_key_in_use';
      })[];
    };
    /** An answer with the status 409: `idempotency_key_in_use`: A request with the idempotency key is being carried out. `delivery_under_way`: The delivery is being attempted at this moment, or its first attempt is about to be made. */
    ConflictKeyedRedeliverWebhookDeliveryErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'idempotency_key_in_use' | 'delivery_under_way';
      })[];
    };
    /** An answer with the status 409: `not_open`: The evaluation takes no answers now, so that a student has no form of it. */
    ConflictReadFormErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'not_open';
      })[];
    };
    /** An answer with the status 409: `not_finished`: The batch is still at work; `meta.state` says how far it is. */
    ConflictReadInvitationLinksErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '409';
        title?: 'Conflict';
        code?: 'not_finished';
      })[];
    };
    /** A request that creates a `course_evaluation_question_set_copy`. What a request brings that copies the question sets of a period into another one. Required: `source`. */
    CopyQuestionSetsRequest: {
      data: {
        type: 'course_evaluation_question_set_copy';
        /** The service chooses the id. */
        id?: null;
        attributes?: Record<string, never>;
        relationships: {
          /** The evaluation period whose question sets are copied. */
          source: {
            data: {
              type: 'course_evaluation_period';
              id: string;
            };
          };
        };
      };
    };
    /** The copies of the question sets, in order, also those that an earlier request made. */
    CopyQuestionSetsResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'][];
      links: {
        self: string;
      };
    };
    /** The size of the page, and how many resources there are in all. */
    CountedPage: {
      page: {
        /** Most resources that the page may hold. */
        size: number;
      };
      /** How many resources of the list match the filter, on all pages together. */
      total: number;
    };
    /** The evaluation of one section in one period. */
    CourseEvaluation: {
      type: 'course_evaluation';
      id: string;
      attributes: {
        /** Whether `results_release_at` is the evaluation's own; else that of its period holds. False takes the own value away. */
        overrides_results_release_at: boolean;
        /** From when on the results of this evaluation may be seen, an instant; never before the period closes. Null with `overrides_results_release_at`: they are never released, whatever the period says. */
        results_release_at: string | null;
        /** Whether `minimum_response_threshold` is the evaluation's own; else that of its period holds. It can't be changed once the period has closed. */
        overrides_minimum_response_threshold: boolean;
        /** How many completed responses this evaluation needs before its results are shown, at least 1. Null with `overrides_minimum_response_threshold`: its results are never released. It can't be changed once the period has closed. */
        minimum_response_threshold: number | null;
        /** Whether `flag_answers_at_or_below` is the evaluation's own; else that of its period holds. It can't be changed once the period has closed. */
        overrides_flag_answers_at_or_below: boolean;
        /** A scale question of this evaluation is flagged `low_answer` when the interpolated median of its answers is at or below this value. Null with `overrides_flag_answers_at_or_below` turns the rule off. */
        flag_answers_at_or_below: number | null;
        /** Whether `flag_standard_deviation_above` is the evaluation's own; else that of its period holds. It can't be changed once the period has closed. */
        overrides_flag_standard_deviation_above: boolean;
        /** A scale question of this evaluation is flagged `high_deviation` when the standard deviation of its answers exceeds this value, 0 or more. Null with `overrides_flag_standard_deviation_above` turns the rule off. */
        flag_standard_deviation_above: number | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The period in which the section is evaluated. */
        period: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodIdentifier'];
          meta: Record<string, never>;
        };
        /** The section that is evaluated; it can't be deleted once the period has opened. */
        section: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationSectionIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** What one student, who is not named, wrote to one question. Its id and its times tell nothing of the others that the same student wrote. */
    CourseEvaluationComment: {
      type: 'course_evaluation_comment';
      id: string;
      attributes: {
        /** What was written. A reviewer may make it unrecognisable: until the results are released, `original_text` keeps what stood there. Null where it was removed, but for reviewers. */
        text: string | null;
        /** Whether it is about the course or about an instructor. */
        subject: 'course' | 'instructor' | null;
        /** Who may read it: `undecided` only reviewers, `public` all who may see the result, `private` only the instructor concerned, `removed` nobody. */
        decision: 'undecided' | 'public' | 'private' | 'removed';
        /** Why it was removed; a comment that is removed must have one. */
        reason: string | null;
        /** Whether a reviewer has changed the text. */
        is_edited: boolean;
        /** What stood there before a reviewer changed it. Only reviewers see it, and only until the results are released: then it is forgotten. */
        original_text: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The evaluation in which it was written. */
        evaluation: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationIdentifier'];
          meta: Record<string, never>;
        };
        /** The period in which it was written, by which lists are filtered. */
        period: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodIdentifier'];
          meta: Record<string, never>;
        };
        /** The question that was answered. */
        question: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationQuestionIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The instructor concerned, as who teaches the section; null for a comment on the course. */
        instructor: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationSectionInstructorIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A course as the catalogue knows it; its sections are what is taught and evaluated. A section or a listing number goes to another course by naming that itself. */
    CourseEvaluationCourse: {
      type: 'course_evaluation_course';
      id: string;
      attributes: {
        /** The title of the course in the catalogue, without its number. */
        name: string;
        /** The id of the course in the student information system. Lists can be filtered by it. */
        external_id: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** The title with the first listing number before it, computed on every read; the title alone when there is no number. */
        display_name: string;
      };
      relationships: {
        /** The numbers under which the catalogue lists the course, in their order. A number that has no course yet can be taken over when the course is created. */
        listing_numbers: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationListingNumberIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** All sections of the course, of whichever term. A section that has no course yet can be taken over when the course is created. */
        sections: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationSectionIdentifier'][];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_course` by its type and id. */
    CourseEvaluationCourseIdentifier: {
      type: 'course_evaluation_course';
      id: string;
    };
    /** Names a `course_evaluation` by its type and id. */
    CourseEvaluationIdentifier: {
      type: 'course_evaluation';
      id: string;
    };
    /** A person as a teacher of sections. */
    CourseEvaluationInstructor: {
      type: 'course_evaluation_instructor';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The person's account. One person may have several instructor records when several systems know the person. */
        user: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_instructor` by its type and id. */
    CourseEvaluationInstructorIdentifier: {
      type: 'course_evaluation_instructor';
      id: string;
    };
    /** Invitations of many students to answer the evaluations of a period, each with a link of its own. */
    CourseEvaluationInvitationBatch: {
      type: 'course_evaluation_invitation_batch';
      id: string;
      attributes: {
        /** How far the batch is: waiting, at work, `finished` (its links can be fetched, once), `fetched`, `expired` (nobody fetched them within 7 days) or `failed`. Of one that is `failed` or `expired`, the next batch makes new links. */
        state: 'queued' | 'running' | 'finished' | 'fetched' | 'expired' | 'failed';
        /** How many students have got a link by this batch. */
        invited: number | null;
        /** How many students had a link already and keep it, because they were not named. */
        already_invited: number | null;
        /** How many of the students who were named got no link, because they have nothing to answer. */
        nothing_to_answer: number | null;
        /** How many of those who got a link have no e-mail address. */
        without_email: number | null;
        /** Why the batch failed, for people; null while all goes well. */
        message: string | null;
        /** When the batch ended, in UTC; null until then. */
        finished_at: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The period to which the students are invited. */
        period: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A number under which a course is listed, such as `MATH 101`; a cross-listed course has several. */
    CourseEvaluationListingNumber: {
      type: 'course_evaluation_listing_number';
      id: string;
      attributes: {
        /** Subject and number as the catalogue prints them. Lists can be filtered by it. */
        number: string;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The course that is listed so. Name another one to move the number; the course shows it in its `display_name`. */
        course: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationCourseIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_listing_number` by its type and id. */
    CourseEvaluationListingNumberIdentifier: {
      type: 'course_evaluation_listing_number';
      id: string;
    };
    /** A span of time in which students evaluate the sections of the courses that it covers. */
    CourseEvaluationPeriod: {
      type: 'course_evaluation_period';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** What the period is called, as students and instructors see it; lists can be sorted by it. */
        name: string;
        /** When in the term the evaluation takes place: at its end, in its middle, or at a time of your own. */
        evaluation_type: 'end_of_term' | 'midterm' | 'custom';
        /** What is evaluated: each section as a whole, or each of its instructors. */
        kind: 'section' | 'instructor' | null;
        /** Whether the period is still being prepared. A new period is a draft; set it to false to let the schedule open it, and back to true to withdraw it. Once it has opened, that discards what students have answered: say so with `"meta": {"discard_results": true}` beside `data`, else it is refused with 409. */
        draft: boolean;
        /** From when on the results may be seen, an instant; never before the period closes. Null: the results are never released. An evaluation may have its own, and so for the three settings below. */
        results_release_at: string | null;
        /** How many completed responses an evaluation needs before its results are shown, at least 1. Null: the results are never released. Once the period has closed, results are worked out with it, and it can no longer be changed. */
        minimum_response_threshold: number | null;
        /** A scale question is flagged `low_answer` when the interpolated median of its answers is at or below this value. Null turns the rule off. Once the period has closed, results are worked out with it. */
        flag_answers_at_or_below: number | null;
        /** A scale question is flagged `high_deviation` when the standard deviation of its answers exceeds this value, 0 or more. Null turns the rule off. Once the period has closed, results are worked out with it. */
        flag_standard_deviation_above: number | null;
        /** Who may see the results once they are released, besides the evaluation office. A role named twice counts once. */
        results_visible_to_roles: ('instructor' | 'department_admin')[] | null;
        /** Text shown above the results of every evaluation of the period, on the page and in PDFs, as minimal HTML. Scripts, styles and unsafe links are removed before it is kept. */
        results_guidelines: string | null;
        /** The ids of the courses whose sections the period evaluates, at most 5,000. Writing it replaces the whole set: sections of added courses get evaluations, and courses left out lose theirs with all responses. */
        course_uuids?: string[];
        /** What the period is doing now, computed on every read from `draft`, the schedule and `results_release_at`: students respond only while it is `open`. */
        status: 'draft' | 'scheduled' | 'open' | 'closed' | 'released';
      };
      relationships: {
        /** The academic term whose sections are evaluated. Naming another one gives the period the sections of that term instead. */
        term: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationTermIdentifier'];
          meta: Record<string, never>;
        };
        /** When the period opens and closes; null until a schedule has been created for it. */
        schedule: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodScheduleIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** One evaluation for each section of a covered course in the term. They are made and destroyed as `course_uuids` changes. A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`. */
        evaluations: {
          links: {
            related: string;
          };
          data?: components['schemas']['CourseEvaluationIdentifier'][];
          meta: {
            count?: number;
          };
        };
        /** The questions that are asked, in the order in which students meet them. Each question set names its period. */
        question_sets: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationQuestionSetIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** The courses that the period covers, the same as `course_uuids`. A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`. */
        courses: {
          links: {
            related: string;
          };
          data?: components['schemas']['CourseEvaluationCourseIdentifier'][];
          meta: {
            count?: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** Present while evaluations of a change of `course_uuids` or `term` are still being made or destroyed: the next read, or the service by itself, goes on with it. */
        coverage?: 'in_progress';
      };
    };
    /** Names a `course_evaluation_period` by its type and id. */
    CourseEvaluationPeriodIdentifier: {
      type: 'course_evaluation_period';
      id: string;
    };
    /** When an evaluation period opens and closes; it stays with its period, which has no other. */
    CourseEvaluationPeriodSchedule: {
      type: 'course_evaluation_period_schedule';
      id: string;
      attributes: {
        /** From this instant on students can respond. Null: the period does not open by itself. */
        opens_at: string | null;
        /** From this instant on students can no longer respond; it must come after `opens_at`. Null: the period stays open. */
        closes_at: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The evaluation period that opens and closes so; each has one schedule, which stays with it. */
        period: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_period_schedule` by its type and id. */
    CourseEvaluationPeriodScheduleIdentifier: {
      type: 'course_evaluation_period_schedule';
      id: string;
    };
    /** A question of a section of a question set. Once students may have answered its set, only translations change. */
    CourseEvaluationQuestion: {
      type: 'course_evaluation_question';
      id: string;
      attributes: {
        /** What is asked, as students read it; of a heading, what it says. */
        text: string;
        /** The text in other languages, by language tag: the one attribute that can still be changed once students have answered. */
        text_translations: Record<string, string> | null;
        /** How it is answered: on a scale, by one choice, by several, by a text; a heading is not answered at all. */
        kind: 'scale' | 'single_choice' | 'multiple_choice' | 'text' | 'heading';
        /** What it is about: the course is asked about once, an instructor once for each of the section's instructors. */
        subject: 'course' | 'instructor';
        /** Its place among the questions of its section, from 0; questions without one come last. */
        position: number | null;
        /** Whether a response must answer it. */
        is_required: boolean;
        /** Whether "not applicable" is offered as an answer of its own, which no figure counts. */
        not_applicable: boolean;
        /** Of a question of the kind `scale`, and only of one: how many `points` it has (2 to 10), the `first` value (1 unless said), as many `labels` as points, the `polarity` (`ascending` unless said: the greatest value is the best; `descending`: the least; `bipolar`: the `ideal`, the middle unless said), and `favourable_from`, from which on towards the good end a value counts as favourable. Unless said these are the values beyond the middle: the top 2 of 5, the top 3 of 7; none on a bipolar scale. */
        scale: {
          points: number;
          first?: number;
          labels?: string[];
          polarity?: 'ascending' | 'descending' | 'bipolar';
          favourable_from?: number;
          ideal?: number;
        } | null;
        /** Of a question of choices, and only of one: what can be chosen, at most 50, in this order. Answers name the keys. */
        choices: {
          key: string;
          label: string;
        }[] | null;
        /** Whether a comment can be added to the answer; never of a text or a heading. */
        allows_comment: boolean;
        /** Of a text question: the most characters of its answer, at most 10,000; 4,000 unless said. */
        max_length: number | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The part of a question set in which it is asked, for good. */
        question_set_section: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationQuestionSetSectionIdentifier'];
          meta: Record<string, never>;
        };
        /** The question set, that of its section. Set by the service. */
        question_set: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationQuestionSetIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_question` by its type and id. */
    CourseEvaluationQuestionIdentifier: {
      type: 'course_evaluation_question';
      id: string;
    };
    /** Questions that a period asks; `position` is the place in which students meet the set. It stays in its period. */
    CourseEvaluationQuestionSet: {
      type: 'course_evaluation_question_set';
      id: string;
      attributes: {
        /** What the set is called, as those who write questions see it. */
        name: string;
        /** The place of the set among those of its period, from 0; sets without one come last. */
        position: number | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The evaluation period that asks these questions. A set stays with its period. */
        period: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_question_set` by its type and id. */
    CourseEvaluationQuestionSetIdentifier: {
      type: 'course_evaluation_question_set';
      id: string;
    };
    /** A part of a question set that is answered as a whole. What students have answered stays in its set. */
    CourseEvaluationQuestionSetSection: {
      type: 'course_evaluation_question_set_section';
      id: string;
      attributes: {
        /** The heading under which its questions stand. */
        name: string;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The question set of which it is a part, for good: what students have answered stays in its set. */
        question_set: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationQuestionSetIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_question_set_section` by its type and id. */
    CourseEvaluationQuestionSetSectionIdentifier: {
      type: 'course_evaluation_question_set_section';
      id: string;
    };
    /** What one student, who is not named, answered to one evaluation. */
    CourseEvaluationResponse: {
      type: 'course_evaluation_response';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The evaluation that was answered. Nothing in a response leads to the student who gave it. */
        evaluation: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_response` by its type and id. */
    CourseEvaluationResponseIdentifier: {
      type: 'course_evaluation_response';
      id: string;
    };
    /** What students have answered in one evaluation, counted once when its period closed and never again. Too few answers are not shown: they are not stored. */
    CourseEvaluationResult: {
      type: 'course_evaluation_result';
      id: string;
      attributes: {
        /** The course and the section as they were called when the period closed; lists are sorted by it with `sort=section`. */
        name: string | null;
        /** Whether the figures are shown. */
        status: 'available' | 'withheld' | null;
        /** Why a result is withheld; null for one that is available. */
        withheld_because: 'not_closed' | 'not_released' | 'never_released' | 'too_few_responses' | 'role' | null;
        /** How many students could answer when the period closed. Null where the result is withheld. */
        enrolled: number | null;
        /** How many students have answered. Null where the result is withheld. */
        completed: number | null;
        /** The share of the enrolled students who have answered, from 0 to 1, rounded to six digits. Null where the result is withheld, or nobody was enrolled. */
        response_rate: number | null;
        /** The flags of its questions that are shown, each once. */
        flags: ('low_answer' | 'high_deviation')[] | null;
        /** The day on which the answers were counted, in UTC. */
        closed_on: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** What the period says to whoever reads its results, as minimal HTML; null without it. */
        results_guidelines?: string | null;
        /** The figures: of the evaluation as a whole, and of each instructor; none where it is withheld. Figures are rounded to six digits after the point, once, when they are done. */
        units?: {
          /** The section instructor whom it is about; null for the evaluation as a whole. */
          instructor: string | null;
          questions: {
            /** The id of the question. */
            question: string;
            /** What was asked; null for a question that is there no more. */
            text: string | null;
            kind: 'scale' | 'single_choice' | 'multiple_choice' | 'text';
            /** The scale of a scale question. */
            scale?: {
              points: number;
              first: number;
              labels?: string[];
              polarity: 'ascending' | 'descending' | 'bipolar';
              favourable_from?: number;
              ideal?: number;
            };
            /** What could be chosen. */
            choices?: {
              key: string;
              label: string;
            }[];
            /** Fewer have answered it than are needed: nothing else is told. */
            is_suppressed: boolean;
            /** A question about instructors, over all who teach the section together. */
            is_pooled?: true;
            /** How many have answered it; "not applicable" is no answer. */
            n?: number;
            /** How many gave each value, or chose each key. */
            counts?: Record<string, number>;
            /** A small class of one mind: `shares` says "at least", and nothing else is told. */
            is_coarsened?: true;
            /** The same as shares of those who have answered. */
            shares?: Record<string, number>;
            /** The figures of a scale question. */
            figures?: {
              /** The mean of the answers. */
              mean: number;
              /** The standard deviation of those who have answered, as a population. */
              standard_deviation: number;
              /** The median. */
              median: number;
              /** The median as if the answers of its value were spread evenly over half a point on either side. */
              interpolated_median: number;
              /** The share of favourable answers, 0 to 1. */
              percent_favourable: number | null;
              /** Its interval at 95 % (Wilson), narrower the more of the class have answered. */
              percent_favourable_interval: number[] | null;
              /** 0: all alike, 1: half at either end of the scale. */
              dispersion: number;
              /** Of the mean, at 95 %; null for a single answer, 0 where the whole class has answered. */
              margin_of_error: number | null;
              /** Between these the mean of the whole class would lie, whatever the others had answered. */
              nonresponse_bounds: number[] | null;
            };
            /** What the rules of the period flag. */
            flags?: {
              low_answer?: true;
              high_deviation?: true;
            };
            /** The interpolated medians of other sections' released results to the same question in three years; only where enough sections and instructors are behind it. */
            benchmarks?: {
              institution?: {
                /** How many sections it rests on. */
                sections: number;
                p10: number;
                lower_quartile: number;
                median: number;
                upper_quartile: number;
                p90: number;
                /** Where this section's interpolated median lies among them. */
                place: 'lowest tenth' | 'lowest quarter' | 'middle half' | 'highest quarter' | 'highest tenth';
              };
              department?: {
                /** How many sections it rests on. */
                sections: number;
                p10: number;
                lower_quartile: number;
                median: number;
                upper_quartile: number;
                p90: number;
                /** Where this section's interpolated median lies among them. */
                place: 'lowest tenth' | 'lowest quarter' | 'middle half' | 'highest quarter' | 'highest tenth';
              };
            };
            /** How many comments are not shown. */
            comments?: {
              /** How many a reviewer has removed. */
              removed: number;
            };
          }[];
        }[];
      };
      relationships: {
        /** The evaluation that was answered; a result has its id. */
        evaluation: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The period in which the answers were given. */
        period: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationPeriodIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The term in which the section was taught. */
        term: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationTermIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The section that was evaluated. */
        section: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationSectionIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The course of the section when the period closed. */
        course: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationCourseIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** Who taught the section when the period closed. */
        instructors: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationInstructorIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** The departments of those who taught it, as their profiles had them when the period closed. */
        departments: {
          links: {
            related: string;
          };
          data: components['schemas']['DepartmentIdentifier'][];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A course taught once, in one term. */
    CourseEvaluationSection: {
      type: 'course_evaluation_section';
      id: string;
      attributes: {
        /** The section's number or name within its course and term. */
        name: string;
        /** The id of the section in the student information system. Lists can be filtered by it. */
        external_id: string | null;
        /** Whether the class does not take place, so that it is not evaluated: set it to true and its evaluations go, except those that students have answered, which take no more answers and are never released. False has it evaluated again. Also true while an import's source has removed the section. */
        cancelled: boolean;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The course that is taught. A section with a course is evaluated in every period that covers the course in its term. */
        course: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationCourseIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The academic term in which the section is taught. */
        term: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationTermIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_section` by its type and id. */
    CourseEvaluationSectionIdentifier: {
      type: 'course_evaluation_section';
      id: string;
    };
    /** That an instructor teaches a section. */
    CourseEvaluationSectionInstructor: {
      type: 'course_evaluation_section_instructor';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The section that is taught. A section that is named here can't be deleted. */
        section: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationSectionIdentifier'];
          meta: Record<string, never>;
        };
        /** Who teaches it; the same instructor can be assigned to a section only once. */
        instructor: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationInstructorIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_section_instructor` by its type and id. */
    CourseEvaluationSectionInstructorIdentifier: {
      type: 'course_evaluation_section_instructor';
      id: string;
    };
    /** The answers to one part of a question set within one response. */
    CourseEvaluationSectionResponse: {
      type: 'course_evaluation_section_response';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** Whether the student has answered this part to its end. Set by the service. */
        completed: boolean;
        /** The day on which the student finished this part, as the instant at which it began in UTC, so that no time leads to a student; null while it is unfinished. Lists can be sorted and filtered by it. */
        completed_at: string | null;
      };
      relationships: {
        /** The response as a whole, of which these answers are a part. */
        evaluation_response: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationResponseIdentifier'];
          meta: Record<string, never>;
        };
        /** The part of the question set that is answered here. */
        question_set_section: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationQuestionSetSectionIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A person as a student of sections. */
    CourseEvaluationStudent: {
      type: 'course_evaluation_student';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The person's account; a student record stays with its user. */
        user: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'];
          meta: Record<string, never>;
        };
        /** The sections that the student is enrolled in, which are those that the student can evaluate. Use the relationship endpoints to add or remove a few of many. */
        sections: {
          links: {
            related: string;
          };
          data: components['schemas']['CourseEvaluationSectionIdentifier'][];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** An academic term, such as a semester, in which sections are taught. */
    CourseEvaluationTerm: {
      type: 'course_evaluation_term';
      id: string;
      attributes: {
        /** What the term is called, as the registrar prints it. */
        name: string;
        /** The id of the term in the student information system. Lists can be filtered by it. */
        external_id: string | null;
        /** First day of the term; for information only, no period opens by it. */
        start_date: string | null;
        /** Last day of the term; for information only, no period closes by it. */
        end_date: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `course_evaluation_term` by its type and id. */
    CourseEvaluationTermIdentifier: {
      type: 'course_evaluation_term';
      id: string;
    };
    /** A request that creates a `additional_appointment`. An appointment that a person holds besides the employment, such as a joint or an endowed chair. Required: `title`, `effective_from`, `profile`. */
    CreateAdditionalAppointment: {
      data: {
        type: 'additional_appointment';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          /** The title that comes with the appointment. */
          title: string;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from: string;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** A short note by which your institution sorts appointments, in words of your own. */
          label?: string | null;
          /** Whether the appointment is to be shown prominently, for example on the person's public page. */
          featured?: boolean | null;
          /** The id of the appointment in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The share of a full workload that the appointment takes, in percent from 0 to 100. */
          percent_allocation?: number | null;
          /** Remarks on the appointment as minimal HTML. Scripts, styles and unsafe links are removed before it is kept. */
          note?: string | null;
          /** Whatever else your institution keeps about the appointment: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. Ignored in this request. */
          is_current?: unknown;
          /** The note without its markup, entities decoded, for places that can't show HTML. Computed on every read. Ignored in this request. */
          note_as_plain_text?: unknown;
        };
        relationships: {
          /** The member of the faculty who holds the appointment. */
          profile: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          /** The unit in which the appointment is held, if it belongs to one. A department that is named here can't be deleted. */
          department?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `create-additional-appointment`. The new additional_appointment. */
    CreateAdditionalAppointmentResponse: {
      data: components['schemas']['AdditionalAppointment'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `address`. A postal address at which a person can be reached, now or in the past. Required: `address_line1`, `user`. */
    CreateAddress: {
      data: {
        type: 'address';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          /** What the address is used for, in words of your own. */
          label?: string | null;
          /** The id of the address in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** First line of the street address: house and street, or a building. The one part that an address can't do without. */
          address_line1: string;
          /** Second line of the street address, such as an apartment or a room. */
          address_line2?: string | null;
          /** Third line of the street address, where two are not enough. */
          address_line3?: string | null;
          /** The largest administrative unit within the country: state, province or region. */
          address_level1?: string | null;
          /** The unit below level 1, usually the city or town. */
          address_level2?: string | null;
          /** The unit below level 2, such as a district of a city. */
          address_level3?: string | null;
          /** The smallest unit, below level 3, such as a neighbourhood; few countries need it. */
          address_level4?: string | null;
          /** The country, preferably as an ISO 3166-1 alpha-2 code in capitals, from which the service derives `country_name`. */
          country?: string | null;
          /** The country's name to print. Unless you set it, the English name of the code in `country`. */
          country_name?: string | null;
          /** The postal or ZIP code as the country writes it. */
          postal_code?: string | null;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string | null;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** Whatever else your institution keeps about the address: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. Ignored in this request. */
          is_current?: unknown;
        };
        relationships: {
          /** The person whose address it is. Needed when an address is created, because nobody would find an address without one. */
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
          /** The same person as a member of the faculty: the profile of the user, who has only one. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `create-address`. The new address. */
    CreateAddressResponse: {
      data: components['schemas']['Address'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `admin_assistant_role`. The role in which one user assists another. Required: `admin_assistant`, `faculty_member`. */
    CreateAdminAssistantRole: {
      data: {
        type: 'admin_assistant_role';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. Faculty member must be other than admin assistant. */
        attributes?: {
          /** The id of the role in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string | null;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
        };
        relationships: {
          /** The user who assists. While the role is in effect, the assistant sees the workflow cases of the faculty member. */
          admin_assistant: {
            data: {
              type: 'user';
              id: string;
            };
          };
          /** The user who is assisted; it must be somebody other than the assistant. */
          faculty_member: {
            data: {
              type: 'user';
              id: string;
            };
          };
        };
      };
    };
    /** Answer of `create-admin-assistant-role`. The new admin_assistant_role. */
    CreateAdminAssistantRoleResponse: {
      data: components['schemas']['AdminAssistantRole'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `course_evaluation_course`. A course as the catalogue knows it; its sections are what is taught and evaluated. A section or a listing number goes to another course by naming that itself. Required: `name`. */
    CreateCourseEvaluationCourse: {
      data: {
        type: 'course_evaluation_course';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The title of the course in the catalogue, without its number. */
          name: string;
          /** The id of the course in the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** The title with the first listing number before it, computed on every read; the title alone when there is no number. Ignored in this request. */
          display_name?: unknown;
        };
        relationships?: {
          /** The numbers under which the catalogue lists the course, in their order. A number that has no course yet can be taken over when the course is created. */
          listing_numbers?: {
            data: {
              type: 'course_evaluation_listing_number';
              id: string;
            }[];
          };
          /** All sections of the course, of whichever term. A section that has no course yet can be taken over when the course is created. */
          sections?: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            }[];
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_instructor`. A person as a teacher of sections. Required: `user`. */
    CreateCourseEvaluationInstructor: {
      data: {
        type: 'course_evaluation_instructor';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The person's account. One person may have several instructor records when several systems know the person. */
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_listing_number`. A number under which a course is listed, such as `MATH 101`; a cross-listed course has several. Required: `number`. */
    CreateCourseEvaluationListingNumber: {
      data: {
        type: 'course_evaluation_listing_number';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** Subject and number as the catalogue prints them. Lists can be filtered by it. */
          number: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The course that is listed so. Name another one to move the number; the course shows it in its `display_name`. */
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_period`. A span of time in which students evaluate the sections of the courses that it covers. Required: `name`, `evaluation_type`, `term`. */
    CreateCourseEvaluationPeriod: {
      data: {
        type: 'course_evaluation_period';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** What the period is called, as students and instructors see it; lists can be sorted by it. */
          name: string;
          /** When in the term the evaluation takes place: at its end, in its middle, or at a time of your own. */
          evaluation_type: 'end_of_term' | 'midterm' | 'custom';
          /** What is evaluated: each section as a whole, or each of its instructors. */
          kind?: 'section' | 'instructor' | null;
          /** Whether the period is still being prepared. A new period is a draft; set it to false to let the schedule open it, and back to true to withdraw it. Once it has opened, that discards what students have answered: say so with `"meta": {"discard_results": true}` beside `data`, else it is refused with 409. Ignored in this request. */
          draft?: unknown;
          /** From when on the results may be seen, an instant; never before the period closes. Null: the results are never released. An evaluation may have its own, and so for the three settings below. */
          results_release_at?: string | null;
          /** How many completed responses an evaluation needs before its results are shown, at least 1. Null: the results are never released. Once the period has closed, results are worked out with it, and it can no longer be changed. */
          minimum_response_threshold?: number | null;
          /** A scale question is flagged `low_answer` when the interpolated median of its answers is at or below this value. Null turns the rule off. Once the period has closed, results are worked out with it. */
          flag_answers_at_or_below?: number | null;
          /** A scale question is flagged `high_deviation` when the standard deviation of its answers exceeds this value, 0 or more. Null turns the rule off. Once the period has closed, results are worked out with it. */
          flag_standard_deviation_above?: number | null;
          /** Who may see the results once they are released, besides the evaluation office. A role named twice counts once. */
          results_visible_to_roles?: ('instructor' | 'department_admin')[] | null;
          /** Text shown above the results of every evaluation of the period, on the page and in PDFs, as minimal HTML. Scripts, styles and unsafe links are removed before it is kept. */
          results_guidelines?: string | null;
          /** The ids of the courses whose sections the period evaluates, at most 5,000. Writing it replaces the whole set: sections of added courses get evaluations, and courses left out lose theirs with all responses. */
          course_uuids?: string[] | null;
          /** What the period is doing now, computed on every read from `draft`, the schedule and `results_release_at`: students respond only while it is `open`. Ignored in this request. */
          status?: unknown;
        };
        relationships: {
          /** The academic term whose sections are evaluated. Naming another one gives the period the sections of that term instead. */
          term: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
          /** When the period opens and closes; null until a schedule has been created for it. Ignored in this request. */
          schedule?: unknown;
          /** One evaluation for each section of a covered course in the term. They are made and destroyed as `course_uuids` changes. Ignored in this request. */
          evaluations?: unknown;
          /** The questions that are asked, in the order in which students meet them. Each question set names its period. Ignored in this request. */
          question_sets?: unknown;
          /** The courses that the period covers, the same as `course_uuids`. Ignored in this request. */
          courses?: unknown;
        };
      };
    };
    /** A request that creates a `course_evaluation_period_schedule`. When an evaluation period opens and closes; it stays with its period, which has no other. Required: `period`. */
    CreateCourseEvaluationPeriodSchedule: {
      data: {
        type: 'course_evaluation_period_schedule';
        /** The service chooses the id. */
        id?: null;
        /** Closes at must be after opens at. */
        attributes?: {
          /** From this instant on students can respond. Null: the period does not open by itself. */
          opens_at?: string | null;
          /** From this instant on students can no longer respond; it must come after `opens_at`. Null: the period stays open. */
          closes_at?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The evaluation period that opens and closes so; each has one schedule, which stays with it. */
          period: {
            data: {
              type: 'course_evaluation_period';
              id: string;
            };
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_question`. A question of a section of a question set. Once students may have answered its set, only translations change. Required: `text`, `kind`, `question_set_section`. */
    CreateCourseEvaluationQuestion: {
      data: {
        type: 'course_evaluation_question';
        /** The service chooses the id. */
        id?: null;
        /** Scale must be given for this kind. Scale does not apply here. Choices must be given for this kind. Choices does not apply here. Allows comment does not apply here. Max length does not apply here. */
        attributes: {
          /** What is asked, as students read it; of a heading, what it says. */
          text: string;
          /** The text in other languages, by language tag: the one attribute that can still be changed once students have answered. */
          text_translations?: Record<string, string> | null;
          /** How it is answered: on a scale, by one choice, by several, by a text; a heading is not answered at all. */
          kind: 'scale' | 'single_choice' | 'multiple_choice' | 'text' | 'heading';
          /** What it is about: the course is asked about once, an instructor once for each of the section's instructors. */
          subject?: 'course' | 'instructor' | null;
          /** Its place among the questions of its section, from 0; questions without one come last. */
          position?: number | null;
          /** Whether a response must answer it. */
          is_required?: boolean | null;
          /** Whether "not applicable" is offered as an answer of its own, which no figure counts. */
          not_applicable?: boolean | null;
          /** Of a question of the kind `scale`, and only of one: how many `points` it has (2 to 10), the `first` value (1 unless said), as many `labels` as points, the `polarity` (`ascending` unless said: the greatest value is the best; `descending`: the least; `bipolar`: the `ideal`, the middle unless said), and `favourable_from`, from which on towards the good end a value counts as favourable. Unless said these are the values beyond the middle: the top 2 of 5, the top 3 of 7; none on a bipolar scale. */
          scale?: {
            points: number;
            first?: number;
            labels?: string[];
            polarity?: 'ascending' | 'descending' | 'bipolar';
            favourable_from?: number;
            ideal?: number;
          } | null;
          /** Of a question of choices, and only of one: what can be chosen, at most 50, in this order. Answers name the keys. */
          choices?: {
            key: string;
            label: string;
          }[] | null;
          /** Whether a comment can be added to the answer; never of a text or a heading. */
          allows_comment?: boolean | null;
          /** Of a text question: the most characters of its answer, at most 10,000; 4,000 unless said. */
          max_length?: number | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The part of a question set in which it is asked, for good. */
          question_set_section: {
            data: {
              type: 'course_evaluation_question_set_section';
              id: string;
            };
          };
          /** The question set, that of its section. Set by the service. Ignored in this request. */
          question_set?: unknown;
        };
      };
    };
    /** A request that creates a `course_evaluation_question_set`. Questions that a period asks; `position` is the place in which students meet the set. It stays in its period. Required: `name`, `period`. */
    CreateCourseEvaluationQuestionSet: {
      data: {
        type: 'course_evaluation_question_set';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** What the set is called, as those who write questions see it. */
          name: string;
          /** The place of the set among those of its period, from 0; sets without one come last. */
          position?: number | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The evaluation period that asks these questions. A set stays with its period. */
          period: {
            data: {
              type: 'course_evaluation_period';
              id: string;
            };
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_question_set_section`. A part of a question set that is answered as a whole. What students have answered stays in its set. Required: `name`, `question_set`. */
    CreateCourseEvaluationQuestionSetSection: {
      data: {
        type: 'course_evaluation_question_set_section';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The heading under which its questions stand. */
          name: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The question set of which it is a part, for good: what students have answered stays in its set. */
          question_set: {
            data: {
              type: 'course_evaluation_question_set';
              id: string;
            };
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_section`. A course taught once, in one term. Required: `name`, `term`. */
    CreateCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The section's number or name within its course and term. */
          name: string;
          /** The id of the section in the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** Whether the class does not take place, so that it is not evaluated: set it to true and its evaluations go, except those that students have answered, which take no more answers and are never released. False has it evaluated again. Also true while an import's source has removed the section. */
          cancelled?: boolean | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The course that is taught. A section with a course is evaluated in every period that covers the course in its term. */
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
          /** The academic term in which the section is taught. */
          term: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_section_instructor`. That an instructor teaches a section. Required: `section`, `instructor`. */
    CreateCourseEvaluationSectionInstructor: {
      data: {
        type: 'course_evaluation_section_instructor';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The section that is taught. A section that is named here can't be deleted. */
          section: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            };
          };
          /** Who teaches it; the same instructor can be assigned to a section only once. */
          instructor: {
            data: {
              type: 'course_evaluation_instructor';
              id: string;
            };
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_student`. A person as a student of sections. Required: `user`. */
    CreateCourseEvaluationStudent: {
      data: {
        type: 'course_evaluation_student';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The person's account; a student record stays with its user. */
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
          /** The sections that the student is enrolled in, which are those that the student can evaluate. Use the relationship endpoints to add or remove a few of many. */
          sections?: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            }[];
          };
        };
      };
    };
    /** A request that creates a `course_evaluation_term`. An academic term, such as a semester, in which sections are taught. Required: `name`. */
    CreateCourseEvaluationTerm: {
      data: {
        type: 'course_evaluation_term';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** What the term is called, as the registrar prints it. */
          name: string;
          /** The id of the term in the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** First day of the term; for information only, no period opens by it. */
          start_date?: string | null;
          /** Last day of the term; for information only, no period closes by it. */
          end_date?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** Answer of `create-course`. The new course_evaluation_course. */
    CreateCourseResponse: {
      data: components['schemas']['CourseEvaluationCourse'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `credit_line_item`. A credit on a faculty member's account, such as a travel grant or a course release. Required: `transaction_date`, `amount`, `profile`. */
    CreateCreditLineItem: {
      data: {
        type: 'credit_line_item';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The day on which the credit takes effect in the books. */
          transaction_date: string;
          /** How much is credited, in the currency of the institution's books; negative for a charge. Every decimal digit is kept, up to 38: read it with a parser that does not round. */
          amount: number;
          /** What the credit is for, at most 10,000 characters. */
          description?: string | null;
          /** The id of the entry in the finance system it comes from. Lists can be filtered by it. */
          external_id?: string | null;
          /** The academic term to which the credit belongs, in your own words; it names no term of the evaluations. */
          term?: string | null;
          /** A remark for those who keep the books, at most 10,000 characters. */
          comment?: string | null;
          /** Whatever else your institution keeps about the entry: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** What kind of credit it is, in the finance system's own words. Set by imports; ignored in a request. Ignored in this request. */
          category?: unknown;
          /** How far the entry has been processed, in the finance system's own words. Set by imports; ignored in a request. Ignored in this request. */
          status?: unknown;
        };
        relationships: {
          /** The member of the faculty on whose account the credit stands. */
          profile: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          /** The record for which the credit is given, such as a section or an additional appointment; it may be of any type of the institution's data, but no result or comment of a course evaluation. */
          source?: {
            data: {
              type: string;
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `create-credit-line-item`. The new credit_line_item. */
    CreateCreditLineItemResponse: {
      data: components['schemas']['CreditLineItem'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `department`. A unit of the institution; departments form a tree. Required: `name`. */
    CreateDepartment: {
      data: {
        type: 'department';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The unit's name as the institution prints it; the list of departments is sorted by it. */
          name: string;
          /** The id of the unit in the system it comes from, such as the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether the unit stands at the top, without a parent; computed on every read. The list of departments shows only these. Ignored in this request. */
          is_root?: unknown;
        };
        relationships?: {
          /** The unit to which this one belongs, such as a department's college; null for one at the top. No department can lie within itself. */
          parent?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
          /** The units directly below this one. Each of them names its parent. Ignored in this request. */
          children?: unknown;
        };
      };
    };
    /** A request that creates a `department_chair`. That a person chairs a department. Required: `department`, `chair`. */
    CreateDepartmentChair: {
      data: {
        type: 'department_chair';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The unit that is chaired. Its chair sees the workflow cases of its members and of the units below it. */
          department: {
            data: {
              type: 'department';
              id: string;
            };
          };
          /** The profile of the person in the chair; the same person can chair a department only once. */
          chair: {
            data: {
              type: 'profile';
              id: string;
            };
          };
        };
      };
    };
    /** Answer of `create-department-chair`. The new department_chair. */
    CreateDepartmentChairResponse: {
      data: components['schemas']['DepartmentChair'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-department`. The new department. */
    CreateDepartmentResponse: {
      data: components['schemas']['Department'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `employment`. A position that a user holds or has held; it stays with its user. Required: `effective_from`, `title`. */
    CreateEmployment: {
      data: {
        type: 'employment';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from: string;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** The id of the position in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The job title as the contract or the directory has it. */
          title: string;
          /** Whatever else your institution keeps about the position: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. Ignored in this request. */
          is_current?: unknown;
        };
        relationships?: {
          /** The person who holds the position. Given by the path when the employment is created, and never changed. */
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
          /** The profile of the same person. It follows from the user, and a body that names another is refused. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `create-employment`. The new employment. */
    CreateEmploymentResponse: {
      data: components['schemas']['Employment'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-evaluation-period`. The new course_evaluation_period. */
    CreateEvaluationPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `file`. A document in a folder. Required: `name`, `folder`. */
    CreateFile: {
      data: {
        type: 'file';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The file's name with its extension. The content is kept elsewhere: the service knows only that there is such a file. */
          name: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The folder in which the file lies; a folder with files can't be deleted. */
          folder: {
            data: {
              type: 'folder';
              id: string;
            };
          };
        };
      };
    };
    /** Answer of `create-file`. The new file. */
    CreateFileResponse: {
      data: components['schemas']['File'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `folder`. A folder of documents; folders form a tree. Required: `name`. */
    CreateFolder: {
      data: {
        type: 'folder';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** What the folder is called, as its users see it. */
          name: string;
          /** Whether the folder is closed to changes by its users. The service only keeps it: this API changes locked folders too. */
          locked?: boolean | null;
        };
        relationships?: {
          /** The folder in which this one lies; null for one at the top. No folder can lie within itself. */
          parent?: {
            data: {
              type: 'folder';
              id: string;
            } | null;
          };
          /** The folders directly in this one; each of them names its parent. Ignored in this request. */
          children?: unknown;
          /** The person to whom the folder belongs, if it belongs to one. */
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `create-folder`. The new folder. */
    CreateFolderResponse: {
      data: components['schemas']['Folder'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `import`. An import of a set of files that is uploaded as one zip archive, or of a single CSV file. Required: nothing but the type. */
    CreateImport: {
      data: {
        type: 'import';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** The kind of the files. Unless you say it, the service recognises it by the files' names and headers. */
          format?: 'oneroster' | 'canvas' | 'hr' | null;
          /** The name of a single CSV file, which tells the kind of HR files, and which reports show. Not needed for an archive, and for files whose header tells their kind. */
          file_name?: string | null;
          /** True to read, check and compare everything without writing anything; the counts then say what would happen. */
          dry_run?: boolean | null;
          /** True to end, deactivate or destroy records that an earlier complete set named and this one does not. */
          remove_missing?: boolean | null;
          /** The share of missing records of a kind, in percent, above which the import stops instead of removing them. */
          threshold?: number | null;
          /** How far the import is: waiting for its archive, at work, done, `stopped` before it wrote anything, or `interrupted` after it wrote a part, or `failed` (repeat it). Ignored in this request. */
          state?: unknown;
          /** Why the import stopped or was interrupted, for people; null while all goes well. Ignored in this request. */
          message?: unknown;
          /** How many records of each type were created, changed, unchanged, removed and rejected so far. Ignored in this request. */
          counts?: unknown;
          /** How many rows were not loaded; each is a resource under `/imports/{id}/rejections`. Ignored in this request. */
          rejected?: unknown;
          /** The first rejected rows with their reasons, so that a look at the import is often enough. Ignored in this request. */
          first_rejections?: unknown;
          /** When the import began to read its archive, in UTC; null before that. Ignored in this request. */
          started_at?: unknown;
          /** When the import ended, whichever way, in UTC; null until then. Ignored in this request. */
          finished_at?: unknown;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The rows that were not loaded, in the order of the files. Ignored in this request. */
          rejections?: unknown;
        };
      };
    };
    /** Answer of `create-import`. The new import. */
    CreateImportResponse: {
      data: components['schemas']['Import'];
      meta: {
        upload: components['schemas']['Upload'];
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** Answer of `create-instructor`. The new course_evaluation_instructor. */
    CreateInstructorResponse: {
      data: components['schemas']['CourseEvaluationInstructor'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-listing-number`. The new course_evaluation_listing_number. */
    CreateListingNumberResponse: {
      data: components['schemas']['CourseEvaluationListingNumber'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-period-schedule`. The new course_evaluation_period_schedule. */
    CreatePeriodScheduleResponse: {
      data: components['schemas']['CourseEvaluationPeriodSchedule'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `phone_number`. A telephone number of a user, in E.164 form. Required: `phone_number`, `user`. */
    CreatePhoneNumber: {
      data: {
        type: 'phone_number';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          /** What the number is used for, in words of your own. */
          label?: string | null;
          /** The telephone number with its country. Written as you like (`+1 (301) 405-1000`), kept and answered in E.164 form. */
          phone_number: string;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string | null;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** The id of the number in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** Whatever else your institution keeps about the number: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
        };
        relationships: {
          /** The person who answers at this number. Needed when a number is created, because nobody would find a number without one. */
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
          /** The same person as a member of the faculty: the profile of the user, who has only one. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `create-phone-number`. The new phone_number. */
    CreatePhoneNumberResponse: {
      data: components['schemas']['PhoneNumber'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-question`. The new course_evaluation_question. */
    CreateQuestionResponse: {
      data: components['schemas']['CourseEvaluationQuestion'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-question-set`. The new course_evaluation_question_set. */
    CreateQuestionSetResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-question-set-section`. The new course_evaluation_question_set_section. */
    CreateQuestionSetSectionResponse: {
      data: components['schemas']['CourseEvaluationQuestionSetSection'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `course_evaluation_response`. What one student, who is not named, answered to one evaluation. Required: `answers`, `evaluation`. */
    CreateResponseRequest: {
      data: {
        type: 'course_evaluation_response';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The answers, at most 1,000 and 64 KB; write-only: no operation ever shows them again. Each names its `question`, of one about an instructor also the `instructor` (a section instructor), and has a `value` on the scale, the keys of `choices`, a `text`, or `not_applicable: true`; a `comment` where the question allows one. */
          answers: {
            question: string;
            instructor?: string;
            value?: number;
            choices?: string[];
            text?: string;
            not_applicable?: true;
            comment?: string;
          }[];
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships: {
          /** The evaluation that was answered. Nothing in a response leads to the student who gave it. */
          evaluation: {
            data: {
              type: 'course_evaluation';
              id: string;
            };
          };
        };
      };
    };
    /** The new response: that the evaluation was answered, on which day, and nothing of the answers. */
    CreateResponseResponse: {
      data: components['schemas']['CourseEvaluationResponse'];
    };
    /** Answer of `create-section-instructor`. The new course_evaluation_section_instructor. */
    CreateSectionInstructorResponse: {
      data: components['schemas']['CourseEvaluationSectionInstructor'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-section`. The new course_evaluation_section. */
    CreateSectionResponse: {
      data: components['schemas']['CourseEvaluationSection'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-student`. The new course_evaluation_student. */
    CreateStudentResponse: {
      data: components['schemas']['CourseEvaluationStudent'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-term`. The new course_evaluation_term. */
    CreateTermResponse: {
      data: components['schemas']['CourseEvaluationTerm'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `user`. A person who has an account. Required: `display_name`. */
    CreateUser: {
      data: {
        type: 'user';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The person's full name as lists and pages show it, in the order in which the person writes it. */
          display_name: string;
          /** The employee number by which the institution's HR system knows the person. Numbers of further systems go into `employee_ids`. */
          primary_employee_id?: string | null;
          /** The person's e-mail addresses, the preferred one first; at most 100. The person is found by each of the first 20, however it is capitalised. */
          emails?: string[] | null;
          /** Whatever else your institution keeps about the person: a JSON object of your own, at most 64 KiB. The service stores it as it is and reads nothing in it. */
          custom_fields?: Record<string, unknown> | null;
          /** The person's numbers in further systems, by the name of the system; a JSON object of at most 64 KiB. The person is found by each of the first 20 texts and numbers in it, of up to 255 characters. */
          employee_ids?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** True when the account is no longer in use, for example because a complete import no longer names the person. Set by the service; the data stay readable. Ignored in this request. */
          deactivated?: unknown;
        };
        relationships?: {
          /** The person as a member of the faculty. Made together with the user; a user keeps it for good. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
          /** All positions that the person holds or has held. Each employment names its user. Ignored in this request. */
          employments?: unknown;
          /** The employment in effect today that began last, computed on every read; null when none is in effect. Ignored in this request. */
          current_employment?: unknown;
          /** The roles in which this user assists others, past ones included. Each role names its assistant. Ignored in this request. */
          admin_assistant_roles?: unknown;
          /** The person's postal addresses, past ones included. Each address names its user. Ignored in this request. */
          addresses?: unknown;
          /** The person's telephone numbers, past ones included. Each number names its user. Ignored in this request. */
          phone_numbers?: unknown;
        };
      };
    };
    /** Answer of `create-user`. The new user. */
    CreateUserResponse: {
      data: components['schemas']['User'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `webhook_endpoint`. An address of another system to which the service sends an event soon after each change that the endpoint asks for. It belongs to the token that created it, or that followed on that one by rotation, or to the person who has signed in: no other can see it. Required: `url`. */
    CreateWebhookEndpoint: {
      data: {
        type: 'webhook_endpoint';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** Where events are sent, by HTTPS. The host must have public addresses only, and must answer a ping with a status of 2xx before the address is taken. */
          url: string;
          /** What the endpoint is for, in words. */
          description?: string | null;
          /** The events that are sent: `*` for all, `user.*` for those of a type, `user.updated` for one. `*` unless said. Only events of types whose read scope the token has are sent. */
          event_types?: ('*' | 'additional_appointment.*' | 'additional_appointment.created' | 'additional_appointment.updated' | 'additional_appointment.deleted' | 'address.*' | 'address.created' | 'address.updated' | 'address.deleted' | 'admin_assistant_role.*' | 'admin_assistant_role.created' | 'admin_assistant_role.updated' | 'admin_assistant_role.deleted' | 'course_evaluation.*' | 'course_evaluation.created' | 'course_evaluation.updated' | 'course_evaluation.deleted' | 'course_evaluation_course.*' | 'course_evaluation_course.created' | 'course_evaluation_course.updated' | 'course_evaluation_course.deleted' | 'course_evaluation_instructor.*' | 'course_evaluation_instructor.created' | 'course_evaluation_instructor.updated' | 'course_evaluation_instructor.deleted' | 'course_evaluation_listing_number.*' | 'course_evaluation_listing_number.created' | 'course_evaluation_listing_number.updated' | 'course_evaluation_listing_number.deleted' | 'course_evaluation_period.*' | 'course_evaluation_period.created' | 'course_evaluation_period.updated' | 'course_evaluation_period.deleted' | 'course_evaluation_period_schedule.*' | 'course_evaluation_period_schedule.created' | 'course_evaluation_period_schedule.updated' | 'course_evaluation_period_schedule.deleted' | 'course_evaluation_question.*' | 'course_evaluation_question.created' | 'course_evaluation_question.updated' | 'course_evaluation_question.deleted' | 'course_evaluation_question_set.*' | 'course_evaluation_question_set.created' | 'course_evaluation_question_set.updated' | 'course_evaluation_question_set.deleted' | 'course_evaluation_question_set_section.*' | 'course_evaluation_question_set_section.created' | 'course_evaluation_question_set_section.updated' | 'course_evaluation_question_set_section.deleted' | 'course_evaluation_section.*' | 'course_evaluation_section.created' | 'course_evaluation_section.updated' | 'course_evaluation_section.deleted' | 'course_evaluation_section_instructor.*' | 'course_evaluation_section_instructor.created' | 'course_evaluation_section_instructor.updated' | 'course_evaluation_section_instructor.deleted' | 'course_evaluation_student.*' | 'course_evaluation_student.created' | 'course_evaluation_student.updated' | 'course_evaluation_student.deleted' | 'course_evaluation_term.*' | 'course_evaluation_term.created' | 'course_evaluation_term.updated' | 'course_evaluation_term.deleted' | 'credit_line_item.*' | 'credit_line_item.created' | 'credit_line_item.updated' | 'credit_line_item.deleted' | 'department.*' | 'department.created' | 'department.updated' | 'department.deleted' | 'department_chair.*' | 'department_chair.created' | 'department_chair.updated' | 'department_chair.deleted' | 'employment.*' | 'employment.created' | 'employment.updated' | 'employment.deleted' | 'file.*' | 'file.created' | 'file.updated' | 'file.deleted' | 'folder.*' | 'folder.created' | 'folder.updated' | 'folder.deleted' | 'phone_number.*' | 'phone_number.created' | 'phone_number.updated' | 'phone_number.deleted' | 'profile.*' | 'profile.created' | 'profile.updated' | 'profile.deleted' | 'user.*' | 'user.created' | 'user.updated' | 'user.deleted' | 'workflow.*' | 'workflow.created' | 'workflow.updated' | 'workflow.deleted' | 'workflow_case.*' | 'workflow_case.created' | 'workflow_case.updated' | 'workflow_case.deleted' | 'workflow_group.*' | 'workflow_group.created' | 'workflow_group.updated' | 'workflow_group.deleted')[] | null;
          /** Whether events are sent. True unless said; the service makes it false where `disabled_because` says why. */
          is_enabled?: boolean | null;
          /** Why the service has stopped sending: the endpoint has answered 410 (`gone`), nothing but failures for five days (`failing`), or the token is revoked or has expired (`token_not_valid`; of a person's, the person is not active any more, or has not changed it for a year). Null while it sends, and where you have disabled it yourself. Ignored in this request. */
          disabled_because?: unknown;
          /** When the secret was made that signs now, in UTC. Ignored in this request. */
          secret_changed_at?: unknown;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** Answer of `create-webhook-endpoint`. The new webhook_endpoint. */
    CreateWebhookEndpointResponse: {
      data: components['schemas']['WebhookEndpoint'];
      meta: {
        /** The secret by which messages are verified: `whsec_` and base64. Null in the answer to a repeated request: rotate to get a new one. */
        secret: string | null;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** A request that creates a `workflow`. A kind of faculty review, such as tenure or reappointment. Required: `name`. */
    CreateWorkflow: {
      data: {
        type: 'workflow';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** What this kind of review is called. */
          name: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** A request that creates a `workflow_case`. One faculty review of one candidate. Required: `full_title`, `workflow_group`, `candidate`, `workflow`. */
    CreateWorkflowCase: {
      data: {
        type: 'workflow_case';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The title under which the case appears in lists, usually the kind of review and the candidate. */
          full_title: string;
        };
        relationships: {
          /** The people who carry the review; its members see the case. */
          workflow_group: {
            data: {
              type: 'workflow_group';
              id: string;
            };
          };
          /** The profile of the person under review, who sees the own case. */
          candidate: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          /** The kind of review that the case goes through. */
          workflow: {
            data: {
              type: 'workflow';
              id: string;
            };
          };
          /** Users who must have no part in the case: they never see it, whatever else they are to it. Only integrations can read or change this. */
          recused?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    /** Answer of `create-workflow-case`. The new workflow_case. */
    CreateWorkflowCaseResponse: {
      data: components['schemas']['WorkflowCase'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `workflow_group`. The people who carry a faculty review, such as a committee. Required: `name`. */
    CreateWorkflowGroup: {
      data: {
        type: 'workflow_group';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** What the group is called, as the faculty affairs office names it. */
          name: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The users in the group, who see its cases. Only integrations can read or change this: a candidate must not learn who reviews. */
          members?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    /** Answer of `create-workflow-group`. The new workflow_group. */
    CreateWorkflowGroupResponse: {
      data: components['schemas']['WorkflowGroup'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `create-workflow`. The new workflow. */
    CreateWorkflowResponse: {
      data: components['schemas']['Workflow'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A credit on a faculty member's account, such as a travel grant or a course release. */
    CreditLineItem: {
      type: 'credit_line_item';
      id: string;
      attributes: {
        /** The day on which the credit takes effect in the books. */
        transaction_date: string;
        /** How much is credited, in the currency of the institution's books; negative for a charge. Every decimal digit is kept, up to 38: read it with a parser that does not round. */
        amount: number;
        /** What the credit is for, at most 10,000 characters. */
        description: string | null;
        /** The id of the entry in the finance system it comes from. Lists can be filtered by it. */
        external_id: string | null;
        /** The academic term to which the credit belongs, in your own words; it names no term of the evaluations. */
        term: string | null;
        /** A remark for those who keep the books, at most 10,000 characters. */
        comment: string | null;
        /** Whatever else your institution keeps about the entry: a JSON object of your own, at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** What kind of credit it is, in the finance system's own words. Set by imports; ignored in a request. */
        category: string | null;
        /** How far the entry has been processed, in the finance system's own words. Set by imports; ignored in a request. */
        status: string | null;
      };
      relationships: {
        /** The member of the faculty on whose account the credit stands. */
        profile: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The record for which the credit is given, such as a section or an additional appointment; it may be of any type of the institution's data, but no result or comment of a course evaluation. */
        source: {
          links: {
            related: string;
          };
          data: components['schemas']['ResourceIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Where the page ends in a list without total. */
    CursorPage: {
      page: {
        /** Cursor of the last resource of the page; empty for an empty page. */
        cursor: string;
      };
    };
    /** A unit of the institution; departments form a tree. */
    Department: {
      type: 'department';
      id: string;
      attributes: {
        /** The unit's name as the institution prints it; the list of departments is sorted by it. */
        name: string;
        /** The id of the unit in the system it comes from, such as the student information system. Lists can be filtered by it. */
        external_id: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** Whether the unit stands at the top, without a parent; computed on every read. The list of departments shows only these. */
        is_root: boolean;
      };
      relationships: {
        /** The unit to which this one belongs, such as a department's college; null for one at the top. No department can lie within itself. */
        parent: {
          links: {
            related: string;
          };
          data?: components['schemas']['DepartmentIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The units directly below this one. Each of them names its parent. */
        children: {
          links: {
            related: string;
          };
          data?: components['schemas']['DepartmentIdentifier'][];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** That a person chairs a department. */
    DepartmentChair: {
      type: 'department_chair';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The unit that is chaired. Its chair sees the workflow cases of its members and of the units below it. */
        department: {
          links: {
            related: string;
          };
          data: components['schemas']['DepartmentIdentifier'];
          meta: Record<string, never>;
        };
        /** The profile of the person in the chair; the same person can chair a department only once. */
        chair: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `department` by its type and id. */
    DepartmentIdentifier: {
      type: 'department';
      id: string;
    };
    /** A position that a user holds or has held; it stays with its user. */
    Employment: {
      type: 'employment';
      id: string;
      attributes: {
        /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
        effective_from: string | null;
        /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
        effective_to: string | null;
        /** The id of the position in the system it comes from, such as the HR system. Lists can be filtered by it. */
        external_id: string | null;
        /** The job title as the contract or the directory has it. */
        title: string;
        /** Whatever else your institution keeps about the position: a JSON object of your own, at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. */
        is_current: boolean;
      };
      relationships: {
        /** The person who holds the position. Given by the path when the employment is created, and never changed. */
        user: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The profile of the same person. It follows from the user, and a body that names another is refused. */
        profile: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `employment` by its type and id. */
    EmploymentIdentifier: {
      type: 'employment';
      id: string;
    };
    /** One thing that is wrong with a request, and where in it the cause lies. */
    ErrorObject: {
      /** The HTTP status of the answer, as text. */
      status: string;
      /** A stable name of the cause, for programs; it does not change between versions. */
      code: string;
      /** The name of the status; the same for all errors with it. */
      title: string;
      /** What is wrong with this request, in a sentence for people; its wording may change. */
      detail: string;
      /** Where in the request the cause lies. */
      source?: {
        /** JSON pointer into the body. */
        pointer?: string;
        /** Name of a query parameter. */
        parameter?: string;
        /** Name of a header. */
        header?: string;
      };
      /** Where this kind of error is explained; only errors of paging have it. */
      links?: {
        /** Address of the profile that defines this kind of error. */
        type?: string;
        /** Address of a guide that shows what to do. */
        about?: string;
      };
      /** Details for programs, such as the field (`field`), the scope (`scope`) or the request (`request_id`). */
      meta?: Record<string, unknown>;
    };
    /** A document in a folder. */
    File: {
      type: 'file';
      id: string;
      attributes: {
        /** The file's name with its extension. The content is kept elsewhere: the service knows only that there is such a file. */
        name: string;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The folder in which the file lies; a folder with files can't be deleted. */
        folder: {
          links: {
            related: string;
          };
          data: components['schemas']['FolderIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A folder of documents; folders form a tree. */
    Folder: {
      type: 'folder';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** What the folder is called, as its users see it. */
        name: string;
        /** Whether the folder is closed to changes by its users. The service only keeps it: this API changes locked folders too. */
        locked: boolean;
      };
      relationships: {
        /** The folder in which this one lies; null for one at the top. No folder can lie within itself. */
        parent: {
          links: {
            related: string;
          };
          data?: components['schemas']['FolderIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The folders directly in this one; each of them names its parent. */
        children: {
          links: {
            related: string;
          };
          data?: components['schemas']['FolderIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** The person to whom the folder belongs, if it belongs to one. */
        user: {
          links: {
            related: string;
          };
          data?: components['schemas']['UserIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** How many folders lie directly in this one; 0 for none. */
        children_count: number;
        /** How many files lie directly in this folder; 0 for none. */
        files_count: number;
      };
    };
    /** Names a `folder` by its type and id. */
    FolderIdentifier: {
      type: 'folder';
      id: string;
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    ForbiddenAuthorityErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'authority_required';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    ForbiddenCreateAuthorityErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'client_generated_id' | 'authority_required';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `student_only`: The access token does not act for a student. */
    ForbiddenCreateCreateResponseErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'client_generated_id' | 'student_only';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. */
    ForbiddenCreateErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'client_generated_id';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    ForbiddenCreateIntegrationsAuthorityErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'client_generated_id' | 'integration_only' | 'authority_required';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. */
    ForbiddenCreateIntegrationsErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'client_generated_id' | 'integration_only';
      })[];
    };
    /** An answer with the status 403: `client_generated_id`: The body gives the new resource an id; the service chooses ids. `missing_scope`: The request has a token without the scope `invitations:redeem`. `integration_only`: The token of the request acts for a person. */
    ForbiddenCreateRedeemInvitationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'client_generated_id' | 'missing_scope' | 'integration_only';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. */
    ForbiddenErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    ForbiddenIntegrationsAuthorityErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'integration_only' | 'authority_required';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. */
    ForbiddenIntegrationsErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'integration_only';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `student_only`: The access token does not act for a student. */
    ForbiddenListMyEvaluationsErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'student_only';
      })[];
    };
    /** An answer with the status 403: `missing_scope`: The access token lacks a scope; `meta.scope` names it. `person_only`: The access token acts for nobody who has an account. */
    ForbiddenReadMyAccountErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '403';
        title?: 'Forbidden';
        code?: 'missing_scope' | 'person_only';
      })[];
    };
    /** An answer with the status 410: `cursor_expired`: Changes after the cursor, or since the instant, are no longer kept; `meta.oldest` tells since when they are. */
    GoneListChangesErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '410';
        title?: 'Gone';
        code?: 'cursor_expired';
      })[];
    };
    /** An answer with the status 410: `gone`: The resource was deleted at `meta.deleted_at`; a month later it is a 404. */
    GoneOneErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '410';
        title?: 'Gone';
        code?: 'gone';
      })[];
    };
    /** An answer with the status 410: `links_gone`: The links were fetched before, or nobody fetched them in time, or the batch failed. */
    GoneReadInvitationLinksErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '410';
        title?: 'Gone';
        code?: 'links_gone';
      })[];
    };
    /** An import of a set of files that is uploaded as one zip archive, or of a single CSV file. */
    Import: {
      type: 'import';
      id: string;
      attributes: {
        /** The kind of the files. Unless you say it, the service recognises it by the files' names and headers. */
        format: 'oneroster' | 'canvas' | 'hr' | null;
        /** The name of a single CSV file, which tells the kind of HR files, and which reports show. Not needed for an archive, and for files whose header tells their kind. */
        file_name: string | null;
        /** True to read, check and compare everything without writing anything; the counts then say what would happen. */
        dry_run: boolean | null;
        /** True to end, deactivate or destroy records that an earlier complete set named and this one does not. */
        remove_missing: boolean | null;
        /** The share of missing records of a kind, in percent, above which the import stops instead of removing them. */
        threshold: number | null;
        /** How far the import is: waiting for its archive, at work, done, `stopped` before it wrote anything, or `interrupted` after it wrote a part, or `failed` (repeat it). */
        state: 'awaiting_upload' | 'running' | 'finished' | 'stopped' | 'interrupted' | 'failed' | null;
        /** Why the import stopped or was interrupted, for people; null while all goes well. */
        message: string | null;
        /** How many records of each type were created, changed, unchanged, removed and rejected so far. */
        counts: Record<string, unknown> | null;
        /** How many rows were not loaded; each is a resource under `/imports/{id}/rejections`. */
        rejected: number | null;
        /** The first rejected rows with their reasons, so that a look at the import is often enough. */
        first_rejections: {
          type: string;
          file: string;
          line: number;
          column?: string;
          value?: string;
          reason: string;
        }[] | null;
        /** When the import began to read its archive, in UTC; null before that. */
        started_at: string | null;
        /** When the import ended, whichever way, in UTC; null until then. */
        finished_at: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The rows that were not loaded, in the order of the files. A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`. */
        rejections: {
          links: {
            related: string;
          };
          data?: components['schemas']['ImportRejectionIdentifier'][];
          meta: {
            count?: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `import` by its type and id. */
    ImportIdentifier: {
      type: 'import';
      id: string;
    };
    /** A row that an import did not load: where it stands and why, without what it says. */
    ImportRejection: {
      type: 'import_rejection';
      id: string;
      attributes: {
        /** The type of the resource that the row describes, or `enrolments`. */
        record_type: string | null;
        /** The file in the archive in which the row stands. */
        file: string | null;
        /** The line of the file on which the row begins; the header is line 1. */
        line: number | null;
        /** The column at fault; null when the row as a whole is. */
        column: string | null;
        /** What kind of value the column has, without the value itself: it may be personal. */
        value: string | null;
        /** Why the row was not loaded, in a sentence for people. */
        reason: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The import that rejected the row. */
        import: {
          links: {
            related: string;
          };
          data: components['schemas']['ImportIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `import_rejection` by its type and id. */
    ImportRejectionIdentifier: {
      type: 'import_rejection';
      id: string;
    };
    /** A path of relationships from a `additional_appointment` on, at most three long. */
    IncludeAdditionalAppointment: 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children' | 'department' | 'department.parent' | 'department.parent.parent' | 'department.parent.children' | 'department.children' | 'department.children.parent' | 'department.children.children';
    /** A path of relationships from a `address` on, at most three long. */
    IncludeAddress: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    /** A path of relationships from a `admin_assistant_role` on, at most three long. */
    IncludeAdminAssistantRole: 'admin_assistant' | 'admin_assistant.profile' | 'admin_assistant.profile.user' | 'admin_assistant.profile.department' | 'admin_assistant.employments' | 'admin_assistant.employments.user' | 'admin_assistant.employments.profile' | 'admin_assistant.current_employment' | 'admin_assistant.current_employment.user' | 'admin_assistant.current_employment.profile' | 'admin_assistant.admin_assistant_roles' | 'admin_assistant.admin_assistant_roles.admin_assistant' | 'admin_assistant.admin_assistant_roles.faculty_member' | 'admin_assistant.addresses' | 'admin_assistant.addresses.user' | 'admin_assistant.addresses.profile' | 'admin_assistant.phone_numbers' | 'admin_assistant.phone_numbers.user' | 'admin_assistant.phone_numbers.profile' | 'faculty_member' | 'faculty_member.profile' | 'faculty_member.profile.user' | 'faculty_member.profile.department' | 'faculty_member.employments' | 'faculty_member.employments.user' | 'faculty_member.employments.profile' | 'faculty_member.current_employment' | 'faculty_member.current_employment.user' | 'faculty_member.current_employment.profile' | 'faculty_member.admin_assistant_roles' | 'faculty_member.admin_assistant_roles.admin_assistant' | 'faculty_member.admin_assistant_roles.faculty_member' | 'faculty_member.addresses' | 'faculty_member.addresses.user' | 'faculty_member.addresses.profile' | 'faculty_member.phone_numbers' | 'faculty_member.phone_numbers.user' | 'faculty_member.phone_numbers.profile';
    /** A path of relationships from a `course_evaluation` on, at most three long. */
    IncludeCourseEvaluation: 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections' | 'section' | 'section.course' | 'section.course.listing_numbers' | 'section.course.sections' | 'section.term';
    /** A path of relationships from a `course_evaluation_comment` on, at most three long. */
    IncludeCourseEvaluationComment: 'evaluation' | 'evaluation.period' | 'evaluation.period.term' | 'evaluation.period.schedule' | 'evaluation.period.evaluations' | 'evaluation.period.question_sets' | 'evaluation.period.courses' | 'evaluation.section' | 'evaluation.section.course' | 'evaluation.section.term' | 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections' | 'question' | 'question.question_set_section' | 'question.question_set_section.question_set' | 'question.question_set' | 'question.question_set.period' | 'instructor' | 'instructor.section' | 'instructor.section.course' | 'instructor.section.term' | 'instructor.instructor' | 'instructor.instructor.user';
    /** A path of relationships from a `course_evaluation_instructor` on, at most three long. */
    IncludeCourseEvaluationInstructor: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile';
    /** A path of relationships from a `course_evaluation_period` on, at most three long. */
    IncludeCourseEvaluationPeriod: 'term' | 'schedule' | 'schedule.period' | 'schedule.period.term' | 'schedule.period.schedule' | 'schedule.period.evaluations' | 'schedule.period.question_sets' | 'schedule.period.courses' | 'evaluations' | 'evaluations.period' | 'evaluations.period.term' | 'evaluations.period.schedule' | 'evaluations.period.evaluations' | 'evaluations.period.question_sets' | 'evaluations.period.courses' | 'evaluations.section' | 'evaluations.section.course' | 'evaluations.section.term' | 'question_sets' | 'question_sets.period' | 'question_sets.period.term' | 'question_sets.period.schedule' | 'question_sets.period.evaluations' | 'question_sets.period.question_sets' | 'question_sets.period.courses' | 'courses' | 'courses.listing_numbers' | 'courses.listing_numbers.course' | 'courses.sections' | 'courses.sections.course' | 'courses.sections.term';
    /** A path of relationships from a `course_evaluation_period_schedule` on, at most three long. */
    IncludeCourseEvaluationPeriodSchedule: 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections';
    /** A path of relationships from a `course_evaluation_question_set` on, at most three long. */
    IncludeCourseEvaluationQuestionSet: 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections';
    /** A path of relationships from a `course_evaluation_result` on, at most three long. */
    IncludeCourseEvaluationResult: 'evaluation' | 'evaluation.period' | 'evaluation.period.term' | 'evaluation.period.schedule' | 'evaluation.period.evaluations' | 'evaluation.period.question_sets' | 'evaluation.period.courses' | 'evaluation.section' | 'evaluation.section.course' | 'evaluation.section.term' | 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections' | 'term' | 'section' | 'section.course' | 'section.course.listing_numbers' | 'section.course.sections' | 'section.term' | 'course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'instructors' | 'instructors.user' | 'instructors.user.profile' | 'instructors.user.employments' | 'instructors.user.current_employment' | 'instructors.user.admin_assistant_roles' | 'instructors.user.addresses' | 'instructors.user.phone_numbers' | 'departments' | 'departments.parent' | 'departments.parent.parent' | 'departments.parent.children' | 'departments.children' | 'departments.children.parent' | 'departments.children.children';
    /** A path of relationships from a `course_evaluation_section_instructor` on, at most three long. */
    IncludeCourseEvaluationSectionInstructor: 'section' | 'section.course' | 'section.course.listing_numbers' | 'section.course.sections' | 'section.term' | 'instructor' | 'instructor.user' | 'instructor.user.profile' | 'instructor.user.employments' | 'instructor.user.current_employment' | 'instructor.user.admin_assistant_roles' | 'instructor.user.addresses' | 'instructor.user.phone_numbers';
    /** A path of relationships from a `course_evaluation_student` on, at most three long. */
    IncludeCourseEvaluationStudent: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term';
    /** A path of relationships from a `credit_line_item` on, at most three long. */
    IncludeCreditLineItem: 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    /** A path of relationships from a `department` on, at most three long. */
    IncludeDepartment: 'parent' | 'parent.parent' | 'parent.parent.parent' | 'parent.parent.children' | 'parent.children' | 'parent.children.parent' | 'parent.children.children' | 'children' | 'children.parent' | 'children.parent.parent' | 'children.parent.children' | 'children.children' | 'children.children.parent' | 'children.children.children';
    /** A path of relationships from a `department_chair` on, at most three long. */
    IncludeDepartmentChair: 'department' | 'department.parent' | 'department.parent.parent' | 'department.parent.children' | 'department.children' | 'department.children.parent' | 'department.children.children' | 'chair' | 'chair.user' | 'chair.user.profile' | 'chair.user.employments' | 'chair.user.current_employment' | 'chair.user.admin_assistant_roles' | 'chair.user.addresses' | 'chair.user.phone_numbers' | 'chair.department' | 'chair.department.parent' | 'chair.department.children';
    /** A path of relationships from a `employment` on, at most three long. */
    IncludeEmployment: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    /** A path of relationships from a `file` on, at most three long. */
    IncludeFile: 'folder' | 'folder.parent' | 'folder.parent.parent' | 'folder.parent.children' | 'folder.parent.user' | 'folder.children' | 'folder.children.parent' | 'folder.children.children' | 'folder.children.user' | 'folder.user' | 'folder.user.profile' | 'folder.user.employments' | 'folder.user.current_employment' | 'folder.user.admin_assistant_roles' | 'folder.user.addresses' | 'folder.user.phone_numbers';
    /** A path of relationships from a `folder` on, at most three long. */
    IncludeFolder: 'parent' | 'parent.parent' | 'parent.parent.parent' | 'parent.parent.children' | 'parent.parent.user' | 'parent.children' | 'parent.children.parent' | 'parent.children.children' | 'parent.children.user' | 'parent.user' | 'parent.user.profile' | 'parent.user.employments' | 'parent.user.current_employment' | 'parent.user.admin_assistant_roles' | 'parent.user.addresses' | 'parent.user.phone_numbers' | 'children' | 'children.parent' | 'children.parent.parent' | 'children.parent.children' | 'children.parent.user' | 'children.children' | 'children.children.parent' | 'children.children.children' | 'children.children.user' | 'children.user' | 'children.user.profile' | 'children.user.employments' | 'children.user.current_employment' | 'children.user.admin_assistant_roles' | 'children.user.addresses' | 'children.user.phone_numbers' | 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile';
    /** A path of relationships from a `phone_number` on, at most three long. */
    IncludePhoneNumber: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    /** A path of relationships from a `profile` on, at most three long. */
    IncludeProfile: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'department' | 'department.parent' | 'department.parent.parent' | 'department.parent.children' | 'department.children' | 'department.children.parent' | 'department.children.children';
    /** A path of relationships from a `user` on, at most three long. */
    IncludeUser: 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children' | 'employments' | 'employments.user' | 'employments.user.profile' | 'employments.user.employments' | 'employments.user.current_employment' | 'employments.user.admin_assistant_roles' | 'employments.user.addresses' | 'employments.user.phone_numbers' | 'employments.profile' | 'employments.profile.user' | 'employments.profile.department' | 'current_employment' | 'current_employment.user' | 'current_employment.user.profile' | 'current_employment.user.employments' | 'current_employment.user.current_employment' | 'current_employment.user.admin_assistant_roles' | 'current_employment.user.addresses' | 'current_employment.user.phone_numbers' | 'current_employment.profile' | 'current_employment.profile.user' | 'current_employment.profile.department' | 'admin_assistant_roles' | 'admin_assistant_roles.admin_assistant' | 'admin_assistant_roles.admin_assistant.profile' | 'admin_assistant_roles.admin_assistant.employments' | 'admin_assistant_roles.admin_assistant.current_employment' | 'admin_assistant_roles.admin_assistant.admin_assistant_roles' | 'admin_assistant_roles.admin_assistant.addresses' | 'admin_assistant_roles.admin_assistant.phone_numbers' | 'admin_assistant_roles.faculty_member' | 'admin_assistant_roles.faculty_member.profile' | 'admin_assistant_roles.faculty_member.employments' | 'admin_assistant_roles.faculty_member.current_employment' | 'admin_assistant_roles.faculty_member.admin_assistant_roles' | 'admin_assistant_roles.faculty_member.addresses' | 'admin_assistant_roles.faculty_member.phone_numbers' | 'addresses' | 'addresses.user' | 'addresses.user.profile' | 'addresses.user.employments' | 'addresses.user.current_employment' | 'addresses.user.admin_assistant_roles' | 'addresses.user.addresses' | 'addresses.user.phone_numbers' | 'addresses.profile' | 'addresses.profile.user' | 'addresses.profile.department' | 'phone_numbers' | 'phone_numbers.user' | 'phone_numbers.user.profile' | 'phone_numbers.user.employments' | 'phone_numbers.user.current_employment' | 'phone_numbers.user.admin_assistant_roles' | 'phone_numbers.user.addresses' | 'phone_numbers.user.phone_numbers' | 'phone_numbers.profile' | 'phone_numbers.profile.user' | 'phone_numbers.profile.department';
    /** A path of relationships from a `workflow_case` on, at most three long. */
    IncludeWorkflowCase: 'workflow_group' | 'candidate' | 'candidate.user' | 'candidate.user.profile' | 'candidate.user.employments' | 'candidate.user.current_employment' | 'candidate.user.admin_assistant_roles' | 'candidate.user.addresses' | 'candidate.user.phone_numbers' | 'candidate.department' | 'candidate.department.parent' | 'candidate.department.children' | 'workflow';
    /** An answer with the status 500: `internal_error`: Something went wrong on our side; `meta.request_id` names the request. */
    InternalServerErrorErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '500';
        title?: 'Internal Server Error';
        code?: 'internal_error';
      })[];
    };
    /** A request that creates a `course_evaluation_invitation_batch`. Invitations of many students to answer the evaluations of a period, each with a link of its own. Required: nothing but the type. */
    InviteStudentsRequest: {
      data: {
        type: 'course_evaluation_invitation_batch';
        /** The service chooses the id. */
        id?: null;
        attributes?: Record<string, never>;
        relationships?: {
          /** The only students who are invited, at most 5,000; each gets a new link, and one that the student had is not valid any more. Left out: all students who have something to answer and no link. */
          students?: {
            data: {
              type: 'course_evaluation_student';
              id: string;
            }[];
          };
        };
      };
    };
    /** The batch, which goes on by itself. */
    InviteStudentsResponse: {
      data: components['schemas']['CourseEvaluationInvitationBatch'];
    };
    /** What a request adds to a relationship, or replaces it by: identifiers of the type `course_evaluation_section`. */
    LinkedCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        id: string;
      }[];
    };
    /** What a request adds to a relationship, or replaces it by: identifiers of the type `user`. */
    LinkedUser: {
      data: {
        type: 'user';
        id: string;
      }[];
    };
    /** Answer of `list-additional-appointments`. A page of the list. */
    ListAdditionalAppointmentsResponse: {
      data: components['schemas']['AdditionalAppointment'][];
      included?: (components['schemas']['Profile'] | components['schemas']['Department'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-addresses`. A page of the list. */
    ListAddressesResponse: {
      data: components['schemas']['Address'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-admin-assistant-roles`. A page of the list. */
    ListAdminAssistantRolesResponse: {
      data: components['schemas']['AdminAssistantRole'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** A page of changes, perhaps empty, and where to go on. */
    ListChangesResponse: {
      data: components['schemas']['Change'][];
      links: {
        self: string;
        next: string | null;
        prev: null;
      };
      meta: {
        /** Where to go on; to be stored, and given as `page[after]` next time. */
        cursor: string;
        /** Whether there is nothing after this page yet. */
        caught_up: boolean;
        /** From when on changes are kept; a cursor from before is a 410. */
        oldest: string;
      };
    };
    /** Answer of `list-comments`. A page of the list. */
    ListCommentsResponse: {
      data: components['schemas']['CourseEvaluationComment'][];
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationQuestion'] | components['schemas']['CourseEvaluationSectionInstructor'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['User'])[];
      meta: components['schemas']['CursorPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-courses`. A page of the list. */
    ListCoursesResponse: {
      data: components['schemas']['CourseEvaluationCourse'][];
      included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-credit-line-items`. A page of the list. */
    ListCreditLineItemsResponse: {
      data: components['schemas']['CreditLineItem'][];
      included?: (components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-department-chairs`. A page of the list. */
    ListDepartmentChairsResponse: {
      data: components['schemas']['DepartmentChair'][];
      included?: (components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-departments`. A page of the list. */
    ListDepartmentsResponse: {
      data: components['schemas']['Department'][];
      included?: components['schemas']['Department'][];
      meta: components['schemas']['CursorPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-employments`. A page of the list. */
    ListEmploymentsResponse: {
      data: components['schemas']['Employment'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-evaluation-periods`. A page of the list. */
    ListEvaluationPeriodsResponse: {
      data: components['schemas']['CourseEvaluationPeriod'][];
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-evaluations`. A page of the list. */
    ListEvaluationsResponse: {
      data: components['schemas']['CourseEvaluation'][];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-files`. A page of the list. */
    ListFilesResponse: {
      data: components['schemas']['File'][];
      included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-folder-children`. What the relationship leads to. */
    ListFolderChildrenResponse: {
      data: components['schemas']['Folder'][];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `list-folders`. A page of the list. */
    ListFoldersResponse: {
      data: components['schemas']['Folder'][];
      included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-import-rejections`. A page of the list. */
    ListImportRejectionsResponse: {
      data: components['schemas']['ImportRejection'][];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-imports`. A page of the list. */
    ListImportsResponse: {
      data: components['schemas']['Import'][];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-instructors`. A page of the list. */
    ListInstructorsResponse: {
      data: components['schemas']['CourseEvaluationInstructor'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-invitation-batches`. A page of the list. */
    ListInvitationBatchesResponse: {
      data: components['schemas']['CourseEvaluationInvitationBatch'][];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-listing-numbers`. A page of the list. */
    ListListingNumbersResponse: {
      data: components['schemas']['CourseEvaluationListingNumber'][];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** The student's evaluations in the period of the token; none while it is not open. */
    ListMyEvaluationsResponse: {
      data: {
        type: 'course_evaluation';
        id: string;
        attributes: {
          /** What the course is called; null for a section without a course. */
          course_name: string | null;
          /** The number or name of the section. */
          section_name: string;
          /** Whether the student has answered it. */
          is_answered: boolean;
        };
        relationships: {
          period: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationPeriodIdentifier'];
            meta: Record<string, never>;
          };
          section: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationSectionIdentifier'];
            meta: Record<string, never>;
          };
        };
        links: {
          self: string;
        };
        meta: {
          /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
          version: number;
        };
      }[];
      links: {
        self: string;
      };
      meta: {
        total: number;
        /** What the evaluation period is called; null where it is there no more. */
        period_name: string | null;
        /** What the period is doing: it takes answers while it is open. */
        status: 'draft' | 'scheduled' | 'open' | 'closed' | 'released' | null;
      };
    };
    /** Answer of `list-period-schedules`. A page of the list. */
    ListPeriodSchedulesResponse: {
      data: components['schemas']['CourseEvaluationPeriodSchedule'][];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-phone-numbers`. A page of the list. */
    ListPhoneNumbersResponse: {
      data: components['schemas']['PhoneNumber'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-profiles`. A page of the list. */
    ListProfilesResponse: {
      data: components['schemas']['Profile'][];
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-question-set-sections`. A page of the list. */
    ListQuestionSetSectionsResponse: {
      data: components['schemas']['CourseEvaluationQuestionSetSection'][];
      included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-question-sets`. A page of the list. */
    ListQuestionSetsResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'][];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-questions`. A page of the list. */
    ListQuestionsResponse: {
      data: components['schemas']['CourseEvaluationQuestion'][];
      included?: (components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-responses`. A page of the list. */
    ListResponsesResponse: {
      data: components['schemas']['CourseEvaluationResponse'][];
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-results`. A page of the list. */
    ListResultsResponse: {
      data: components['schemas']['CourseEvaluationResult'][];
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['Department'])[];
      meta: components['schemas']['CursorPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-section-instructors`. A page of the list. */
    ListSectionInstructorsResponse: {
      data: components['schemas']['CourseEvaluationSectionInstructor'][];
      included?: (components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['User'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-section-responses`. A page of the list. */
    ListSectionResponsesResponse: {
      data: components['schemas']['CourseEvaluationSectionResponse'][];
      included?: (components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationQuestionSetSection'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-sections`. A page of the list. */
    ListSectionsResponse: {
      data: components['schemas']['CourseEvaluationSection'][];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-students`. A page of the list. */
    ListStudentsResponse: {
      data: components['schemas']['CourseEvaluationStudent'][];
      included?: (components['schemas']['User'] | components['schemas']['CourseEvaluationSection'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-terms`. A page of the list. */
    ListTermsResponse: {
      data: components['schemas']['CourseEvaluationTerm'][];
      included?: Record<string, unknown>[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-users`. A page of the list. */
    ListUsersResponse: {
      data: components['schemas']['User'][];
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-webhook-deliveries`. A page of the list. */
    ListWebhookDeliveriesResponse: {
      data: components['schemas']['WebhookDelivery'][];
      meta: components['schemas']['CursorPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-webhook-endpoints`. A page of the list. */
    ListWebhookEndpointsResponse: {
      data: components['schemas']['WebhookEndpoint'][];
      meta: components['schemas']['CursorPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-workflow-cases`. A page of the list. */
    ListWorkflowCasesResponse: {
      data: components['schemas']['WorkflowCase'][];
      included?: (components['schemas']['WorkflowGroup'] | components['schemas']['Profile'] | components['schemas']['Workflow'])[];
      meta: components['schemas']['CursorPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-workflow-groups`. A page of the list. */
    ListWorkflowGroupsResponse: {
      data: components['schemas']['WorkflowGroup'][];
      included?: Record<string, unknown>[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `list-workflows`. A page of the list. */
    ListWorkflowsResponse: {
      data: components['schemas']['Workflow'][];
      included?: Record<string, unknown>[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** An answer with the status 406: `not_acceptable`: The `Accept` header takes no JSON:API document without parameters. */
    NotAcceptableErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '406';
        title?: 'Not Acceptable';
        code?: 'not_acceptable';
      })[];
    };
    /** An answer with the status 404: `related_not_found`: The body refers to a resource that does not exist; `source.pointer` leads to it. `more_errors`: There are more of these than an answer tells. */
    NotFoundBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '404';
        title?: 'Not Found';
        code?: 'related_not_found' | 'more_errors';
      })[];
    };
    /** An answer with the status 404: `related_not_found`: The body refers to a resource that does not exist; `source.pointer` leads to it. `more_errors`: There are more of these than an answer tells. `not_found`: There is no such student or period. */
    NotFoundBodyRedeemInvitationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '404';
        title?: 'Not Found';
        code?: 'related_not_found' | 'more_errors' | 'not_found';
      })[];
    };
    /** An answer with the status 404: `not_found`: There is no resource with the id in the path, or the token may not see it. `related_not_found`: The body refers to a resource that does not exist; `source.pointer` leads to it. `more_errors`: There are more of these than an answer tells. */
    NotFoundPathBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '404';
        title?: 'Not Found';
        code?: 'not_found' | 'related_not_found' | 'more_errors';
      })[];
    };
    /** An answer with the status 404: `not_found`: There is no resource with the id in the path, or the token may not see it. */
    NotFoundPathErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '404';
        title?: 'Not Found';
        code?: 'not_found';
      })[];
    };
    /** Addresses of this page and of others of the list, with the same filter, order and size; null where there is none. */
    PageLinks: {
      self: string;
      first: string;
      prev: string | null;
      next: string | null;
      last: string;
    };
    /** An answer with the status 413: `body_too_large`: The body is larger than 1 MiB. */
    PayloadTooLargeBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '413';
        title?: 'Payload Too Large';
        code?: 'body_too_large';
      })[];
    };
    /** A telephone number of a user, in E.164 form. */
    PhoneNumber: {
      type: 'phone_number';
      id: string;
      attributes: {
        /** What the number is used for, in words of your own. */
        label: string | null;
        /** The telephone number with its country. Written as you like (`+1 (301) 405-1000`), kept and answered in E.164 form. */
        phone_number: string;
        /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
        effective_from: string | null;
        /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
        effective_to: string | null;
        /** The id of the number in the system it comes from, such as the HR system. Lists can be filtered by it. */
        external_id: string | null;
        /** Whatever else your institution keeps about the number: a JSON object of your own, at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
      };
      relationships: {
        /** The person who answers at this number. Needed when a number is created, because nobody would find a number without one. */
        user: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The same person as a member of the faculty: the profile of the user, who has only one. */
        profile: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `phone_number` by its type and id. */
    PhoneNumberIdentifier: {
      type: 'phone_number';
      id: string;
    };
    /** An answer with the status 412: `precondition_failed`: The resource is in `meta.current_version`, which `If-Match` does not name. */
    PreconditionFailedWriteErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '412';
        title?: 'Precondition Failed';
        code?: 'precondition_failed';
      })[];
    };
    /** An answer with the status 428: `precondition_required`: The deployment wants `If-Match` on every change of the type. */
    PreconditionRequiredDemandingErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '428';
        title?: 'Precondition Required';
        code?: 'precondition_required';
      })[];
    };
    /** What is known of a person as a member of the faculty: the anchor of appointments, reviews and credits. */
    Profile: {
      type: 'profile';
      id: string;
      attributes: {
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      relationships: {
        /** The person's account. A profile is made together with its user, and stays with it. */
        user: {
          links: {
            related: string;
          };
          data: components['schemas']['UserIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The unit in which the person is at home. The chairs of it, and of those above it, see the person's workflow cases. */
        department: {
          links: {
            related: string;
          };
          data: components['schemas']['DepartmentIdentifier'] | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `profile` by its type and id. */
    ProfileIdentifier: {
      type: 'profile';
      id: string;
    };
    /** Answer of `read-additional-appointment-related-department`. What the relationship leads to. */
    ReadAdditionalAppointmentRelatedDepartmentResponse: {
      data: components['schemas']['Department'] | null;
      included?: components['schemas']['Department'][];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-additional-appointment-related-profile`. What the relationship leads to. */
    ReadAdditionalAppointmentRelatedProfileResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-additional-appointment`. The additional_appointment. */
    ReadAdditionalAppointmentResponse: {
      data: components['schemas']['AdditionalAppointment'];
      included?: (components['schemas']['Profile'] | components['schemas']['Department'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-address-related-profile`. What the relationship leads to. */
    ReadAddressRelatedProfileResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-address-related-user`. What the relationship leads to. */
    ReadAddressRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-address`. The address. */
    ReadAddressResponse: {
      data: components['schemas']['Address'];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-admin-assistant-role-related-admin-assistant`. What the relationship leads to. */
    ReadAdminAssistantRoleRelatedAdminAssistantResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-admin-assistant-role-related-faculty-member`. What the relationship leads to. */
    ReadAdminAssistantRoleRelatedFacultyMemberResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-admin-assistant-role`. The admin_assistant_role. */
    ReadAdminAssistantRoleResponse: {
      data: components['schemas']['AdminAssistantRole'];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-comment-related-evaluation`. What the relationship leads to. */
    ReadCommentRelatedEvaluationResponse: {
      data: components['schemas']['CourseEvaluation'] | null;
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-comment-related-instructor`. What the relationship leads to. */
    ReadCommentRelatedInstructorResponse: {
      data: components['schemas']['CourseEvaluationSectionInstructor'] | null;
      included?: (components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['User'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-comment-related-period`. What the relationship leads to. */
    ReadCommentRelatedPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'] | null;
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-comment-related-question`. What the relationship leads to. */
    ReadCommentRelatedQuestionResponse: {
      data: components['schemas']['CourseEvaluationQuestion'] | null;
      included?: (components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-comment`. The course_evaluation_comment. */
    ReadCommentResponse: {
      data: components['schemas']['CourseEvaluationComment'];
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationQuestion'] | components['schemas']['CourseEvaluationSectionInstructor'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['User'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-course-related-listing-numbers`. A page of the list. */
    ReadCourseRelatedListingNumbersResponse: {
      data: components['schemas']['CourseEvaluationListingNumber'][];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-course-related-sections`. A page of the list. */
    ReadCourseRelatedSectionsResponse: {
      data: components['schemas']['CourseEvaluationSection'][];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-course`. The course_evaluation_course. */
    ReadCourseResponse: {
      data: components['schemas']['CourseEvaluationCourse'];
      included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-credit-line-item-related-profile`. What the relationship leads to. */
    ReadCreditLineItemRelatedProfileResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-credit-line-item-related-source`. What the relationship leads to. */
    ReadCreditLineItemRelatedSourceResponse: {
      data: components['schemas']['AdditionalAppointment'] | components['schemas']['Address'] | components['schemas']['AdminAssistantRole'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationInvitationBatch'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationQuestion'] | components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationSectionInstructor'] | components['schemas']['CourseEvaluationSectionResponse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationStudent'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluation'] | components['schemas']['CreditLineItem'] | components['schemas']['DepartmentChair'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['File'] | components['schemas']['Folder'] | components['schemas']['PhoneNumber'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['WorkflowCase'] | components['schemas']['WorkflowGroup'] | components['schemas']['Workflow'] | null;
      included?: (components['schemas']['AdditionalAppointment'] | components['schemas']['Address'] | components['schemas']['AdminAssistantRole'] | components['schemas']['CourseEvaluationComment'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationQuestion'] | components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationResult'] | components['schemas']['CourseEvaluationSectionInstructor'] | components['schemas']['CourseEvaluationSectionResponse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationStudent'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluation'] | components['schemas']['CreditLineItem'] | components['schemas']['DepartmentChair'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['File'] | components['schemas']['Folder'] | components['schemas']['PhoneNumber'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['WorkflowCase'] | components['schemas']['WorkflowGroup'] | components['schemas']['Workflow'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-credit-line-item`. The credit_line_item. */
    ReadCreditLineItemResponse: {
      data: components['schemas']['CreditLineItem'];
      included?: (components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-department-chair-related-chair`. What the relationship leads to. */
    ReadDepartmentChairRelatedChairResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-department-chair-related-department`. What the relationship leads to. */
    ReadDepartmentChairRelatedDepartmentResponse: {
      data: components['schemas']['Department'] | null;
      included?: components['schemas']['Department'][];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-department-chair`. The department_chair. */
    ReadDepartmentChairResponse: {
      data: components['schemas']['DepartmentChair'];
      included?: (components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-department-related-children`. A page of the list. */
    ReadDepartmentRelatedChildrenResponse: {
      data: components['schemas']['Department'][];
      included?: components['schemas']['Department'][];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-department-related-parent`. What the relationship leads to. */
    ReadDepartmentRelatedParentResponse: {
      data: components['schemas']['Department'] | null;
      included?: components['schemas']['Department'][];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-department`. The department. */
    ReadDepartmentResponse: {
      data: components['schemas']['Department'];
      included?: components['schemas']['Department'][];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-employment-related-profile`. What the relationship leads to. */
    ReadEmploymentRelatedProfileResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-employment-related-user`. What the relationship leads to. */
    ReadEmploymentRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-employment`. The employment. */
    ReadEmploymentResponse: {
      data: components['schemas']['Employment'];
      included?: (components['schemas']['User'] | components['schemas']['Profile'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-enrolments`. The linkage as it now is. */
    ReadEnrolmentsResponse: {
      data: components['schemas']['CourseEvaluationSectionIdentifier'][];
      links: {
        self: string;
        related: string;
      };
      meta: {
        count: number;
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** Answer of `read-evaluation-period-related-courses`. A page of the list. */
    ReadEvaluationPeriodRelatedCoursesResponse: {
      data: components['schemas']['CourseEvaluationCourse'][];
      included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-evaluation-period-related-evaluations`. A page of the list. */
    ReadEvaluationPeriodRelatedEvaluationsResponse: {
      data: components['schemas']['CourseEvaluation'][];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-evaluation-period-related-question-sets`. A page of the list. */
    ReadEvaluationPeriodRelatedQuestionSetsResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'][];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-evaluation-period-related-schedule`. What the relationship leads to. */
    ReadEvaluationPeriodRelatedScheduleResponse: {
      data: components['schemas']['CourseEvaluationPeriodSchedule'] | null;
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-evaluation-period-related-term`. What the relationship leads to. */
    ReadEvaluationPeriodRelatedTermResponse: {
      data: components['schemas']['CourseEvaluationTerm'] | null;
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-evaluation-period`. The course_evaluation_period. */
    ReadEvaluationPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'];
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-evaluation-related-period`. What the relationship leads to. */
    ReadEvaluationRelatedPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'] | null;
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-evaluation-related-section`. What the relationship leads to. */
    ReadEvaluationRelatedSectionResponse: {
      data: components['schemas']['CourseEvaluationSection'] | null;
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-evaluation`. The course_evaluation. */
    ReadEvaluationResponse: {
      data: components['schemas']['CourseEvaluation'];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** The result with its figures, or without them and why. */
    ReadEvaluationResultResponse: {
      data: components['schemas']['CourseEvaluationResult'];
      meta?: {
        /** How many have answered so far, while it is open. */
        participation?: {
          /** How many students can answer. */
          enrolled: number;
          /** How many have answered. */
          completed: number;
        } | {
          /** How many of a small class have answered. */
          completed_band: '0' | '1–4' | '5+';
        };
        /** The period; left out while it is open, and for a role that sees nothing of it. */
        period?: {
          /** What the period is called. */
          name: string | null;
          /** What it is doing now: until `released`, what is shown is a preview. */
          status: 'draft' | 'scheduled' | 'open' | 'closed' | 'released';
          /** When its results are released. */
          results_release_at: string | null;
          /** What the term is called; null where there is no result. */
          term: string | null;
        };
        /** Those whom the units shown are about. */
        instructors?: {
          /** The section instructor: `instructor` of a unit. */
          id: string;
          /** The instructor, by whom results are found. */
          instructor: string;
          /** The account of the instructor. */
          user: string;
          /** The name of the instructor. */
          display_name: string;
        }[];
      };
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-file-related-folder`. What the relationship leads to. */
    ReadFileRelatedFolderResponse: {
      data: components['schemas']['Folder'] | null;
      included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-file`. The file. */
    ReadFileResponse: {
      data: components['schemas']['File'];
      included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-folder-parent`. What the relationship leads to. */
    ReadFolderParentResponse: {
      data: components['schemas']['Folder'] | null;
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-folder-related-user`. What the relationship leads to. */
    ReadFolderRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-folder`. The folder. */
    ReadFolderResponse: {
      data: components['schemas']['Folder'];
      included?: (components['schemas']['Folder'] | components['schemas']['User'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** The form, with its question sets, sections and questions in order. */
    ReadFormResponse: {
      data: {
        type: 'course_evaluation_form';
        /** That of the evaluation. */
        id: string;
        attributes: {
          /** What the course is called; null for a section without a course. */
          course_name: string | null;
          /** The number or name of the section. */
          section_name: string;
          /** What the evaluation period is called. */
          period_name: string;
        };
        relationships: {
          evaluation: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationIdentifier'];
            meta: Record<string, never>;
          };
          section: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationSectionIdentifier'];
            meta: Record<string, never>;
          };
          /** The question sets, in order. */
          question_sets: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationQuestionSetIdentifier'][];
            meta: Record<string, never>;
          };
          /** The sections of the sets, in order. */
          question_set_sections: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationQuestionSetSectionIdentifier'][];
            meta: Record<string, never>;
          };
          /** The questions of the sections, in order, headings too. */
          questions: {
            links: {
              related: string;
            };
            data: components['schemas']['CourseEvaluationQuestionIdentifier'][];
            meta: Record<string, never>;
          };
          /** Those whom each question about an instructor is about. */
          instructors: {
            links: {
              related: string;
            };
            data: {
              type: 'course_evaluation_section_instructor';
              id: string;
              meta: {
                /** The name of the instructor, as students read it. */
                display_name: string;
              };
            }[];
            meta: Record<string, never>;
          };
        };
        links: {
          self: string;
        };
        meta: {
          /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
          version: number;
        };
      };
      included: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestion'] | components['schemas']['CourseEvaluationSectionInstructor'])[];
      links: {
        self: string;
      };
      meta: {
        /** How many students must answer before any result exists; null where none ever will. */
        threshold: number | null;
        /** Who will read the results; nobody else sees them. */
        readers: {
          /** Who reads: an instructor only what is about the own sections and oneself. */
          role: 'evaluation_office' | 'instructor' | 'department_admin';
          /** From when on the role sees figures; null while that is not decided. */
          figures_from: string | null;
          /** The same of comments, which are reviewed before. */
          comments_from: string | null;
        }[];
        /** Whether five or fewer are enrolled: then answers may be told apart by what they say. */
        is_small_class: boolean;
        /** The service keeps no draft. */
        keeps_drafts: false;
        /** What was sent can not be changed. */
        can_be_changed: false;
        /** What was sent can not be withdrawn. */
        can_be_withdrawn: false;
        /** The same in a sentence, to be shown before anything is sent. */
        notice: string;
      };
    };
    /** Answer of `read-import-rejection`. The import_rejection. */
    ReadImportRejectionResponse: {
      data: components['schemas']['ImportRejection'];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-import`. The import. */
    ReadImportResponse: {
      data: components['schemas']['Import'];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-instructor-related-user`. What the relationship leads to. */
    ReadInstructorRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-instructor`. The course_evaluation_instructor. */
    ReadInstructorResponse: {
      data: components['schemas']['CourseEvaluationInstructor'];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-invitation-batch-period`. What the relationship leads to. */
    ReadInvitationBatchPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'] | null;
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-invitation-batch`. The course_evaluation_invitation_batch. */
    ReadInvitationBatchResponse: {
      data: components['schemas']['CourseEvaluationInvitationBatch'];
      links: components['schemas']['SelfLinks'];
    };
    /** The links, which are not answered a second time. */
    ReadInvitationLinksResponse: {
      meta: {
        /** A row for each student of the batch. */
        invitations: {
          /** The display name of the student’s account. */
          name: string;
          /** The preferred e-mail address; null where there is none. */
          email: string | null;
          /** Leads to the page on which the student answers; whoever has it can answer in the student’s place. */
          link: string;
          /** How many evaluations the student has still to answer. */
          open: number;
        }[];
      };
      links: {
        /** The address that was asked for. */
        self: string;
      };
    };
    /** A line of JSON for each student, with the same members. */
    ReadInvitationLinksResponseAsApplicationXNdjson: string;
    /** A header line and a line for each student. */
    ReadInvitationLinksResponseAsTextCsv: string;
    /** Answer of `read-listing-number-related-course`. What the relationship leads to. */
    ReadListingNumberRelatedCourseResponse: {
      data: components['schemas']['CourseEvaluationCourse'] | null;
      included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-listing-number`. The course_evaluation_listing_number. */
    ReadListingNumberResponse: {
      data: components['schemas']['CourseEvaluationListingNumber'];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-members`. The linkage as it now is. */
    ReadMembersResponse: {
      data: components['schemas']['UserIdentifier'][];
      links: {
        self: string;
      };
      meta: {
        count: number;
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** The person, and in `meta` what the person is and may do. */
    ReadMyAccountResponse: {
      data: {
        type: 'user';
        id: string;
        attributes: {
          /** The person's full name. */
          display_name: string;
          /** The person's e-mail addresses, the preferred one first. */
          emails: string[];
        };
        meta: {
          /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
          version: number;
        };
      };
      meta: {
        /** What the person is by the data; `staff` by the groups. */
        roles: ('staff' | 'chair' | 'assistant' | 'instructor' | 'student')[];
        /** What requests with this token may do. */
        scopes: ('periods:read' | 'periods:write' | 'contacts:read' | 'contacts:write' | 'finance:read' | 'finance:write' | 'people:read' | 'people:write' | 'users:read' | 'users:write' | 'courses:read' | 'courses:write' | 'teaching:read' | 'teaching:write' | 'responses:read' | 'responses:write' | 'responses:submit' | 'students:read' | 'students:write' | 'folders:read' | 'folders:write' | 'cases:read' | 'cases:write' | 'organisation:read' | 'organisation:write' | 'import:read' | 'import:write' | 'invitations:write' | 'invitations:redeem' | 'results:read' | 'results:preview' | 'comments:read' | 'comments:review' | 'changes:read' | 'webhooks:read' | 'webhooks:write' | 'account:read')[];
        /** The departments that the person chairs. */
        departments: {
          id: string;
          name: string;
        }[];
        /** The last 200 sections that the person teaches or has taught, each with the id of its course. */
        sections: {
          id: string;
          name: string;
          course: string | null;
        }[];
      };
      links: {
        self: string;
      };
    };
    /** Answer of `read-period-schedule-related-period`. What the relationship leads to. */
    ReadPeriodScheduleRelatedPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'] | null;
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-period-schedule`. The course_evaluation_period_schedule. */
    ReadPeriodScheduleResponse: {
      data: components['schemas']['CourseEvaluationPeriodSchedule'];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** The summary of the period: how many have answered, and what became of the results. */
    ReadPeriodSummaryResponse: {
      meta: {
        /** What the period is doing now. */
        status: 'draft' | 'scheduled' | 'open' | 'closed' | 'released';
        /** Results by status: `available`, or why they are withheld. */
        statuses: Record<string, number> | null;
        /** Results with each flag. */
        flags: Record<string, number> | null;
        /** Response rates; null where they are not to be told, or could not be counted in time. */
        participation: {
          total: {
            /** The evaluations that are counted here. */
            evaluations: number;
            /** Their students. */
            enrolled: number;
            /** How many of them have answered. */
            completed: number;
            /** Completed of enrolled; null without students. */
            response_rate: number | null;
          } | null;
          /** By the end of each day; a day that adds fewer than five is told with those after it. */
          days: {
            day: string;
            /** How many of them have answered. */
            completed: number;
            /** Completed of enrolled; null without students. */
            response_rate: number | null;
          }[];
          /** An evaluation of several departments counts in each. */
          departments: {
            /** The department of those who have taught. */
            department: string;
            /** The evaluations that are counted here. */
            evaluations: number;
            /** Their students. */
            enrolled: number;
            /** How many of them have answered. */
            completed: number;
            /** Completed of enrolled; null without students. */
            response_rate: number | null;
          }[];
          /** By how many are enrolled. */
          class_sizes: {
            from: number;
            to: number | null;
            /** The evaluations that are counted here. */
            evaluations: number;
            /** Their students. */
            enrolled: number;
            /** How many of them have answered. */
            completed: number;
            /** Completed of enrolled; null without students. */
            response_rate: number | null;
          }[];
        } | null;
      };
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-phone-number-related-profile`. What the relationship leads to. */
    ReadPhoneNumberRelatedProfileResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-phone-number-related-user`. What the relationship leads to. */
    ReadPhoneNumberRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-phone-number`. The phone_number. */
    ReadPhoneNumberResponse: {
      data: components['schemas']['PhoneNumber'];
      included?: (components['schemas']['User'] | components['schemas']['Profile'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-profile-related-department`. What the relationship leads to. */
    ReadProfileRelatedDepartmentResponse: {
      data: components['schemas']['Department'] | null;
      included?: components['schemas']['Department'][];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-profile-related-user`. What the relationship leads to. */
    ReadProfileRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-profile`. The profile. */
    ReadProfileResponse: {
      data: components['schemas']['Profile'];
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question-related-question-set`. What the relationship leads to. */
    ReadQuestionRelatedQuestionSetResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'] | null;
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question-related-question-set-section`. What the relationship leads to. */
    ReadQuestionRelatedQuestionSetSectionResponse: {
      data: components['schemas']['CourseEvaluationQuestionSetSection'] | null;
      included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question`. The course_evaluation_question. */
    ReadQuestionResponse: {
      data: components['schemas']['CourseEvaluationQuestion'];
      included?: (components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question-set-related-period`. What the relationship leads to. */
    ReadQuestionSetRelatedPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'] | null;
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question-set`. The course_evaluation_question_set. */
    ReadQuestionSetResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'];
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question-set-section-related-question-set`. What the relationship leads to. */
    ReadQuestionSetSectionRelatedQuestionSetResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'] | null;
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-question-set-section`. The course_evaluation_question_set_section. */
    ReadQuestionSetSectionResponse: {
      data: components['schemas']['CourseEvaluationQuestionSetSection'];
      included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-recusals`. The linkage as it now is. */
    ReadRecusalsResponse: {
      data: components['schemas']['UserIdentifier'][];
      links: {
        self: string;
      };
      meta: {
        count: number;
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** Answer of `read-rejection-import`. What the relationship leads to. */
    ReadRejectionImportResponse: {
      data: components['schemas']['Import'] | null;
      links: components['schemas']['SelfLinks'];
    };
    /** The students who have something left to answer. */
    ReadRemindersResponse: {
      meta: {
        /** A row for each student, by id. */
        reminders: {
          /** The id of the course_evaluation_student. */
          student: string;
          /** The display name of the student’s account. */
          name: string;
          /** The preferred e-mail address; null where there is none. */
          email: string | null;
          /** How many evaluations the student has still to answer. */
          open: number;
        }[];
      };
      links: {
        /** The address that was asked for. */
        self: string;
      };
    };
    /** A line of JSON for each student, with the same members. */
    ReadRemindersResponseAsApplicationXNdjson: string;
    /** A header line and a line for each student. */
    ReadRemindersResponseAsTextCsv: string;
    /** Response rates of the period, in `meta` alone. */
    ReadResponseRatesResponse: {
      meta: {
        /** What the period is doing now. */
        status: 'draft' | 'scheduled' | 'open' | 'closed' | 'released';
        /** Sections that are evaluated. */
        sections: number;
        /** Enrolments in them; a student of two sections counts twice. */
        enrolled: number;
        /** Responses; a band where few are enrolled, null below the threshold of a period that has closed. */
        completed: unknown;
        /** Responses by enrolments, to six digits; null where `completed` is no number, or nobody is enrolled. */
        response_rate: number | null;
        /** The same by department. */
        departments: {
          /** Id of the department; null for the sections of which no department is known. */
          department: string | null;
          /** Sections that are evaluated. */
          sections: number;
          /** Enrolments in them; a student of two sections counts twice. */
          enrolled: number;
          /** Responses; a band where few are enrolled, null below the threshold of a period that has closed. */
          completed: unknown;
          /** Responses by enrolments, to six digits; null where `completed` is no number, or nobody is enrolled. */
          response_rate: number | null;
        }[];
        /** The responses by day, in order, of what the number of all counts. Empty for those who are not the evaluation office. */
        days: {
          /** A day in UTC on which somebody has answered. */
          day: string;
          /** Responses of that day. */
          completed: number;
        }[];
        /** The same by size of class. Empty for those who are not the evaluation office. */
        class_sizes: {
          /** Least enrolments of these sections. */
          from: number;
          /** Most enrolments of these sections; null for the largest. */
          to: number | null;
          /** Sections that are evaluated. */
          sections: number;
          /** Enrolments in them; a student of two sections counts twice. */
          enrolled: number;
          /** Responses; a band where few are enrolled, null below the threshold of a period that has closed. */
          completed: unknown;
          /** Responses by enrolments, to six digits; null where `completed` is no number, or nobody is enrolled. */
          response_rate: number | null;
        }[];
        /** The sections of an open period below the rate of all, at most 50, the lowest first. Empty for those who are not the evaluation office. */
        behind: {
          /** Id of the evaluation. */
          evaluation: string;
          /** Id of the section. */
          section: string;
          /** What the section is called. */
          section_name: string;
          /** What its course is called; null where it has none. */
          course_name: string | null;
          /** Students of the section. */
          enrolled: number;
          /** Responses. */
          completed: number;
          /** Responses by enrolments, to six digits. */
          response_rate: number;
        }[];
      };
      links: {
        self?: string;
      };
    };
    /** Answer of `read-response-related-evaluation`. What the relationship leads to. */
    ReadResponseRelatedEvaluationResponse: {
      data: components['schemas']['CourseEvaluation'] | null;
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-response`. The course_evaluation_response. */
    ReadResponseResponse: {
      data: components['schemas']['CourseEvaluationResponse'];
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-result-related-course`. What the relationship leads to. */
    ReadResultRelatedCourseResponse: {
      data: components['schemas']['CourseEvaluationCourse'] | null;
      included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-result-related-departments`. A page of the list. */
    ReadResultRelatedDepartmentsResponse: {
      data: components['schemas']['Department'][];
      included?: components['schemas']['Department'][];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-result-related-evaluation`. What the relationship leads to. */
    ReadResultRelatedEvaluationResponse: {
      data: components['schemas']['CourseEvaluation'] | null;
      included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-result-related-instructors`. A page of the list. */
    ReadResultRelatedInstructorsResponse: {
      data: components['schemas']['CourseEvaluationInstructor'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-result-related-period`. What the relationship leads to. */
    ReadResultRelatedPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'] | null;
      included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-result-related-section`. What the relationship leads to. */
    ReadResultRelatedSectionResponse: {
      data: components['schemas']['CourseEvaluationSection'] | null;
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-result-related-term`. What the relationship leads to. */
    ReadResultRelatedTermResponse: {
      data: components['schemas']['CourseEvaluationTerm'] | null;
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-result`. The course_evaluation_result. */
    ReadResultResponse: {
      data: components['schemas']['CourseEvaluationResult'];
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['Department'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-instructor-related-instructor`. What the relationship leads to. */
    ReadSectionInstructorRelatedInstructorResponse: {
      data: components['schemas']['CourseEvaluationInstructor'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-instructor-related-section`. What the relationship leads to. */
    ReadSectionInstructorRelatedSectionResponse: {
      data: components['schemas']['CourseEvaluationSection'] | null;
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-instructor`. The course_evaluation_section_instructor. */
    ReadSectionInstructorResponse: {
      data: components['schemas']['CourseEvaluationSectionInstructor'];
      included?: (components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['User'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-related-course`. What the relationship leads to. */
    ReadSectionRelatedCourseResponse: {
      data: components['schemas']['CourseEvaluationCourse'] | null;
      included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-related-term`. What the relationship leads to. */
    ReadSectionRelatedTermResponse: {
      data: components['schemas']['CourseEvaluationTerm'] | null;
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section`. The course_evaluation_section. */
    ReadSectionResponse: {
      data: components['schemas']['CourseEvaluationSection'];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-response-related-evaluation-response`. What the relationship leads to. */
    ReadSectionResponseRelatedEvaluationResponseResponse: {
      data: components['schemas']['CourseEvaluationResponse'] | null;
      included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-response-related-question-set-section`. What the relationship leads to. */
    ReadSectionResponseRelatedQuestionSetSectionResponse: {
      data: components['schemas']['CourseEvaluationQuestionSetSection'] | null;
      included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-section-response`. The course_evaluation_section_response. */
    ReadSectionResponseResponse: {
      data: components['schemas']['CourseEvaluationSectionResponse'];
      included?: (components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-student-related-sections`. A page of the list. */
    ReadStudentRelatedSectionsResponse: {
      data: components['schemas']['CourseEvaluationSection'][];
      included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-student-related-user`. What the relationship leads to. */
    ReadStudentRelatedUserResponse: {
      data: components['schemas']['User'] | null;
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-student`. The course_evaluation_student. */
    ReadStudentResponse: {
      data: components['schemas']['CourseEvaluationStudent'];
      included?: (components['schemas']['User'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['Department'] | components['schemas']['CourseEvaluationListingNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-term`. The course_evaluation_term. */
    ReadTermResponse: {
      data: components['schemas']['CourseEvaluationTerm'];
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-user-related-addresses`. A page of the list. */
    ReadUserRelatedAddressesResponse: {
      data: components['schemas']['Address'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-user-related-admin-assistant-roles`. A page of the list. */
    ReadUserRelatedAdminAssistantRolesResponse: {
      data: components['schemas']['AdminAssistantRole'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-user-related-current-employment`. What the relationship leads to. */
    ReadUserRelatedCurrentEmploymentResponse: {
      data: components['schemas']['Employment'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-user-related-employments`. A page of the list. */
    ReadUserRelatedEmploymentsResponse: {
      data: components['schemas']['Employment'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-user-related-phone-numbers`. A page of the list. */
    ReadUserRelatedPhoneNumbersResponse: {
      data: components['schemas']['PhoneNumber'][];
      included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
      meta: components['schemas']['CountedPage'];
      links: components['schemas']['PageLinks'];
    };
    /** Answer of `read-user-related-profile`. What the relationship leads to. */
    ReadUserRelatedProfileResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-user`. The user. */
    ReadUserResponse: {
      data: components['schemas']['User'];
      included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-webhook-delivery`. The webhook_delivery. */
    ReadWebhookDeliveryResponse: {
      data: components['schemas']['WebhookDelivery'];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-webhook-endpoint`. The webhook_endpoint. */
    ReadWebhookEndpointResponse: {
      data: components['schemas']['WebhookEndpoint'];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-webhook-recovery`. The webhook_recovery. */
    ReadWebhookRecoveryResponse: {
      data: components['schemas']['WebhookRecovery'];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-workflow-case-related-candidate`. What the relationship leads to. */
    ReadWorkflowCaseRelatedCandidateResponse: {
      data: components['schemas']['Profile'] | null;
      included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-workflow-case-related-workflow-group`. What the relationship leads to. */
    ReadWorkflowCaseRelatedWorkflowGroupResponse: {
      data: components['schemas']['WorkflowGroup'] | null;
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-workflow-case-related-workflow`. What the relationship leads to. */
    ReadWorkflowCaseRelatedWorkflowResponse: {
      data: components['schemas']['Workflow'] | null;
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-workflow-case`. The workflow_case. */
    ReadWorkflowCaseResponse: {
      data: components['schemas']['WorkflowCase'];
      included?: (components['schemas']['WorkflowGroup'] | components['schemas']['Profile'] | components['schemas']['Workflow'] | components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-workflow-group`. The workflow_group. */
    ReadWorkflowGroupResponse: {
      data: components['schemas']['WorkflowGroup'];
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** Answer of `read-workflow`. The workflow. */
    ReadWorkflowResponse: {
      data: components['schemas']['Workflow'];
      included?: Record<string, unknown>[];
      links: components['schemas']['SelfLinks'];
    };
    /** A request that creates a `webhook_recovery`. The sending again of what an endpoint has missed; it goes on by itself. Required: `since`. */
    RecoverWebhookDeliveriesRequest: {
      data: {
        type: 'webhook_recovery';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** The id of the endpoint that has missed something. Ignored in this request. */
          endpoint_id?: unknown;
          /** The beginning of the time whose events are sent again; they are kept for 30 days. */
          since: string;
          /** The end of the time; the moment of the request unless said. */
          until?: string | null;
          /** How far it is: waiting, at work, done, or `failed`, because the endpoint is gone or disabled. Ignored in this request. */
          state?: unknown;
          /** How many deliveries it has set going so far. Ignored in this request. */
          replayed?: unknown;
          /** When it ended, in UTC; null until then. Ignored in this request. */
          finished_at?: unknown;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** The recovery, which goes on by itself. */
    RecoverWebhookDeliveriesResponse: {
      data: components['schemas']['WebhookRecovery'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that creates a `invitation_redemption`. What is said when an invitation is redeemed: a code, or, by the institution's portal, a student and a period. Required: nothing but the type. */
    RedeemInvitationRequest: {
      data: {
        type: 'invitation_redemption';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** The code at the end of the student's link. */
          code?: string | null;
        };
        relationships?: {
          /** With a token instead of a code: the student who will answer. */
          student?: {
            data: {
              type: 'course_evaluation_student';
              id: string;
            } | null;
          };
          /** With a token instead of a code: the period whose evaluations the student will answer. */
          period?: {
            data: {
              type: 'course_evaluation_period';
              id: string;
            } | null;
          };
        };
      };
    };
    /** A token by which the student answers. */
    RedeemInvitationResponse: {
      data: {
        type: 'invitation_redemption';
        /** Nothing is kept of a redemption: the id leads nowhere. */
        id: string;
      };
      meta: {
        /** An access token with the scope `responses:submit`, for this student and period. */
        token: string;
        /** When the token ends, 30 minutes after the redemption. */
        expires_at: string;
        period: {
          /** What the evaluation period is called. */
          name: string;
          /** From when on the student can answer; null if not decided. */
          opens_at: string | null;
          /** Until when the student can answer; null if not decided. */
          closes_at: string | null;
        };
      };
    };
    /** The delivery, whose next attempt is due now. */
    RedeliverWebhookDeliveryResponse: {
      data: components['schemas']['WebhookDelivery'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `remove-enrolments`. The linkage as it now is. */
    RemoveEnrolmentsResponse: {
      data: components['schemas']['CourseEvaluationSectionIdentifier'][];
      links: {
        self: string;
        related: string;
      };
      meta: {
        count: number;
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** Answer of `replace-enrolments`. The linkage as it now is. */
    ReplaceEnrolmentsResponse: {
      data: components['schemas']['CourseEvaluationSectionIdentifier'][];
      links: {
        self: string;
        related: string;
      };
      meta: {
        count: number;
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** Names one resource of whichever type by its type and id. */
    ResourceIdentifier: {
      type: string;
      id: string;
    };
    /** The endpoint, and its new secret. */
    RotateWebhookSecretResponse: {
      data: components['schemas']['WebhookEndpoint'];
      meta: {
        /** The secret by which messages are verified: `whsec_` and base64. Null in the answer to a repeated request: rotate to get a new one. */
        secret: string | null;
        /** Until when messages have a signature by the old secret too, in UTC. */
        former_secret_signs_until?: string;
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay?: 'current';
      };
    };
    /** Rows as CSV (RFC 4180), the names of the columns first, or as lines of JSON. What an answer has no room for is behind its `Link` header, without the names again: the answers one after the other are one file. */
    Rows: string;
    /** The address under which the document was asked for. */
    SelfLinks: {
      self: string;
    };
    /** An answer with the status 503: `sign_in_unavailable`: The identity provider of somebody who has signed in does not answer. `unavailable`: The data store does not answer, or others change the same record all the time. `timeout`: The request took longer than it may; look whether a create has happened before you repeat it. */
    ServiceUnavailableErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '503';
        title?: 'Service Unavailable';
        code?: 'sign_in_unavailable' | 'unavailable' | 'timeout';
      })[];
    };
    /** How the ping went. */
    TestWebhookEndpointResponse: {
      meta: {
        /** Whether the answer had a status of 2xx. */
        succeeded: boolean;
        /** The status of the answer; null where none came. */
        response_status: number | null;
        /** Why no answer came; null where one did. */
        failure: 'unresolved' | 'address_not_public' | 'timeout' | 'connection_failed' | 'endpoint_disabled' | 'endpoint_deleted' | null;
        /** How long it took, in milliseconds. */
        duration_ms: number;
        /** The first kilobyte of the answer. */
        response_body: string | null;
      };
      links: {
        /** The address that was asked for. */
        self: string;
      };
    };
    /** An answer with the status 429: `rate_limited`: The access token has used up its quota of requests a minute. */
    TooManyRequestsErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '429';
        title?: 'Too Many Requests';
        code?: 'rate_limited';
      })[];
    };
    /** An answer with the status 429: `rate_limited`: The access token has used up its quota of requests a minute. `too_many_codes`: Too many codes from the same network were not valid in this minute. */
    TooManyRequestsRedeemInvitationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '429';
        title?: 'Too Many Requests';
        code?: 'rate_limited' | 'too_many_codes';
      })[];
    };
    /** An answer with the status 401: `unauthorized`: The access token is missing, unknown, expired or revoked, or its user is not active. */
    UnauthorizedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '401';
        title?: 'Unauthorized';
        code?: 'unauthorized';
      })[];
    };
    /** An answer with the status 401: `unauthorized`: The request names a student without a token, or has a token that is not valid. */
    UnauthorizedRedeemInvitationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '401';
        title?: 'Unauthorized';
        code?: 'unauthorized';
      })[];
    };
    /** What a request removes from a relationship: identifiers of the type `course_evaluation_section`. */
    UnlinkedCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        id: string;
      }[];
    };
    /** What a request removes from a relationship: identifiers of the type `user`. */
    UnlinkedUser: {
      data: {
        type: 'user';
        id: string;
      }[];
    };
    /** An answer with the status 415: `unsupported_media_type`: The `Content-Type` is not `application/vnd.api+json`, or has parameters. */
    UnsupportedMediaTypeBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '415';
        title?: 'Unsupported Media Type';
        code?: 'unsupported_media_type';
      })[];
    };
    /** A request that changes a `additional_appointment`. An appointment that a person holds besides the employment, such as a joint or an endowed chair. What is absent stays as it is; `null` clears. */
    UpdateAdditionalAppointment: {
      data: {
        type: 'additional_appointment';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          /** The title that comes with the appointment. */
          title?: string;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** A short note by which your institution sorts appointments, in words of your own. */
          label?: string | null;
          /** Whether the appointment is to be shown prominently, for example on the person's public page. */
          featured?: boolean | null;
          /** The id of the appointment in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The share of a full workload that the appointment takes, in percent from 0 to 100. */
          percent_allocation?: number | null;
          /** Remarks on the appointment as minimal HTML. Scripts, styles and unsafe links are removed before it is kept. */
          note?: string | null;
          /** Whatever else your institution keeps about the appointment: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. Ignored in this request. */
          is_current?: unknown;
          /** The note without its markup, entities decoded, for places that can't show HTML. Computed on every read. Ignored in this request. */
          note_as_plain_text?: unknown;
        };
        relationships?: {
          /** The member of the faculty who holds the appointment. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          /** The unit in which the appointment is held, if it belongs to one. A department that is named here can't be deleted. */
          department?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `update-additional-appointment`. The additional_appointment as it now is. */
    UpdateAdditionalAppointmentResponse: {
      data: components['schemas']['AdditionalAppointment'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `address`. A postal address at which a person can be reached, now or in the past. What is absent stays as it is; `null` clears. */
    UpdateAddress: {
      data: {
        type: 'address';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          /** What the address is used for, in words of your own. */
          label?: string | null;
          /** The id of the address in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** First line of the street address: house and street, or a building. The one part that an address can't do without. */
          address_line1?: string;
          /** Second line of the street address, such as an apartment or a room. */
          address_line2?: string | null;
          /** Third line of the street address, where two are not enough. */
          address_line3?: string | null;
          /** The largest administrative unit within the country: state, province or region. */
          address_level1?: string | null;
          /** The unit below level 1, usually the city or town. */
          address_level2?: string | null;
          /** The unit below level 2, such as a district of a city. */
          address_level3?: string | null;
          /** The smallest unit, below level 3, such as a neighbourhood; few countries need it. */
          address_level4?: string | null;
          /** The country, preferably as an ISO 3166-1 alpha-2 code in capitals, from which the service derives `country_name`. */
          country?: string | null;
          /** The country's name to print. Unless you set it, the English name of the code in `country`. */
          country_name?: string | null;
          /** The postal or ZIP code as the country writes it. */
          postal_code?: string | null;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string | null;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** Whatever else your institution keeps about the address: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. Ignored in this request. */
          is_current?: unknown;
        };
        relationships?: {
          /** The person whose address it is. Needed when an address is created, because nobody would find an address without one. */
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
          /** The same person as a member of the faculty: the profile of the user, who has only one. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `update-address`. The address as it now is. */
    UpdateAddressResponse: {
      data: components['schemas']['Address'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `admin_assistant_role`. The role in which one user assists another. What is absent stays as it is; `null` clears. */
    UpdateAdminAssistantRole: {
      data: {
        type: 'admin_assistant_role';
        id: string;
        /** Effective to must be on or after effective from. Faculty member must be other than admin assistant. */
        attributes?: {
          /** The id of the role in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string | null;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
        };
        relationships?: {
          /** The user who assists. While the role is in effect, the assistant sees the workflow cases of the faculty member. */
          admin_assistant?: {
            data: {
              type: 'user';
              id: string;
            };
          };
          /** The user who is assisted; it must be somebody other than the assistant. */
          faculty_member?: {
            data: {
              type: 'user';
              id: string;
            };
          };
        };
      };
    };
    /** Answer of `update-admin-assistant-role`. The admin_assistant_role as it now is. */
    UpdateAdminAssistantRoleResponse: {
      data: components['schemas']['AdminAssistantRole'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-comment`. The course_evaluation_comment as it now is. */
    UpdateCommentResponse: {
      data: components['schemas']['CourseEvaluationComment'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `course_evaluation`. The evaluation of one section in one period. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluation: {
      data: {
        type: 'course_evaluation';
        id: string;
        attributes?: {
          /** Whether `results_release_at` is the evaluation's own; else that of its period holds. False takes the own value away. */
          overrides_results_release_at?: boolean | null;
          /** From when on the results of this evaluation may be seen, an instant; never before the period closes. Null with `overrides_results_release_at`: they are never released, whatever the period says. */
          results_release_at?: string | null;
          /** Whether `minimum_response_threshold` is the evaluation's own; else that of its period holds. It can't be changed once the period has closed. */
          overrides_minimum_response_threshold?: boolean | null;
          /** How many completed responses this evaluation needs before its results are shown, at least 1. Null with `overrides_minimum_response_threshold`: its results are never released. It can't be changed once the period has closed. */
          minimum_response_threshold?: number | null;
          /** Whether `flag_answers_at_or_below` is the evaluation's own; else that of its period holds. It can't be changed once the period has closed. */
          overrides_flag_answers_at_or_below?: boolean | null;
          /** A scale question of this evaluation is flagged `low_answer` when the interpolated median of its answers is at or below this value. Null with `overrides_flag_answers_at_or_below` turns the rule off. */
          flag_answers_at_or_below?: number | null;
          /** Whether `flag_standard_deviation_above` is the evaluation's own; else that of its period holds. It can't be changed once the period has closed. */
          overrides_flag_standard_deviation_above?: boolean | null;
          /** A scale question of this evaluation is flagged `high_deviation` when the standard deviation of its answers exceeds this value, 0 or more. Null with `overrides_flag_standard_deviation_above` turns the rule off. */
          flag_standard_deviation_above?: number | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The period in which the section is evaluated. Ignored in this request. */
          period?: unknown;
          /** The section that is evaluated; it can't be deleted once the period has opened. Ignored in this request. */
          section?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_comment`. What one student, who is not named, wrote to one question. Its id and its times tell nothing of the others that the same student wrote. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationComment: {
      data: {
        type: 'course_evaluation_comment';
        id: string;
        /** Reason must say why it was removed. */
        attributes?: {
          /** What was written. A reviewer may make it unrecognisable: until the results are released, `original_text` keeps what stood there. Null where it was removed, but for reviewers. */
          text?: string;
          /** Whether it is about the course or about an instructor. Ignored in this request. */
          subject?: unknown;
          /** Who may read it: `undecided` only reviewers, `public` all who may see the result, `private` only the instructor concerned, `removed` nobody. */
          decision?: 'undecided' | 'public' | 'private' | 'removed';
          /** Why it was removed; a comment that is removed must have one. */
          reason?: string | null;
          /** Whether a reviewer has changed the text. Ignored in this request. */
          is_edited?: unknown;
          /** What stood there before a reviewer changed it. Only reviewers see it, and only until the results are released: then it is forgotten. Ignored in this request. */
          original_text?: unknown;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The evaluation in which it was written. Ignored in this request. */
          evaluation?: unknown;
          /** The period in which it was written, by which lists are filtered. Ignored in this request. */
          period?: unknown;
          /** The question that was answered. Ignored in this request. */
          question?: unknown;
          /** The instructor concerned, as who teaches the section; null for a comment on the course. Ignored in this request. */
          instructor?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_course`. A course as the catalogue knows it; its sections are what is taught and evaluated. A section or a listing number goes to another course by naming that itself. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationCourse: {
      data: {
        type: 'course_evaluation_course';
        id: string;
        attributes?: {
          /** The title of the course in the catalogue, without its number. */
          name?: string;
          /** The id of the course in the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** The title with the first listing number before it, computed on every read; the title alone when there is no number. Ignored in this request. */
          display_name?: unknown;
        };
        relationships?: {
          /** The numbers under which the catalogue lists the course, in their order. A number that has no course yet can be taken over when the course is created. Ignored in this request. */
          listing_numbers?: unknown;
          /** All sections of the course, of whichever term. A section that has no course yet can be taken over when the course is created. Ignored in this request. */
          sections?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_listing_number`. A number under which a course is listed, such as `MATH 101`; a cross-listed course has several. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationListingNumber: {
      data: {
        type: 'course_evaluation_listing_number';
        id: string;
        attributes?: {
          /** Subject and number as the catalogue prints them. Lists can be filtered by it. */
          number?: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The course that is listed so. Name another one to move the number; the course shows it in its `display_name`. */
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
        };
      };
    };
    /** A request that changes a `course_evaluation_period`. A span of time in which students evaluate the sections of the courses that it covers. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationPeriod: {
      data: {
        type: 'course_evaluation_period';
        id: string;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** What the period is called, as students and instructors see it; lists can be sorted by it. */
          name?: string;
          /** When in the term the evaluation takes place: at its end, in its middle, or at a time of your own. */
          evaluation_type?: 'end_of_term' | 'midterm' | 'custom';
          /** What is evaluated: each section as a whole, or each of its instructors. */
          kind?: 'section' | 'instructor' | null;
          /** Whether the period is still being prepared. A new period is a draft; set it to false to let the schedule open it, and back to true to withdraw it. Once it has opened, that discards what students have answered: say so with `"meta": {"discard_results": true}` beside `data`, else it is refused with 409. */
          draft?: boolean | null;
          /** From when on the results may be seen, an instant; never before the period closes. Null: the results are never released. An evaluation may have its own, and so for the three settings below. */
          results_release_at?: string | null;
          /** How many completed responses an evaluation needs before its results are shown, at least 1. Null: the results are never released. Once the period has closed, results are worked out with it, and it can no longer be changed. */
          minimum_response_threshold?: number | null;
          /** A scale question is flagged `low_answer` when the interpolated median of its answers is at or below this value. Null turns the rule off. Once the period has closed, results are worked out with it. */
          flag_answers_at_or_below?: number | null;
          /** A scale question is flagged `high_deviation` when the standard deviation of its answers exceeds this value, 0 or more. Null turns the rule off. Once the period has closed, results are worked out with it. */
          flag_standard_deviation_above?: number | null;
          /** Who may see the results once they are released, besides the evaluation office. A role named twice counts once. */
          results_visible_to_roles?: ('instructor' | 'department_admin')[] | null;
          /** Text shown above the results of every evaluation of the period, on the page and in PDFs, as minimal HTML. Scripts, styles and unsafe links are removed before it is kept. */
          results_guidelines?: string | null;
          /** The ids of the courses whose sections the period evaluates, at most 5,000. Writing it replaces the whole set: sections of added courses get evaluations, and courses left out lose theirs with all responses. */
          course_uuids?: string[] | null;
          /** What the period is doing now, computed on every read from `draft`, the schedule and `results_release_at`: students respond only while it is `open`. Ignored in this request. */
          status?: unknown;
        };
        relationships?: {
          /** The academic term whose sections are evaluated. Naming another one gives the period the sections of that term instead. */
          term?: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
          /** When the period opens and closes; null until a schedule has been created for it. Ignored in this request. */
          schedule?: unknown;
          /** One evaluation for each section of a covered course in the term. They are made and destroyed as `course_uuids` changes. Ignored in this request. */
          evaluations?: unknown;
          /** The questions that are asked, in the order in which students meet them. Each question set names its period. Ignored in this request. */
          question_sets?: unknown;
          /** The courses that the period covers, the same as `course_uuids`. Ignored in this request. */
          courses?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_period_schedule`. When an evaluation period opens and closes; it stays with its period, which has no other. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationPeriodSchedule: {
      data: {
        type: 'course_evaluation_period_schedule';
        id: string;
        /** Closes at must be after opens at. */
        attributes?: {
          /** From this instant on students can respond. Null: the period does not open by itself. */
          opens_at?: string | null;
          /** From this instant on students can no longer respond; it must come after `opens_at`. Null: the period stays open. */
          closes_at?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The evaluation period that opens and closes so; each has one schedule, which stays with it. Ignored in this request. */
          period?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_question`. A question of a section of a question set. Once students may have answered its set, only translations change. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationQuestion: {
      data: {
        type: 'course_evaluation_question';
        id: string;
        /** Scale must be given for this kind. Scale does not apply here. Choices must be given for this kind. Choices does not apply here. Allows comment does not apply here. Max length does not apply here. */
        attributes?: {
          /** What is asked, as students read it; of a heading, what it says. */
          text?: string;
          /** The text in other languages, by language tag: the one attribute that can still be changed once students have answered. */
          text_translations?: Record<string, string> | null;
          /** How it is answered: on a scale, by one choice, by several, by a text; a heading is not answered at all. */
          kind?: 'scale' | 'single_choice' | 'multiple_choice' | 'text' | 'heading';
          /** What it is about: the course is asked about once, an instructor once for each of the section's instructors. */
          subject?: 'course' | 'instructor' | null;
          /** Its place among the questions of its section, from 0; questions without one come last. */
          position?: number | null;
          /** Whether a response must answer it. */
          is_required?: boolean | null;
          /** Whether "not applicable" is offered as an answer of its own, which no figure counts. */
          not_applicable?: boolean | null;
          /** Of a question of the kind `scale`, and only of one: how many `points` it has (2 to 10), the `first` value (1 unless said), as many `labels` as points, the `polarity` (`ascending` unless said: the greatest value is the best; `descending`: the least; `bipolar`: the `ideal`, the middle unless said), and `favourable_from`, from which on towards the good end a value counts as favourable. Unless said these are the values beyond the middle: the top 2 of 5, the top 3 of 7; none on a bipolar scale. */
          scale?: {
            points: number;
            first?: number;
            labels?: string[];
            polarity?: 'ascending' | 'descending' | 'bipolar';
            favourable_from?: number;
            ideal?: number;
          } | null;
          /** Of a question of choices, and only of one: what can be chosen, at most 50, in this order. Answers name the keys. */
          choices?: {
            key: string;
            label: string;
          }[] | null;
          /** Whether a comment can be added to the answer; never of a text or a heading. */
          allows_comment?: boolean | null;
          /** Of a text question: the most characters of its answer, at most 10,000; 4,000 unless said. */
          max_length?: number | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The part of a question set in which it is asked, for good. Ignored in this request. */
          question_set_section?: unknown;
          /** The question set, that of its section. Set by the service. Ignored in this request. */
          question_set?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_question_set`. Questions that a period asks; `position` is the place in which students meet the set. It stays in its period. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationQuestionSet: {
      data: {
        type: 'course_evaluation_question_set';
        id: string;
        attributes?: {
          /** What the set is called, as those who write questions see it. */
          name?: string;
          /** The place of the set among those of its period, from 0; sets without one come last. */
          position?: number | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The evaluation period that asks these questions. A set stays with its period. Ignored in this request. */
          period?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_question_set_section`. A part of a question set that is answered as a whole. What students have answered stays in its set. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationQuestionSetSection: {
      data: {
        type: 'course_evaluation_question_set_section';
        id: string;
        attributes?: {
          /** The heading under which its questions stand. */
          name?: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The question set of which it is a part, for good: what students have answered stays in its set. Ignored in this request. */
          question_set?: unknown;
        };
      };
    };
    /** A request that changes a `course_evaluation_section`. A course taught once, in one term. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        id: string;
        attributes?: {
          /** The section's number or name within its course and term. */
          name?: string;
          /** The id of the section in the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** Whether the class does not take place, so that it is not evaluated: set it to true and its evaluations go, except those that students have answered, which take no more answers and are never released. False has it evaluated again. Also true while an import's source has removed the section. */
          cancelled?: boolean | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The course that is taught. A section with a course is evaluated in every period that covers the course in its term. */
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
          /** The academic term in which the section is taught. */
          term?: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
        };
      };
    };
    /** A request that changes a `course_evaluation_student`. A person as a student of sections. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationStudent: {
      data: {
        type: 'course_evaluation_student';
        id: string;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The person's account; a student record stays with its user. Ignored in this request. */
          user?: unknown;
          /** The sections that the student is enrolled in, which are those that the student can evaluate. Use the relationship endpoints to add or remove a few of many. */
          sections?: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            }[];
          };
        };
      };
    };
    /** A request that changes a `course_evaluation_term`. An academic term, such as a semester, in which sections are taught. What is absent stays as it is; `null` clears. */
    UpdateCourseEvaluationTerm: {
      data: {
        type: 'course_evaluation_term';
        id: string;
        attributes?: {
          /** What the term is called, as the registrar prints it. */
          name?: string;
          /** The id of the term in the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** First day of the term; for information only, no period opens by it. */
          start_date?: string | null;
          /** Last day of the term; for information only, no period closes by it. */
          end_date?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** Answer of `update-course`. The course_evaluation_course as it now is. */
    UpdateCourseResponse: {
      data: components['schemas']['CourseEvaluationCourse'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `credit_line_item`. A credit on a faculty member's account, such as a travel grant or a course release. What is absent stays as it is; `null` clears. */
    UpdateCreditLineItem: {
      data: {
        type: 'credit_line_item';
        id: string;
        attributes?: {
          /** The day on which the credit takes effect in the books. */
          transaction_date?: string;
          /** How much is credited, in the currency of the institution's books; negative for a charge. Every decimal digit is kept, up to 38: read it with a parser that does not round. */
          amount?: number;
          /** What the credit is for, at most 10,000 characters. */
          description?: string | null;
          /** The id of the entry in the finance system it comes from. Lists can be filtered by it. */
          external_id?: string | null;
          /** The academic term to which the credit belongs, in your own words; it names no term of the evaluations. */
          term?: string | null;
          /** A remark for those who keep the books, at most 10,000 characters. */
          comment?: string | null;
          /** Whatever else your institution keeps about the entry: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** What kind of credit it is, in the finance system's own words. Set by imports; ignored in a request. Ignored in this request. */
          category?: unknown;
          /** How far the entry has been processed, in the finance system's own words. Set by imports; ignored in a request. Ignored in this request. */
          status?: unknown;
        };
        relationships?: {
          /** The member of the faculty on whose account the credit stands. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
          /** The record for which the credit is given, such as a section or an additional appointment; it may be of any type of the institution's data, but no result or comment of a course evaluation. */
          source?: {
            data: {
              type: string;
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `update-credit-line-item`. The credit_line_item as it now is. */
    UpdateCreditLineItemResponse: {
      data: components['schemas']['CreditLineItem'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `department`. A unit of the institution; departments form a tree. What is absent stays as it is; `null` clears. */
    UpdateDepartment: {
      data: {
        type: 'department';
        id: string;
        attributes?: {
          /** The unit's name as the institution prints it; the list of departments is sorted by it. */
          name?: string;
          /** The id of the unit in the system it comes from, such as the student information system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether the unit stands at the top, without a parent; computed on every read. The list of departments shows only these. Ignored in this request. */
          is_root?: unknown;
        };
        relationships?: {
          /** The unit to which this one belongs, such as a department's college; null for one at the top. No department can lie within itself. */
          parent?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
          /** The units directly below this one. Each of them names its parent. Ignored in this request. */
          children?: unknown;
        };
      };
    };
    /** Answer of `update-department`. The department as it now is. */
    UpdateDepartmentResponse: {
      data: components['schemas']['Department'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `employment`. A position that a user holds or has held; it stays with its user. What is absent stays as it is; `null` clears. */
    UpdateEmployment: {
      data: {
        type: 'employment';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** The id of the position in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** The job title as the contract or the directory has it. */
          title?: string;
          /** Whatever else your institution keeps about the position: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. Ignored in this request. */
          is_current?: unknown;
        };
        relationships?: {
          /** The person who holds the position. Given by the path when the employment is created, and never changed. Ignored in this request. */
          user?: unknown;
          /** The profile of the same person. It follows from the user, and a body that names another is refused. Ignored in this request. */
          profile?: unknown;
        };
      };
    };
    /** Answer of `update-employment`. The employment as it now is. */
    UpdateEmploymentResponse: {
      data: components['schemas']['Employment'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-evaluation-period`. The course_evaluation_period as it now is. */
    UpdateEvaluationPeriodResponse: {
      data: components['schemas']['CourseEvaluationPeriod'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-evaluation`. The course_evaluation as it now is. */
    UpdateEvaluationResponse: {
      data: components['schemas']['CourseEvaluation'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `file`. A document in a folder. What is absent stays as it is; `null` clears. */
    UpdateFile: {
      data: {
        type: 'file';
        id: string;
        attributes?: {
          /** The file's name with its extension. The content is kept elsewhere: the service knows only that there is such a file. */
          name?: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The folder in which the file lies; a folder with files can't be deleted. */
          folder?: {
            data: {
              type: 'folder';
              id: string;
            };
          };
        };
      };
    };
    /** Answer of `update-file`. The file as it now is. */
    UpdateFileResponse: {
      data: components['schemas']['File'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `folder`. A folder of documents; folders form a tree. What is absent stays as it is; `null` clears. */
    UpdateFolder: {
      data: {
        type: 'folder';
        id: string;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** What the folder is called, as its users see it. */
          name?: string;
          /** Whether the folder is closed to changes by its users. The service only keeps it: this API changes locked folders too. */
          locked?: boolean | null;
        };
        relationships?: {
          /** The folder in which this one lies; null for one at the top. No folder can lie within itself. */
          parent?: {
            data: {
              type: 'folder';
              id: string;
            } | null;
          };
          /** The folders directly in this one; each of them names its parent. Ignored in this request. */
          children?: unknown;
          /** The person to whom the folder belongs, if it belongs to one. */
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `update-folder`. The folder as it now is. */
    UpdateFolderResponse: {
      data: components['schemas']['Folder'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-listing-number`. The course_evaluation_listing_number as it now is. */
    UpdateListingNumberResponse: {
      data: components['schemas']['CourseEvaluationListingNumber'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-period-schedule`. The course_evaluation_period_schedule as it now is. */
    UpdatePeriodScheduleResponse: {
      data: components['schemas']['CourseEvaluationPeriodSchedule'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `phone_number`. A telephone number of a user, in E.164 form. What is absent stays as it is; `null` clears. */
    UpdatePhoneNumber: {
      data: {
        type: 'phone_number';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          /** What the number is used for, in words of your own. */
          label?: string | null;
          /** The telephone number with its country. Written as you like (`+1 (301) 405-1000`), kept and answered in E.164 form. */
          phone_number?: string;
          /** First day on which the record is in effect, that day included. Null leaves the beginning open. */
          effective_from?: string | null;
          /** Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null leaves the end open. */
          effective_to?: string | null;
          /** The id of the number in the system it comes from, such as the HR system. Lists can be filtered by it. */
          external_id?: string | null;
          /** Whatever else your institution keeps about the number: a JSON object of your own, at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
        };
        relationships?: {
          /** The person who answers at this number. Needed when a number is created, because nobody would find a number without one. */
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
          /** The same person as a member of the faculty: the profile of the user, who has only one. */
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `update-phone-number`. The phone_number as it now is. */
    UpdatePhoneNumberResponse: {
      data: components['schemas']['PhoneNumber'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `profile`. What is known of a person as a member of the faculty: the anchor of appointments, reviews and credits. What is absent stays as it is; `null` clears. */
    UpdateProfile: {
      data: {
        type: 'profile';
        id: string;
        attributes?: {
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The person's account. A profile is made together with its user, and stays with it. Ignored in this request. */
          user?: unknown;
          /** The unit in which the person is at home. The chairs of it, and of those above it, see the person's workflow cases. */
          department?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
        };
      };
    };
    /** Answer of `update-profile`. The profile as it now is. */
    UpdateProfileResponse: {
      data: components['schemas']['Profile'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-question`. The course_evaluation_question as it now is. */
    UpdateQuestionResponse: {
      data: components['schemas']['CourseEvaluationQuestion'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-question-set`. The course_evaluation_question_set as it now is. */
    UpdateQuestionSetResponse: {
      data: components['schemas']['CourseEvaluationQuestionSet'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-question-set-section`. The course_evaluation_question_set_section as it now is. */
    UpdateQuestionSetSectionResponse: {
      data: components['schemas']['CourseEvaluationQuestionSetSection'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-section`. The course_evaluation_section as it now is. */
    UpdateSectionResponse: {
      data: components['schemas']['CourseEvaluationSection'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-student`. The course_evaluation_student as it now is. */
    UpdateStudentResponse: {
      data: components['schemas']['CourseEvaluationStudent'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-term`. The course_evaluation_term as it now is. */
    UpdateTermResponse: {
      data: components['schemas']['CourseEvaluationTerm'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `user`. A person who has an account. What is absent stays as it is; `null` clears. */
    UpdateUser: {
      data: {
        type: 'user';
        id: string;
        attributes?: {
          /** The person's full name as lists and pages show it, in the order in which the person writes it. */
          display_name?: string;
          /** The employee number by which the institution's HR system knows the person. Numbers of further systems go into `employee_ids`. */
          primary_employee_id?: string | null;
          /** The person's e-mail addresses, the preferred one first; at most 100. The person is found by each of the first 20, however it is capitalised. */
          emails?: string[] | null;
          /** Whatever else your institution keeps about the person: a JSON object of your own, at most 64 KiB. The service stores it as it is and reads nothing in it. */
          custom_fields?: Record<string, unknown> | null;
          /** The person's numbers in further systems, by the name of the system; a JSON object of at most 64 KiB. The person is found by each of the first 20 texts and numbers in it, of up to 255 characters. */
          employee_ids?: Record<string, unknown> | null;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
          /** True when the account is no longer in use, for example because a complete import no longer names the person. Set by the service; the data stay readable. Ignored in this request. */
          deactivated?: unknown;
        };
        relationships?: {
          /** The person as a member of the faculty. Made together with the user; a user keeps it for good. Ignored in this request. */
          profile?: unknown;
          /** All positions that the person holds or has held. Each employment names its user. Ignored in this request. */
          employments?: unknown;
          /** The employment in effect today that began last, computed on every read; null when none is in effect. Ignored in this request. */
          current_employment?: unknown;
          /** The roles in which this user assists others, past ones included. Each role names its assistant. Ignored in this request. */
          admin_assistant_roles?: unknown;
          /** The person's postal addresses, past ones included. Each address names its user. Ignored in this request. */
          addresses?: unknown;
          /** The person's telephone numbers, past ones included. Each number names its user. Ignored in this request. */
          phone_numbers?: unknown;
        };
      };
    };
    /** Answer of `update-user`. The user as it now is. */
    UpdateUserResponse: {
      data: components['schemas']['User'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `webhook_endpoint`. An address of another system to which the service sends an event soon after each change that the endpoint asks for. It belongs to the token that created it, or that followed on that one by rotation, or to the person who has signed in: no other can see it. What is absent stays as it is; `null` clears. */
    UpdateWebhookEndpoint: {
      data: {
        type: 'webhook_endpoint';
        id: string;
        attributes?: {
          /** Where events are sent, by HTTPS. The host must have public addresses only, and must answer a ping with a status of 2xx before the address is taken. */
          url?: string;
          /** What the endpoint is for, in words. */
          description?: string | null;
          /** The events that are sent: `*` for all, `user.*` for those of a type, `user.updated` for one. `*` unless said. Only events of types whose read scope the token has are sent. */
          event_types?: ('*' | 'additional_appointment.*' | 'additional_appointment.created' | 'additional_appointment.updated' | 'additional_appointment.deleted' | 'address.*' | 'address.created' | 'address.updated' | 'address.deleted' | 'admin_assistant_role.*' | 'admin_assistant_role.created' | 'admin_assistant_role.updated' | 'admin_assistant_role.deleted' | 'course_evaluation.*' | 'course_evaluation.created' | 'course_evaluation.updated' | 'course_evaluation.deleted' | 'course_evaluation_course.*' | 'course_evaluation_course.created' | 'course_evaluation_course.updated' | 'course_evaluation_course.deleted' | 'course_evaluation_instructor.*' | 'course_evaluation_instructor.created' | 'course_evaluation_instructor.updated' | 'course_evaluation_instructor.deleted' | 'course_evaluation_listing_number.*' | 'course_evaluation_listing_number.created' | 'course_evaluation_listing_number.updated' | 'course_evaluation_listing_number.deleted' | 'course_evaluation_period.*' | 'course_evaluation_period.created' | 'course_evaluation_period.updated' | 'course_evaluation_period.deleted' | 'course_evaluation_period_schedule.*' | 'course_evaluation_period_schedule.created' | 'course_evaluation_period_schedule.updated' | 'course_evaluation_period_schedule.deleted' | 'course_evaluation_question.*' | 'course_evaluation_question.created' | 'course_evaluation_question.updated' | 'course_evaluation_question.deleted' | 'course_evaluation_question_set.*' | 'course_evaluation_question_set.created' | 'course_evaluation_question_set.updated' | 'course_evaluation_question_set.deleted' | 'course_evaluation_question_set_section.*' | 'course_evaluation_question_set_section.created' | 'course_evaluation_question_set_section.updated' | 'course_evaluation_question_set_section.deleted' | 'course_evaluation_section.*' | 'course_evaluation_section.created' | 'course_evaluation_section.updated' | 'course_evaluation_section.deleted' | 'course_evaluation_section_instructor.*' | 'course_evaluation_section_instructor.created' | 'course_evaluation_section_instructor.updated' | 'course_evaluation_section_instructor.deleted' | 'course_evaluation_student.*' | 'course_evaluation_student.created' | 'course_evaluation_student.updated' | 'course_evaluation_student.deleted' | 'course_evaluation_term.*' | 'course_evaluation_term.created' | 'course_evaluation_term.updated' | 'course_evaluation_term.deleted' | 'credit_line_item.*' | 'credit_line_item.created' | 'credit_line_item.updated' | 'credit_line_item.deleted' | 'department.*' | 'department.created' | 'department.updated' | 'department.deleted' | 'department_chair.*' | 'department_chair.created' | 'department_chair.updated' | 'department_chair.deleted' | 'employment.*' | 'employment.created' | 'employment.updated' | 'employment.deleted' | 'file.*' | 'file.created' | 'file.updated' | 'file.deleted' | 'folder.*' | 'folder.created' | 'folder.updated' | 'folder.deleted' | 'phone_number.*' | 'phone_number.created' | 'phone_number.updated' | 'phone_number.deleted' | 'profile.*' | 'profile.created' | 'profile.updated' | 'profile.deleted' | 'user.*' | 'user.created' | 'user.updated' | 'user.deleted' | 'workflow.*' | 'workflow.created' | 'workflow.updated' | 'workflow.deleted' | 'workflow_case.*' | 'workflow_case.created' | 'workflow_case.updated' | 'workflow_case.deleted' | 'workflow_group.*' | 'workflow_group.created' | 'workflow_group.updated' | 'workflow_group.deleted')[] | null;
          /** Whether events are sent. True unless said; the service makes it false where `disabled_because` says why. */
          is_enabled?: boolean | null;
          /** Why the service has stopped sending: the endpoint has answered 410 (`gone`), nothing but failures for five days (`failing`), or the token is revoked or has expired (`token_not_valid`; of a person's, the person is not active any more, or has not changed it for a year). Null while it sends, and where you have disabled it yourself. Ignored in this request. */
          disabled_because?: unknown;
          /** When the secret was made that signs now, in UTC. Ignored in this request. */
          secret_changed_at?: unknown;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** Answer of `update-webhook-endpoint`. The webhook_endpoint as it now is. */
    UpdateWebhookEndpointResponse: {
      data: components['schemas']['WebhookEndpoint'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `workflow`. A kind of faculty review, such as tenure or reappointment. What is absent stays as it is; `null` clears. */
    UpdateWorkflow: {
      data: {
        type: 'workflow';
        id: string;
        attributes?: {
          /** What this kind of review is called. */
          name?: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    /** A request that changes a `workflow_case`. One faculty review of one candidate. What is absent stays as it is; `null` clears. */
    UpdateWorkflowCase: {
      data: {
        type: 'workflow_case';
        id: string;
        attributes?: {
          /** The title under which the case appears in lists, usually the kind of review and the candidate. */
          full_title?: string;
        };
        relationships?: {
          /** The people who carry the review; its members see the case. */
          workflow_group?: {
            data: {
              type: 'workflow_group';
              id: string;
            };
          };
          /** The profile of the person under review, who sees the own case. */
          candidate?: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          /** The kind of review that the case goes through. */
          workflow?: {
            data: {
              type: 'workflow';
              id: string;
            };
          };
          /** Users who must have no part in the case: they never see it, whatever else they are to it. Only integrations can read or change this. */
          recused?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    /** Answer of `update-workflow-case`. The workflow_case as it now is. */
    UpdateWorkflowCaseResponse: {
      data: components['schemas']['WorkflowCase'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** A request that changes a `workflow_group`. The people who carry a faculty review, such as a committee. What is absent stays as it is; `null` clears. */
    UpdateWorkflowGroup: {
      data: {
        type: 'workflow_group';
        id: string;
        attributes?: {
          /** What the group is called, as the faculty affairs office names it. */
          name?: string;
          /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. Ignored in this request. */
          created_at?: unknown;
          /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. Ignored in this request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** The users in the group, who see its cases. Only integrations can read or change this: a candidate must not learn who reviews. */
          members?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    /** Answer of `update-workflow-group`. The workflow_group as it now is. */
    UpdateWorkflowGroupResponse: {
      data: components['schemas']['WorkflowGroup'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Answer of `update-workflow`. The workflow as it now is. */
    UpdateWorkflowResponse: {
      data: components['schemas']['Workflow'];
      meta?: {
        /** The request was carried out before; this is the present state, because the first answer was not kept. */
        replay: 'current';
      };
    };
    /** Where the archive of an import is to be uploaded. */
    Upload: {
      /** The method of the upload. */
      method: 'PUT';
      /** Takes one upload, without a token. */
      url: string;
      /** Headers that the upload has to have. */
      headers: Record<string, string>;
      /** Until when the address takes the upload, in UTC. */
      expires_at: string;
    };
    /** A person who has an account. */
    User: {
      type: 'user';
      id: string;
      attributes: {
        /** The person's full name as lists and pages show it, in the order in which the person writes it. */
        display_name: string;
        /** The employee number by which the institution's HR system knows the person. Numbers of further systems go into `employee_ids`. */
        primary_employee_id: string | null;
        /** The person's e-mail addresses, the preferred one first; at most 100. The person is found by each of the first 20, however it is capitalised. */
        emails: string[] | null;
        /** Whatever else your institution keeps about the person: a JSON object of your own, at most 64 KiB. The service stores it as it is and reads nothing in it. */
        custom_fields: Record<string, unknown> | null;
        /** The person's numbers in further systems, by the name of the system; a JSON object of at most 64 KiB. The person is found by each of the first 20 texts and numbers in it, of up to 255 characters. */
        employee_ids: Record<string, unknown> | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
        /** True when the account is no longer in use, for example because a complete import no longer names the person. Set by the service; the data stay readable. */
        deactivated: boolean;
      };
      relationships: {
        /** The person as a member of the faculty. Made together with the user; a user keeps it for good. */
        profile: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** All positions that the person holds or has held. Each employment names its user. */
        employments: {
          links: {
            related: string;
          };
          data: components['schemas']['EmploymentIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** The employment in effect today that began last, computed on every read; null when none is in effect. */
        current_employment: {
          links: {
            related: string;
          };
          data: components['schemas']['EmploymentIdentifier'] | null;
          meta: Record<string, never>;
        };
        /** The roles in which this user assists others, past ones included. Each role names its assistant. */
        admin_assistant_roles: {
          links: {
            related: string;
          };
          data?: components['schemas']['AdminAssistantRoleIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** The person's postal addresses, past ones included. Each address names its user. */
        addresses: {
          links: {
            related: string;
          };
          data?: components['schemas']['AddressIdentifier'][];
          meta: {
            count: number;
          };
        };
        /** The person's telephone numbers, past ones included. Each number names its user. */
        phone_numbers: {
          links: {
            related: string;
          };
          data?: components['schemas']['PhoneNumberIdentifier'][];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `user` by its type and id. */
    UserIdentifier: {
      type: 'user';
      id: string;
    };
    /** An answer with the status 422: `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. */
    ValidationErrorBodyErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '422';
        title?: 'Validation Error';
        code?: 'blank' | 'not_a_string' | 'not_a_boolean' | 'not_an_integer' | 'not_a_number' | 'not_an_object' | 'not_an_array' | 'not_a_date' | 'not_an_instant' | 'not_an_email' | 'not_a_phone_number' | 'not_a_language_tag' | 'not_in_list' | 'invalid_characters' | 'too_long' | 'too_many' | 'too_many_at_once' | 'too_large' | 'too_small' | 'too_great' | 'out_of_range' | 'of_another_person' | 'before_start' | 'before_opening' | 'too_many_sections' | 'same_as_admin_assistant' | 'exponent_too_long' | 'inside_itself' | 'too_deep' | 'not_of_user' | 'wrong_number' | 'does_not_apply' | 'not_overridden' | 'no_reason' | 'required_for_kind' | 'off_scale' | 'taken' | 'unknown' | 'record_too_large' | 'more_errors';
      })[];
    };
    /** An answer with the status 422: `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `idempotency_key_reused`: The idempotency key was used for another request. `endpoint_refused`: The address is not one of HTTPS with public addresses, or has not answered the ping with 2xx; `meta.reason` says which, `meta.response_status` how it has answered. */
    ValidationErrorBodyKeyedCreateWebhookEndpointErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '422';
        title?: 'Validation Error';
        code?: 'blank' | 'not_a_string' | 'not_a_boolean' | 'not_an_integer' | 'not_a_number' | 'not_an_object' | 'not_an_array' | 'not_a_date' | 'not_an_instant' | 'not_an_email' | 'not_a_phone_number' | 'not_a_language_tag' | 'not_in_list' | 'invalid_characters' | 'too_long' | 'too_many' | 'too_many_at_once' | 'too_large' | 'too_small' | 'too_great' | 'out_of_range' | 'of_another_person' | 'before_start' | 'before_opening' | 'too_many_sections' | 'same_as_admin_assistant' | 'exponent_too_long' | 'inside_itself' | 'too_deep' | 'not_of_user' | 'wrong_number' | 'does_not_apply' | 'not_overridden' | 'no_reason' | 'required_for_kind' | 'off_scale' | 'taken' | 'unknown' | 'record_too_large' | 'more_errors' | 'idempotency_key_reused' | 'endpoint_refused';
      })[];
    };
    /** An answer with the status 422: `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `idempotency_key_reused`: The idempotency key was used for another request. */
    ValidationErrorBodyKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '422';
        title?: 'Validation Error';
        code?: 'blank' | 'not_a_string' | 'not_a_boolean' | 'not_an_integer' | 'not_a_number' | 'not_an_object' | 'not_an_array' | 'not_a_date' | 'not_an_instant' | 'not_an_email' | 'not_a_phone_number' | 'not_a_language_tag' | 'not_in_list' | 'invalid_characters' | 'too_long' | 'too_many' | 'too_many_at_once' | 'too_large' | 'too_small' | 'too_great' | 'out_of_range' | 'of_another_person' | 'before_start' | 'before_opening' | 'too_many_sections' | 'same_as_admin_assistant' | 'exponent_too_long' | 'inside_itself' | 'too_deep' | 'not_of_user' | 'wrong_number' | 'does_not_apply' | 'not_overridden' | 'no_reason' | 'required_for_kind' | 'off_scale' | 'taken' | 'unknown' | 'record_too_large' | 'more_errors' | 'idempotency_key_reused';
      })[];
    };
    /** An answer with the status 422: `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `idempotency_key_reused`: The idempotency key was used for another request. `endpoint_refused`: The address is not one of HTTPS with public addresses, or has not answered the ping with 2xx; `meta.reason` says which, `meta.response_status` how it has answered. */
    ValidationErrorBodyKeyedUpdateWebhookEndpointErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '422';
        title?: 'Validation Error';
        code?: 'blank' | 'not_a_string' | 'not_a_boolean' | 'not_an_integer' | 'not_a_number' | 'not_an_object' | 'not_an_array' | 'not_a_date' | 'not_an_instant' | 'not_an_email' | 'not_a_phone_number' | 'not_a_language_tag' | 'not_in_list' | 'invalid_characters' | 'too_long' | 'too_many' | 'too_many_at_once' | 'too_large' | 'too_small' | 'too_great' | 'out_of_range' | 'of_another_person' | 'before_start' | 'before_opening' | 'too_many_sections' | 'same_as_admin_assistant' | 'exponent_too_long' | 'inside_itself' | 'too_deep' | 'not_of_user' | 'wrong_number' | 'does_not_apply' | 'not_overridden' | 'no_reason' | 'required_for_kind' | 'off_scale' | 'taken' | 'unknown' | 'record_too_large' | 'more_errors' | 'idempotency_key_reused' | 'endpoint_refused';
      })[];
    };
    /** An answer with the status 422: `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `invalid_code`: The code is not valid, or not any more: it is wrong, replaced or used up, or the period has closed. `incomplete`: The request has neither a code nor both a student and a period. */
    ValidationErrorBodyRedeemInvitationErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '422';
        title?: 'Validation Error';
        code?: 'blank' | 'not_a_string' | 'not_a_boolean' | 'not_an_integer' | 'not_a_number' | 'not_an_object' | 'not_an_array' | 'not_a_date' | 'not_an_instant' | 'not_an_email' | 'not_a_phone_number' | 'not_a_language_tag' | 'not_in_list' | 'invalid_characters' | 'too_long' | 'too_many' | 'too_many_at_once' | 'too_large' | 'too_small' | 'too_great' | 'out_of_range' | 'of_another_person' | 'before_start' | 'before_opening' | 'too_many_sections' | 'same_as_admin_assistant' | 'exponent_too_long' | 'inside_itself' | 'too_deep' | 'not_of_user' | 'wrong_number' | 'does_not_apply' | 'not_overridden' | 'no_reason' | 'required_for_kind' | 'off_scale' | 'taken' | 'unknown' | 'record_too_large' | 'more_errors' | 'invalid_code' | 'incomplete';
      })[];
    };
    /** An answer with the status 422: `idempotency_key_reused`: The idempotency key was used for another request. */
    ValidationErrorKeyedErrors: {
      errors: (components['schemas']['ErrorObject'] & {
        status?: '422';
        title?: 'Validation Error';
        code?: 'idempotency_key_reused';
      })[];
    };
    /** The sending of one event to one endpoint, with all of its attempts; kept for 30 days. */
    WebhookDelivery: {
      type: 'webhook_delivery';
      id: string;
      attributes: {
        /** The id of the endpoint to which the event is sent. It may be gone: what was delivered is kept longer. */
        endpoint_id: string | null;
        /** The id of the change that is told: of the event, and of the entry in the change feed. */
        event_id: string | null;
        /** What has happened, as the endpoint's `event_types` names it. */
        event_type: string | null;
        /** How many attempts have been made; 10 at most. Sending again begins anew. */
        attempt: number | null;
        /** When the last attempt was made, in UTC; null before the first. */
        at: string | null;
        /** `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` after anything else, `exhausted` after the last attempt. */
        status: 'pending' | 'succeeded' | 'failed' | 'exhausted' | null;
        /** The status of the answer to the last attempt; null where none came. */
        response_status: number | null;
        /** Why no answer came to the last attempt; null where one did. */
        failure: 'unresolved' | 'address_not_public' | 'timeout' | 'connection_failed' | 'endpoint_disabled' | 'endpoint_deleted' | null;
        /** How long the last attempt took, in milliseconds. */
        duration_ms: number | null;
        /** When the next attempt is due, in UTC; null where none is. */
        next_attempt_at: string | null;
        /** The first kilobyte of the answer to the last attempt. */
        response_body: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** An address of another system to which the service sends an event soon after each change that the endpoint asks for. It belongs to the token that created it, or that followed on that one by rotation, or to the person who has signed in: no other can see it. */
    WebhookEndpoint: {
      type: 'webhook_endpoint';
      id: string;
      attributes: {
        /** Where events are sent, by HTTPS. The host must have public addresses only, and must answer a ping with a status of 2xx before the address is taken. */
        url: string;
        /** What the endpoint is for, in words. */
        description: string | null;
        /** The events that are sent: `*` for all, `user.*` for those of a type, `user.updated` for one. `*` unless said. Only events of types whose read scope the token has are sent. */
        event_types: ('*' | 'additional_appointment.*' | 'additional_appointment.created' | 'additional_appointment.updated' | 'additional_appointment.deleted' | 'address.*' | 'address.created' | 'address.updated' | 'address.deleted' | 'admin_assistant_role.*' | 'admin_assistant_role.created' | 'admin_assistant_role.updated' | 'admin_assistant_role.deleted' | 'course_evaluation.*' | 'course_evaluation.created' | 'course_evaluation.updated' | 'course_evaluation.deleted' | 'course_evaluation_course.*' | 'course_evaluation_course.created' | 'course_evaluation_course.updated' | 'course_evaluation_course.deleted' | 'course_evaluation_instructor.*' | 'course_evaluation_instructor.created' | 'course_evaluation_instructor.updated' | 'course_evaluation_instructor.deleted' | 'course_evaluation_listing_number.*' | 'course_evaluation_listing_number.created' | 'course_evaluation_listing_number.updated' | 'course_evaluation_listing_number.deleted' | 'course_evaluation_period.*' | 'course_evaluation_period.created' | 'course_evaluation_period.updated' | 'course_evaluation_period.deleted' | 'course_evaluation_period_schedule.*' | 'course_evaluation_period_schedule.created' | 'course_evaluation_period_schedule.updated' | 'course_evaluation_period_schedule.deleted' | 'course_evaluation_question.*' | 'course_evaluation_question.created' | 'course_evaluation_question.updated' | 'course_evaluation_question.deleted' | 'course_evaluation_question_set.*' | 'course_evaluation_question_set.created' | 'course_evaluation_question_set.updated' | 'course_evaluation_question_set.deleted' | 'course_evaluation_question_set_section.*' | 'course_evaluation_question_set_section.created' | 'course_evaluation_question_set_section.updated' | 'course_evaluation_question_set_section.deleted' | 'course_evaluation_section.*' | 'course_evaluation_section.created' | 'course_evaluation_section.updated' | 'course_evaluation_section.deleted' | 'course_evaluation_section_instructor.*' | 'course_evaluation_section_instructor.created' | 'course_evaluation_section_instructor.updated' | 'course_evaluation_section_instructor.deleted' | 'course_evaluation_student.*' | 'course_evaluation_student.created' | 'course_evaluation_student.updated' | 'course_evaluation_student.deleted' | 'course_evaluation_term.*' | 'course_evaluation_term.created' | 'course_evaluation_term.updated' | 'course_evaluation_term.deleted' | 'credit_line_item.*' | 'credit_line_item.created' | 'credit_line_item.updated' | 'credit_line_item.deleted' | 'department.*' | 'department.created' | 'department.updated' | 'department.deleted' | 'department_chair.*' | 'department_chair.created' | 'department_chair.updated' | 'department_chair.deleted' | 'employment.*' | 'employment.created' | 'employment.updated' | 'employment.deleted' | 'file.*' | 'file.created' | 'file.updated' | 'file.deleted' | 'folder.*' | 'folder.created' | 'folder.updated' | 'folder.deleted' | 'phone_number.*' | 'phone_number.created' | 'phone_number.updated' | 'phone_number.deleted' | 'profile.*' | 'profile.created' | 'profile.updated' | 'profile.deleted' | 'user.*' | 'user.created' | 'user.updated' | 'user.deleted' | 'workflow.*' | 'workflow.created' | 'workflow.updated' | 'workflow.deleted' | 'workflow_case.*' | 'workflow_case.created' | 'workflow_case.updated' | 'workflow_case.deleted' | 'workflow_group.*' | 'workflow_group.created' | 'workflow_group.updated' | 'workflow_group.deleted')[] | null;
        /** Whether events are sent. True unless said; the service makes it false where `disabled_because` says why. */
        is_enabled: boolean | null;
        /** Why the service has stopped sending: the endpoint has answered 410 (`gone`), nothing but failures for five days (`failing`), or the token is revoked or has expired (`token_not_valid`; of a person's, the person is not active any more, or has not changed it for a year). Null while it sends, and where you have disabled it yourself. */
        disabled_because: 'gone' | 'failing' | 'token_not_valid' | null;
        /** When the secret was made that signs now, in UTC. */
        secret_changed_at: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** The sending again of what an endpoint has missed; it goes on by itself. */
    WebhookRecovery: {
      type: 'webhook_recovery';
      id: string;
      attributes: {
        /** The id of the endpoint that has missed something. */
        endpoint_id: string | null;
        /** The beginning of the time whose events are sent again; they are kept for 30 days. */
        since: string;
        /** The end of the time; the moment of the request unless said. */
        until: string | null;
        /** How far it is: waiting, at work, done, or `failed`, because the endpoint is gone or disabled. */
        state: 'queued' | 'running' | 'finished' | 'failed' | null;
        /** How many deliveries it has set going so far. */
        replayed: number | null;
        /** When it ended, in UTC; null until then. */
        finished_at: string | null;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** A kind of faculty review, such as tenure or reappointment. */
    Workflow: {
      type: 'workflow';
      id: string;
      attributes: {
        /** What this kind of review is called. */
        name: string;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** One faculty review of one candidate. */
    WorkflowCase: {
      type: 'workflow_case';
      id: string;
      attributes: {
        /** The title under which the case appears in lists, usually the kind of review and the candidate. */
        full_title: string;
      };
      relationships: {
        /** The people who carry the review; its members see the case. */
        workflow_group: {
          links: {
            related: string;
          };
          data: components['schemas']['WorkflowGroupIdentifier'];
          meta: Record<string, never>;
        };
        /** The profile of the person under review, who sees the own case. */
        candidate: {
          links: {
            related: string;
          };
          data: components['schemas']['ProfileIdentifier'];
          meta: Record<string, never>;
        };
        /** The kind of review that the case goes through. */
        workflow: {
          links: {
            related: string;
          };
          data: components['schemas']['WorkflowIdentifier'];
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** The people who carry a faculty review, such as a committee. */
    WorkflowGroup: {
      type: 'workflow_group';
      id: string;
      attributes: {
        /** What the group is called, as the faculty affairs office names it. */
        name: string;
        /** The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise. */
        created_at: string;
        /** The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll for what is new asks for the whole day of the last one again. */
        updated_at: string;
      };
      links: {
        self: string;
      };
      meta: {
        /** Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`. */
        version: number;
      };
    };
    /** Names a `workflow_group` by its type and id. */
    WorkflowGroupIdentifier: {
      type: 'workflow_group';
      id: string;
    };
    /** Names a `workflow` by its type and id. */
    WorkflowIdentifier: {
      type: 'workflow';
      id: string;
    };
  };
  parameters: {
    /** The only attributes and relationships of each `additional_appointment` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_additional_appointment: ('title' | 'effective_from' | 'effective_to' | 'label' | 'featured' | 'external_id' | 'percent_allocation' | 'note' | 'custom_fields' | 'created_at' | 'updated_at' | 'is_current' | 'note_as_plain_text' | 'profile' | 'department')[];
    /** The only attributes and relationships of each `address` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_address: ('label' | 'external_id' | 'address_line1' | 'address_line2' | 'address_line3' | 'address_level1' | 'address_level2' | 'address_level3' | 'address_level4' | 'country' | 'country_name' | 'postal_code' | 'effective_from' | 'effective_to' | 'custom_fields' | 'created_at' | 'updated_at' | 'is_current' | 'user' | 'profile')[];
    /** The only attributes and relationships of each `admin_assistant_role` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_admin_assistant_role: ('external_id' | 'effective_from' | 'effective_to' | 'admin_assistant' | 'faculty_member')[];
    /** The only attributes and relationships of each `course_evaluation` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation: ('overrides_results_release_at' | 'results_release_at' | 'overrides_minimum_response_threshold' | 'minimum_response_threshold' | 'overrides_flag_answers_at_or_below' | 'flag_answers_at_or_below' | 'overrides_flag_standard_deviation_above' | 'flag_standard_deviation_above' | 'created_at' | 'updated_at' | 'period' | 'section')[];
    /** The only attributes and relationships of each `course_evaluation_comment` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_comment: ('text' | 'subject' | 'decision' | 'reason' | 'is_edited' | 'original_text' | 'created_at' | 'updated_at' | 'evaluation' | 'period' | 'question' | 'instructor')[];
    /** The only attributes and relationships of each `course_evaluation_course` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_course: ('name' | 'external_id' | 'created_at' | 'updated_at' | 'display_name' | 'listing_numbers' | 'sections')[];
    /** The only attributes and relationships of each `course_evaluation_instructor` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_instructor: ('created_at' | 'updated_at' | 'user')[];
    /** The only attributes and relationships of each `course_evaluation_invitation_batch` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_invitation_batch: ('state' | 'invited' | 'already_invited' | 'nothing_to_answer' | 'without_email' | 'message' | 'finished_at' | 'created_at' | 'updated_at' | 'period')[];
    /** The only attributes and relationships of each `course_evaluation_listing_number` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_listing_number: ('number' | 'created_at' | 'updated_at' | 'course')[];
    /** The only attributes and relationships of each `course_evaluation_period` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_period: ('created_at' | 'updated_at' | 'name' | 'evaluation_type' | 'kind' | 'draft' | 'results_release_at' | 'minimum_response_threshold' | 'flag_answers_at_or_below' | 'flag_standard_deviation_above' | 'results_visible_to_roles' | 'results_guidelines' | 'course_uuids' | 'status' | 'term' | 'schedule' | 'evaluations' | 'question_sets' | 'courses')[];
    /** The only attributes and relationships of each `course_evaluation_period_schedule` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_period_schedule: ('opens_at' | 'closes_at' | 'created_at' | 'updated_at' | 'period')[];
    /** The only attributes and relationships of each `course_evaluation_question` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_question: ('text' | 'text_translations' | 'kind' | 'subject' | 'position' | 'is_required' | 'not_applicable' | 'scale' | 'choices' | 'allows_comment' | 'max_length' | 'created_at' | 'updated_at' | 'question_set_section' | 'question_set')[];
    /** The only attributes and relationships of each `course_evaluation_question_set` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_question_set: ('name' | 'position' | 'created_at' | 'updated_at' | 'period')[];
    /** The only attributes and relationships of each `course_evaluation_question_set_section` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_question_set_section: ('name' | 'created_at' | 'updated_at' | 'question_set')[];
    /** The only attributes and relationships of each `course_evaluation_response` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_response: ('created_at' | 'updated_at' | 'evaluation')[];
    /** The only attributes and relationships of each `course_evaluation_result` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_result: ('name' | 'status' | 'withheld_because' | 'enrolled' | 'completed' | 'response_rate' | 'flags' | 'closed_on' | 'created_at' | 'updated_at' | 'results_guidelines' | 'units' | 'evaluation' | 'period' | 'term' | 'section' | 'course' | 'instructors' | 'departments')[];
    /** The only attributes and relationships of each `course_evaluation_section` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_section: ('name' | 'external_id' | 'cancelled' | 'created_at' | 'updated_at' | 'course' | 'term')[];
    /** The only attributes and relationships of each `course_evaluation_section_instructor` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_section_instructor: ('created_at' | 'updated_at' | 'section' | 'instructor')[];
    /** The only attributes and relationships of each `course_evaluation_section_response` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_section_response: ('created_at' | 'updated_at' | 'completed' | 'completed_at' | 'evaluation_response' | 'question_set_section')[];
    /** The only attributes and relationships of each `course_evaluation_student` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_student: ('created_at' | 'updated_at' | 'user' | 'sections')[];
    /** The only attributes and relationships of each `course_evaluation_term` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_course_evaluation_term: ('name' | 'external_id' | 'start_date' | 'end_date' | 'created_at' | 'updated_at')[];
    /** The only attributes and relationships of each `credit_line_item` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_credit_line_item: ('transaction_date' | 'amount' | 'description' | 'external_id' | 'term' | 'comment' | 'custom_fields' | 'created_at' | 'updated_at' | 'category' | 'status' | 'profile' | 'source')[];
    /** The only attributes and relationships of each `department` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_department: ('name' | 'external_id' | 'created_at' | 'updated_at' | 'is_root' | 'parent' | 'children')[];
    /** The only attributes and relationships of each `department_chair` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_department_chair: ('created_at' | 'updated_at' | 'department' | 'chair')[];
    /** The only attributes and relationships of each `employment` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_employment: ('effective_from' | 'effective_to' | 'external_id' | 'title' | 'custom_fields' | 'created_at' | 'updated_at' | 'is_current' | 'user' | 'profile')[];
    /** The only attributes and relationships of each `file` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_file: ('name' | 'created_at' | 'updated_at' | 'folder')[];
    /** The only attributes and relationships of each `folder` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_folder: ('created_at' | 'updated_at' | 'name' | 'locked' | 'parent' | 'children' | 'user')[];
    /** The only attributes and relationships of each `import` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_import: ('format' | 'file_name' | 'dry_run' | 'remove_missing' | 'threshold' | 'state' | 'message' | 'counts' | 'rejected' | 'first_rejections' | 'started_at' | 'finished_at' | 'created_at' | 'updated_at' | 'rejections')[];
    /** The only attributes and relationships of each `import_rejection` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_import_rejection: ('record_type' | 'file' | 'line' | 'column' | 'value' | 'reason' | 'created_at' | 'updated_at' | 'import')[];
    /** The only attributes and relationships of each `phone_number` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_phone_number: ('label' | 'phone_number' | 'effective_from' | 'effective_to' | 'external_id' | 'custom_fields' | 'user' | 'profile')[];
    /** The only attributes and relationships of each `profile` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_profile: ('created_at' | 'updated_at' | 'user' | 'department')[];
    /** The only attributes and relationships of each `user` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_user: ('display_name' | 'primary_employee_id' | 'emails' | 'custom_fields' | 'employee_ids' | 'created_at' | 'updated_at' | 'deactivated' | 'profile' | 'employments' | 'current_employment' | 'admin_assistant_roles' | 'addresses' | 'phone_numbers')[];
    /** The only attributes and relationships of each `webhook_delivery` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_webhook_delivery: ('endpoint_id' | 'event_id' | 'event_type' | 'attempt' | 'at' | 'status' | 'response_status' | 'failure' | 'duration_ms' | 'next_attempt_at' | 'response_body' | 'created_at' | 'updated_at')[];
    /** The only attributes and relationships of each `webhook_endpoint` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_webhook_endpoint: ('url' | 'description' | 'event_types' | 'is_enabled' | 'disabled_because' | 'secret_changed_at' | 'created_at' | 'updated_at')[];
    /** The only attributes and relationships of each `webhook_recovery` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_webhook_recovery: ('endpoint_id' | 'since' | 'until' | 'state' | 'replayed' | 'finished_at' | 'created_at' | 'updated_at')[];
    /** The only attributes and relationships of each `workflow` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_workflow: ('name' | 'created_at' | 'updated_at')[];
    /** The only attributes and relationships of each `workflow_case` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_workflow_case: ('full_title' | 'workflow_group' | 'candidate' | 'workflow')[];
    /** The only attributes and relationships of each `workflow_group` to answer, separated by commas; all others are left out. An empty value leaves out all. */
    fields_workflow_group: ('name' | 'created_at' | 'updated_at')[];
    /** Only resources whose `addresses` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_addresses: string[];
    /** Only resources whose `admin_assistant` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_admin_assistant: string[];
    /** Only resources whose `admin_assistant_roles` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_admin_assistant_roles: string[];
    /** Only resources whose `candidate` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_candidate: string[];
    /** Only resources whose `chair` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_chair: string[];
    /** Only resources whose `children` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_children: string[];
    /** Only resources whose `completed_at` is this instant, with any offset: `2025-09-01T00:00:00Z`. An empty value stands for none. */
    filter_completed_at: string;
    /** Only resources whose `completed_at` is after this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_completed_at_gt: string;
    /** Only resources whose `completed_at` is at or after this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_completed_at_gte: string;
    /** Only resources whose `completed_at` is before this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_completed_at_lt: string;
    /** Only resources whose `completed_at` is at or before this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_completed_at_lte: string;
    /** Only resources whose `completed_at` is not (which nothing is, too) this instant, with any offset: `2025-09-01T00:00:00Z`. An empty value stands for none. */
    filter_completed_at_neq: string;
    /** Only resources whose `course` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_course: string[];
    /** Only resources whose `created_at` is this instant, with any offset: `2025-09-01T00:00:00Z`. An empty value stands for none. */
    filter_created_at: string;
    /** Only resources whose `created_at` is after this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_created_at_gt: string;
    /** Only resources whose `created_at` is at or after this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_created_at_gte: string;
    /** Only resources whose `created_at` is before this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_created_at_lt: string;
    /** Only resources whose `created_at` is at or before this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_created_at_lte: string;
    /** Only resources whose `created_at` is not (which nothing is, too) this instant, with any offset: `2025-09-01T00:00:00Z`. An empty value stands for none. */
    filter_created_at_neq: string;
    /** Only resources whose `decision` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_decision: string[];
    /** Only resources whose `department` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_department: string[];
    /** Only resources among whose `emails` is one of these texts; at most 100 separated by commas, and an empty value finds those without any. Capitals count, but in e-mail addresses. */
    filter_emails: string[];
    /** Only resources among whose `employee_ids` is one of these texts; at most 100 separated by commas, and an empty value finds those without any. Capitals count, but in e-mail addresses. */
    filter_employee_ids: string[];
    /** Only resources whose `employments` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_employments: string[];
    /** Only resources whose `endpoint` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_endpoint: string[];
    /** Only resources whose `endpoint_id` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_endpoint_id: string[];
    /** Only resources whose `evaluation` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_evaluation: string[];
    /** Only resources whose `evaluation_response` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_evaluation_response: string[];
    /** Only resources whose `event` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_event: string[];
    /** Only resources whose `event_id` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_event_id: string[];
    /** Only resources whose `external_id` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_external_id: string[];
    /** Only resources whose `faculty_member` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_faculty_member: string[];
    /** Only resources whose `flag` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_flag: string[];
    /** Only resources whose `folder` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_folder: string[];
    /** Only resources whose `instructor` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_instructor: string[];
    /** Only resources whose `listing_numbers` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_listing_numbers: string[];
    /** Only resources whose `number` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_number: string[];
    /** Only resources whose `parent` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_parent: string[];
    /** Only resources whose `period` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_period: string[];
    /** Only resources whose `phone_numbers` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_phone_numbers: string[];
    /** Only resources whose `primary_employee_id` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_primary_employee_id: string[];
    /** Only resources whose `profile` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_profile: string[];
    /** Only resources whose `question` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_question: string[];
    /** Only resources whose `question_set` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_question_set: string[];
    /** Only resources whose `question_set_section` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_question_set_section: string[];
    /** Only resources whose `section` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_section: string[];
    /** Only resources whose `sections` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_sections: string[];
    /** Begins at this instant, with any offset: `2026-11-22T00:00:00Z`. Not together with a cursor. */
    filter_since: string;
    /** Only resources whose `source` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_source: string[];
    /** Only resources whose `status` is one of these texts, capitals included; at most 100 separated by commas, and an empty value finds those without one. */
    filter_status: string[];
    /** Only changes of resources of these types, separated by commas. */
    filter_subject_type: ('additional_appointment' | 'address' | 'admin_assistant_role' | 'course_evaluation_course' | 'course_evaluation_instructor' | 'course_evaluation_listing_number' | 'course_evaluation_period_schedule' | 'course_evaluation_period' | 'course_evaluation_question_set_section' | 'course_evaluation_question_set' | 'course_evaluation_question' | 'course_evaluation_section_instructor' | 'course_evaluation_section' | 'course_evaluation_student' | 'course_evaluation_term' | 'course_evaluation' | 'credit_line_item' | 'department_chair' | 'department' | 'employment' | 'file' | 'folder' | 'phone_number' | 'profile' | 'user' | 'workflow_case' | 'workflow_group' | 'workflow')[];
    /** Only resources whose `term` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_term: string[];
    /** Only resources whose `updated_at` is this instant, with any offset: `2025-09-01T00:00:00Z`. An empty value stands for none. */
    filter_updated_at: string;
    /** Only resources whose `updated_at` is after this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_updated_at_gt: string;
    /** Only resources whose `updated_at` is at or after this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_updated_at_gte: string;
    /** Only resources whose `updated_at` is before this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_updated_at_lt: string;
    /** Only resources whose `updated_at` is at or before this instant, with any offset: `2025-09-01T00:00:00Z`. */
    filter_updated_at_lte: string;
    /** Only resources whose `updated_at` is not (which nothing is, too) this instant, with any offset: `2025-09-01T00:00:00Z`. An empty value stands for none. */
    filter_updated_at_neq: string;
    /** Only resources whose `user` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_user: string[];
    /** Only resources whose `workflow` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_workflow: string[];
    /** Only resources whose `workflow_group` leads to one of these ids, at most 100 separated by commas; an empty value finds those that lead to nothing. */
    filter_workflow_group: string[];
    /** Cursor after which the page begins. Take it from `links.next`, and keep filter, sort and include as they were. */
    page_after: string;
    /** Cursor before which the page ends. Take it from `links.prev`; not together with `page[after]`. */
    page_before: string;
    /** How many resources a page holds at most: from 1 to 100, 25 unless said. */
    page_size: number;
    /** A key of your own for this request. For 24 hours the same request with the same key is carried out once: it is answered as the first one was, with `Idempotent-Replayed: true`. */
    idempotency_key: string;
    /** Carries out the write only if the resource is in one of these versions: `"v3"` for `meta.version` 3, or an `ETag` of this API. Else 412, and nothing is written. */
    if_match: string;
    /** Answers 304 without a body if the answer has one of these `ETag`s. */
    if_none_match: string;
  };
  responses: {
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `malformed_json`: The body is no JSON in UTF-8. `too_deep`: Objects and arrays of the body lie more than 32 levels within each other. `repeated_member`: An object of the body has two members of one name. `invalid_document`: The body has not the shape of a JSON:API request document. `invalid_linkage`: A relationship has no resource linkage: `data` with `type` and `id`. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_body: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestBodyErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `malformed_json`: The body is no JSON in UTF-8. `too_deep`: Objects and arrays of the body lie more than 32 levels within each other. `repeated_member`: An object of the body has two members of one name. `invalid_document`: The body has not the shape of a JSON:API request document. `invalid_linkage`: A relationship has no resource linkage: `data` with `type` and `id`. `idempotency_key_invalid`: The idempotency key has another form. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_body_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestBodyKeyedErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_include`: A relationship can not be included here; the detail names those that can. `too_much_included`: Too many resources would come along: ask for less, or in parts. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_include_read: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestIncludeReadErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_include`: A relationship can not be included here; the detail names those that can. `too_much_included`: Too many resources would come along: ask for less, or in parts. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_sort`: The list can not be sorted by this field; the detail names those that there are. `invalid_filter`: There is no such filter, or its value has another form; the detail says which. `invalid_page`: The page size is no number from 1 to 100, or both cursors are given. `invalid_cursor`: The cursor is none of this list with this sort and filter: begin without one. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_include_read_list: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestIncludeReadListErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `idempotency_key_invalid`: The idempotency key has another form. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestKeyedErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_read: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestReadErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. `answer_too_large`: The answer has more than 6 MB; as compressed CSV it is smallest. */
    bad_request_read_invitation_links: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestReadInvitationLinksErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_sort`: The list can not be sorted by this field; the detail names those that there are. `invalid_filter`: There is no such filter, or its value has another form; the detail says which. `invalid_page`: The page size is no number from 1 to 100, or both cursors are given. `invalid_cursor`: The cursor is none of this list with this sort and filter: begin without one. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. */
    bad_request_read_list: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestReadListErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `answer_too_large`: The answer would be larger than can be sent: ask for fewer fields, or include less. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. `invalid_page`: The size of the page is no number, or too large. `invalid_cursor`: `page[after]` is neither `latest` nor a cursor of the feed. `invalid_filter`: There is no such filter, `filter[since]` is no instant or comes with a cursor, or a type is not told of. */
    bad_request_read_list_changes: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestReadListChangesErrors'];
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_precondition`: `If-Match` or `If-None-Match` is no list of entity tags, or there is nothing yet that has a version. `answer_too_large`: The answer has more than 6 MB; as compressed CSV it is smallest. */
    bad_request_read_reminders: {
      content: {
        'application/vnd.api+json': components['schemas']['BadRequestReadRemindersErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. */
    conflict_body: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `not_open`: The evaluation takes no answers now; `meta.status` tells what its period is doing. `already_answered`: The student has answered the evaluation. */
    conflict_body_create_response: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyCreateResponseErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. */
    conflict_body_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_keyed_copy_question_sets: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedCopyQuestionSetsErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_keyed_create_question: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedCreateQuestionErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_keyed_create_question_set: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedCreateQuestionSetErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_keyed_create_question_set_section: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedCreateQuestionSetSectionErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `too_many_endpoints`: The token has 10 endpoints, which is the most. */
    conflict_body_keyed_create_webhook_endpoint: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedCreateWebhookEndpointErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `not_open`: The period takes no answers; `meta.status` says what it does. */
    conflict_body_keyed_invite_students: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedInviteStudentsErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `endpoint_disabled`: The endpoint is disabled: enable it first. */
    conflict_body_keyed_recover_webhook_deliveries: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyKeyedRecoverWebhookDeliveriesErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `not_open`: The period takes no answers; `meta.status` says what it does. `nothing_to_answer`: The student who is named has nothing left to answer. */
    conflict_body_redeem_invitation: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyRedeemInvitationErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. */
    conflict_body_update_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `results_frozen`: The period has closed: the result was worked out with the settings that the evaluation had then. */
    conflict_body_update_keyed_update_evaluation: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedUpdateEvaluationErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `would_discard_results`: The change discards what students have answered, and the request does not say so in `meta.discard_results`; `meta.discarded` counts it. `coverage_in_progress`: The request gives the period other courses or another term, while the evaluations of those that it was given last are still being made (`meta.coverage`); nothing was changed. `results_frozen`: The period has closed: results were worked out with the settings that it had then. */
    conflict_body_update_keyed_update_evaluation_period: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedUpdateEvaluationPeriodErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `would_discard_results`: The change discards what students have answered, and the request does not say so in `meta.discard_results`; `meta.discarded` counts it. */
    conflict_body_update_keyed_update_period_schedule: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedUpdatePeriodScheduleErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_update_keyed_update_question: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedUpdateQuestionErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_update_keyed_update_question_set: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedUpdateQuestionSetErrors'];
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_body_update_keyed_update_question_set_section: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictBodyUpdateKeyedUpdateQuestionSetSectionErrors'];
      };
    };
    /** Conflict. `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. */
    conflict_delete: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictDeleteErrors'];
      };
    };
    /** Conflict. `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_delete_delete_question: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictDeleteDeleteQuestionErrors'];
      };
    };
    /** Conflict. `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_delete_delete_question_set: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictDeleteDeleteQuestionSetErrors'];
      };
    };
    /** Conflict. `referred_to`: Others refer to the resource; `meta.referred_to_by` counts those that the caller may read by type, `meta.others` tells that there are more. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. `already_answered`: Students have answered the question set, or are about to: only translations of its questions can still change. */
    conflict_delete_delete_question_set_section: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictDeleteDeleteQuestionSetSectionErrors'];
      };
    };
    /** Conflict. `idempotency_key_in_use`: A request with the idempotency key is being carried out. */
    conflict_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictKeyedErrors'];
      };
    };
    /** Conflict. `idempotency_key_in_use`: A request with the idempotency key is being carried out. `delivery_under_way`: The delivery is being attempted at this moment, or its first attempt is about to be made. */
    conflict_keyed_redeliver_webhook_delivery: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictKeyedRedeliverWebhookDeliveryErrors'];
      };
    };
    /** Conflict. `not_open`: The evaluation takes no answers now, so that a student has no form of it. */
    conflict_read_form: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictReadFormErrors'];
      };
    };
    /** Conflict. `not_finished`: The batch is still at work; `meta.state` says how far it is. */
    conflict_read_invitation_links: {
      content: {
        'application/vnd.api+json': components['schemas']['ConflictReadInvitationLinksErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. */
    forbidden: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    forbidden_authority: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenAuthorityErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. */
    forbidden_create: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenCreateErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    forbidden_create_authority: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenCreateAuthorityErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `student_only`: The access token does not act for a student. */
    forbidden_create_create_response: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenCreateCreateResponseErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. */
    forbidden_create_integrations: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenCreateIntegrationsErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    forbidden_create_integrations_authority: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenCreateIntegrationsAuthorityErrors'];
      };
    };
    /** Forbidden. `client_generated_id`: The body gives the new resource an id; the service chooses ids. `missing_scope`: The request has a token without the scope `invitations:redeem`. `integration_only`: The token of the request acts for a person. */
    forbidden_create_redeem_invitation: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenCreateRedeemInvitationErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. */
    forbidden_integrations: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenIntegrationsErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `integration_only`: The access token acts for a user, and this, or a relationship that the body names, is for integrations alone. `authority_required`: The access token acts for a user who has no authority over that to which access would be given. */
    forbidden_integrations_authority: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenIntegrationsAuthorityErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `student_only`: The access token does not act for a student. */
    forbidden_list_my_evaluations: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenListMyEvaluationsErrors'];
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `person_only`: The access token acts for nobody who has an account. */
    forbidden_read_my_account: {
      content: {
        'application/vnd.api+json': components['schemas']['ForbiddenReadMyAccountErrors'];
      };
    };
    /** Gone. `cursor_expired`: Changes after the cursor, or since the instant, are no longer kept; `meta.oldest` tells since when they are. */
    gone_list_changes: {
      content: {
        'application/vnd.api+json': components['schemas']['GoneListChangesErrors'];
      };
    };
    /** Gone. `gone`: The resource was deleted at `meta.deleted_at`; a month later it is a 404. */
    gone_one: {
      content: {
        'application/vnd.api+json': components['schemas']['GoneOneErrors'];
      };
    };
    /** Gone. `links_gone`: The links were fetched before, or nobody fetched them in time, or the batch failed. */
    gone_read_invitation_links: {
      content: {
        'application/vnd.api+json': components['schemas']['GoneReadInvitationLinksErrors'];
      };
    };
    /** Internal Server Error. `internal_error`: Something went wrong on our side; `meta.request_id` names the request. */
    internal_server_error: {
      content: {
        'application/vnd.api+json': components['schemas']['InternalServerErrorErrors'];
      };
    };
    /** Not Acceptable. `not_acceptable`: The `Accept` header takes no JSON:API document without parameters. */
    not_acceptable: {
      content: {
        'application/vnd.api+json': components['schemas']['NotAcceptableErrors'];
      };
    };
    /** Not Found. `related_not_found`: The body refers to a resource that does not exist; `source.pointer` leads to it. `more_errors`: There are more of these than an answer tells. */
    not_found_body: {
      content: {
        'application/vnd.api+json': components['schemas']['NotFoundBodyErrors'];
      };
    };
    /** Not Found. `related_not_found`: The body refers to a resource that does not exist; `source.pointer` leads to it. `more_errors`: There are more of these than an answer tells. `not_found`: There is no such student or period. */
    not_found_body_redeem_invitation: {
      content: {
        'application/vnd.api+json': components['schemas']['NotFoundBodyRedeemInvitationErrors'];
      };
    };
    /** Not Found. `not_found`: There is no resource with the id in the path, or the token may not see it. */
    not_found_path: {
      content: {
        'application/vnd.api+json': components['schemas']['NotFoundPathErrors'];
      };
    };
    /** Not Found. `not_found`: There is no resource with the id in the path, or the token may not see it. `related_not_found`: The body refers to a resource that does not exist; `source.pointer` leads to it. `more_errors`: There are more of these than an answer tells. */
    not_found_path_body: {
      content: {
        'application/vnd.api+json': components['schemas']['NotFoundPathBodyErrors'];
      };
    };
    /** Payload Too Large. `body_too_large`: The body is larger than 1 MiB. */
    payload_too_large_body: {
      content: {
        'application/vnd.api+json': components['schemas']['PayloadTooLargeBodyErrors'];
      };
    };
    /** Precondition Failed. `precondition_failed`: The resource is in `meta.current_version`, which `If-Match` does not name. */
    precondition_failed_write: {
      content: {
        'application/vnd.api+json': components['schemas']['PreconditionFailedWriteErrors'];
      };
    };
    /** Precondition Required. `precondition_required`: The deployment wants `If-Match` on every change of the type. */
    precondition_required_demanding: {
      content: {
        'application/vnd.api+json': components['schemas']['PreconditionRequiredDemandingErrors'];
      };
    };
    /** Service Unavailable. `sign_in_unavailable`: The identity provider of somebody who has signed in does not answer. `unavailable`: The data store does not answer, or others change the same record all the time. `timeout`: The request took longer than it may; look whether a create has happened before you repeat it. */
    service_unavailable: {
      content: {
        'application/vnd.api+json': components['schemas']['ServiceUnavailableErrors'];
      };
    };
    /** Too Many Requests. `rate_limited`: The access token has used up its quota of requests a minute. Without `Retry-After` and with a body that is no JSON:API document, the stage takes fewer requests a second: wait a second, then twice as long each time, and send the request again. Nothing was carried out. */
    too_many_requests: {
      content: {
        'application/vnd.api+json': components['schemas']['TooManyRequestsErrors'];
      };
    };
    /** Too Many Requests. `rate_limited`: The access token has used up its quota of requests a minute. `too_many_codes`: Too many codes from the same network were not valid in this minute. Without `Retry-After` and with a body that is no JSON:API document, the stage takes fewer requests a second: wait a second, then twice as long each time, and send the request again. Nothing was carried out. */
    too_many_requests_redeem_invitation: {
      content: {
        'application/vnd.api+json': components['schemas']['TooManyRequestsRedeemInvitationErrors'];
      };
    };
    /** Unauthorized. `unauthorized`: The access token is missing, unknown, expired or revoked, or its user is not active. */
    unauthorized: {
      content: {
        'application/vnd.api+json': components['schemas']['UnauthorizedErrors'];
      };
    };
    /** Unauthorized. `unauthorized`: The request names a student without a token, or has a token that is not valid. */
    unauthorized_redeem_invitation: {
      content: {
        'application/vnd.api+json': components['schemas']['UnauthorizedRedeemInvitationErrors'];
      };
    };
    /** Unsupported Media Type. `unsupported_media_type`: The `Content-Type` is not `application/vnd.api+json`, or has parameters. */
    unsupported_media_type_body: {
      content: {
        'application/vnd.api+json': components['schemas']['UnsupportedMediaTypeBodyErrors'];
      };
    };
    /** Validation Error. `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. */
    validation_error_body: {
      content: {
        'application/vnd.api+json': components['schemas']['ValidationErrorBodyErrors'];
      };
    };
    /** Validation Error. `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `idempotency_key_reused`: The idempotency key was used for another request. */
    validation_error_body_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['ValidationErrorBodyKeyedErrors'];
      };
    };
    /** Validation Error. `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `idempotency_key_reused`: The idempotency key was used for another request. `endpoint_refused`: The address is not one of HTTPS with public addresses, or has not answered the ping with 2xx; `meta.reason` says which, `meta.response_status` how it has answered. */
    validation_error_body_keyed_create_webhook_endpoint: {
      content: {
        'application/vnd.api+json': components['schemas']['ValidationErrorBodyKeyedCreateWebhookEndpointErrors'];
      };
    };
    /** Validation Error. `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `idempotency_key_reused`: The idempotency key was used for another request. `endpoint_refused`: The address is not one of HTTPS with public addresses, or has not answered the ping with 2xx; `meta.reason` says which, `meta.response_status` how it has answered. */
    validation_error_body_keyed_update_webhook_endpoint: {
      content: {
        'application/vnd.api+json': components['schemas']['ValidationErrorBodyKeyedUpdateWebhookEndpointErrors'];
      };
    };
    /** Validation Error. `blank`: A required field is missing, null, or a text without a visible character. `not_a_string`: The field takes a text, in quotes. `not_a_boolean`: The field takes `true` or `false`, without quotes. `not_an_integer`: The field takes a whole number, without quotes. `not_a_number`: The field takes a number, without quotes. `not_an_object`: The field takes a JSON object, in braces. `not_an_array`: The field takes a JSON array, also for a single value. `not_a_date`: The field takes a date of the calendar in the form `2026-03-14`. `not_an_instant`: The field takes a date and time with an offset (RFC 3339), such as `2026-03-14T15:09:26Z`. `not_an_email`: One of the values is no e-mail address; `source.pointer` leads to it. `not_a_phone_number`: The number lacks `+` and the code of its country, as in `+1 301 405 1000`. `not_a_language_tag`: A member is not named after a language tag (BCP 47), such as `de` or `pt-BR`. `not_in_list`: The field takes one of few values; its schema names them. `invalid_characters`: The text has half of a surrogate pair, which has no form in UTF-8. `too_long`: The text has more characters than the field keeps; the detail tells how many that are. `too_many`: The array has more items than the field keeps; the detail tells how many that are. `too_many_at_once`: More targets would change than one request can: send them in several. `too_large`: The object has more bytes, as JSON, than the field keeps. `too_small`: The number lies below the least that the field takes. `too_great`: The number lies above the greatest that the field takes. `out_of_range`: The number has more digits, or a greater exponent, than is kept exactly. `of_another_person`: The profile is not that of the user: both name one person. `before_start`: `effective_to` lies before `effective_from`. `before_opening`: `closes_at` does not lie after `opens_at`. `too_many_sections`: The courses have more sections in the term than one period can evaluate. `same_as_admin_assistant`: Nobody assists themselves: `faculty_member` names the same user as `admin_assistant`. `exponent_too_long`: A number has an exponent of more than three digits. `inside_itself`: The new parent is the record itself, or lies below it in the tree. `too_deep`: The tree would have more levels than it can. `not_of_user`: The body names another user or profile than the path leads to. `wrong_number`: The array has more or fewer items than it must: the detail tells how many these are. `does_not_apply`: The field belongs to another kind of question, or of scale: leave it out, or send null. `not_overridden`: A setting of an evaluation's own counts only with its marker, `overrides_…`, set to true. `no_reason`: Whoever removes a comment says why in `reason`. `required_for_kind`: A question of this kind needs the field: a scale, or choices. `off_scale`: The value lies outside the scale, which runs from `first` over as many values as `points`. `taken`: What may exist once exists already, or the target belongs to another record. `unknown`: The type has no field of this name: look for a typo. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. `invalid_code`: The code is not valid, or not any more: it is wrong, replaced or used up, or the period has closed. `incomplete`: The request has neither a code nor both a student and a period. */
    validation_error_body_redeem_invitation: {
      content: {
        'application/vnd.api+json': components['schemas']['ValidationErrorBodyRedeemInvitationErrors'];
      };
    };
    /** Validation Error. `idempotency_key_reused`: The idempotency key was used for another request. */
    validation_error_keyed: {
      content: {
        'application/vnd.api+json': components['schemas']['ValidationErrorKeyedErrors'];
      };
    };
  };
}
