// Generated from the OpenAPI document by `npm run client`; changes by hand are lost.

export interface paths {
  '/api/v1/additional_appointments': {
    /** List additional appointments */
    get: {
      parameters: {
        query?: {
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeAdditionalAppointment'][];
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['AdditionalAppointment'][];
              included?: (components['schemas']['Profile'] | components['schemas']['Department'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['AdditionalAppointment'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['AdditionalAppointment'];
              included?: (components['schemas']['Profile'] | components['schemas']['Department'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['AdditionalAppointment'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Department'] | null;
              included?: components['schemas']['Department'][];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeAddress'][];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Address'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['Address'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Address'];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Address'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeAdminAssistantRole'][];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['AdminAssistantRole'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['AdminAssistantRole'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['AdminAssistantRole'];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['AdminAssistantRole'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeEmployment'][];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Employment'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('user' | 'profile')[];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Employment'];
              included?: (components['schemas']['User'] | components['schemas']['Profile'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Employment'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludePhoneNumber'][];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['PhoneNumber'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['PhoneNumber'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludePhoneNumber'][];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['PhoneNumber'];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['PhoneNumber'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeProfile'][];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Profile'][];
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'];
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Profile'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Department'] | null;
              included?: components['schemas']['Department'][];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeUser'][];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['User'][];
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['User'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'];
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['User'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeAddress'][];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Address'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeAdminAssistantRole'][];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['AdminAssistantRole'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Employment'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludePhoneNumber'][];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['PhoneNumber'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeEmployment'][];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the user. */
          user_id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Employment'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the user. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Employment'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartmentChair'][];
          'fields[department_chair]'?: components['parameters']['fields_department_chair'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['DepartmentChair'][];
              included?: (components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['DepartmentChair'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['DepartmentChair'];
              included?: (components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Department'] | null;
              included?: components['schemas']['Department'][];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: 'children'[];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `name` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Department'][];
              included?: components['schemas']['Department'][];
              meta: {
                page: {
                  /** Cursor of the last resource. */
                  cursor: string;
                };
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['Department'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Department'];
              included?: components['schemas']['Department'][];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Department'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Department'][];
              included?: components['schemas']['Department'][];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeDepartment'][];
          'fields[department]'?: components['parameters']['fields_department'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Department'] | null;
              included?: components['schemas']['Department'][];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeFile'][];
          'fields[file]'?: components['parameters']['fields_file'];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['File'][];
              included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['File'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['File'];
              included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['File'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Folder'] | null;
              included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeFolder'][];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Folder'][];
              included?: (components['schemas']['Folder'] | components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['Folder'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('parent' | 'children' | 'user')[];
          'fields[folder]'?: components['parameters']['fields_folder'];
          'fields[user]'?: components['parameters']['fields_user'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Folder'];
              included?: (components['schemas']['Folder'] | components['schemas']['User'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Folder'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Folder'][];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Folder'] | null;
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCreditLineItem'][];
          'fields[credit_line_item]'?: components['parameters']['fields_credit_line_item'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[department]'?: components['parameters']['fields_department'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CreditLineItem'][];
              included?: (components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CreditLineItem'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CreditLineItem'];
              included?: (components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CreditLineItem'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: string[];
          'fields[additional_appointment]'?: components['parameters']['fields_additional_appointment'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
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
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['AdditionalAppointment'] | components['schemas']['Address'] | components['schemas']['AdminAssistantRole'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationSectionInstructor'] | components['schemas']['CourseEvaluationSectionResponse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationStudent'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluation'] | components['schemas']['CreditLineItem'] | components['schemas']['DepartmentChair'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['File'] | components['schemas']['Folder'] | components['schemas']['PhoneNumber'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['WorkflowCase'] | components['schemas']['WorkflowGroup'] | components['schemas']['Workflow'] | null;
              included?: (components['schemas']['AdditionalAppointment'] | components['schemas']['Address'] | components['schemas']['AdminAssistantRole'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationSectionInstructor'] | components['schemas']['CourseEvaluationSectionResponse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationStudent'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluation'] | components['schemas']['CreditLineItem'] | components['schemas']['DepartmentChair'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['File'] | components['schemas']['Folder'] | components['schemas']['PhoneNumber'] | components['schemas']['Profile'] | components['schemas']['User'] | components['schemas']['WorkflowCase'] | components['schemas']['WorkflowGroup'] | components['schemas']['Workflow'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('workflow_group' | 'candidate' | 'workflow')[];
          'fields[workflow_case]'?: components['parameters']['fields_workflow_case'];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowCase'][];
              included?: (components['schemas']['WorkflowGroup'] | components['schemas']['Profile'] | components['schemas']['Workflow'])[];
              meta: {
                page: {
                  /** Cursor of the last resource. */
                  cursor: string;
                };
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowCase'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowCase'];
              included?: (components['schemas']['WorkflowGroup'] | components['schemas']['Profile'] | components['schemas']['Workflow'] | components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowCase'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Profile'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Department'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: {
                type: 'user';
                id: string;
              }[];
              links: {
                self: string;
              };
              meta: {
                count: number;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Add to `recused` of a workflow case */
    post: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Replace `recused` of a workflow case */
    patch: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Remove from `recused` of a workflow case */
    delete: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Workflow'] | null;
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowGroup'] | null;
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowGroup'][];
              included?: Record<string, unknown>[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowGroup'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[workflow_group]'?: components['parameters']['fields_workflow_group'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowGroup'];
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['WorkflowGroup'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: {
                type: 'user';
                id: string;
              }[];
              links: {
                self: string;
              };
              meta: {
                count: number;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Add to `members` of a workflow group */
    post: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Replace `members` of a workflow group */
    patch: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Remove from `members` of a workflow group */
    delete: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
        403: components['responses']['forbidden_hidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Workflow'][];
              included?: Record<string, unknown>[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['Workflow'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[workflow]'?: components['parameters']['fields_workflow'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Workflow'];
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Workflow'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'][];
              included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'];
              included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term')[];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationListingNumber'][];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'][];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCourseEvaluationInstructor'][];
          'fields[course_evaluation_instructor]'?: components['parameters']['fields_course_evaluation_instructor'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[profile]'?: components['parameters']['fields_profile'];
          'fields[employment]'?: components['parameters']['fields_employment'];
          'fields[admin_assistant_role]'?: components['parameters']['fields_admin_assistant_role'];
          'fields[address]'?: components['parameters']['fields_address'];
          'fields[phone_number]'?: components['parameters']['fields_phone_number'];
          'fields[department]'?: components['parameters']['fields_department'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationInstructor'][];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationInstructor'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationInstructor'];
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term')[];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationListingNumber'][];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationListingNumber'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term')[];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationListingNumber'];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationListingNumber'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'] | null;
              included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCourseEvaluationPeriodSchedule'][];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriodSchedule'][];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriodSchedule'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriodSchedule'];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriodSchedule'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'] | null;
              included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('term' | 'schedule')[];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'][];
              included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'];
              included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'][];
              included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluation'][];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSet'][];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriodSchedule'] | null;
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationTerm'] | null;
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('question_set' | 'question_set.period' | 'question_set.period.term' | 'question_set.period.schedule' | 'question_set.period.evaluations' | 'question_set.period.question_sets' | 'question_set.period.courses')[];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSetSection'][];
              included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSetSection'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSetSection'];
              included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSetSection'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSet'] | null;
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCourseEvaluationQuestionSet'][];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSet'][];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSet'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSet'];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSet'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'] | null;
              included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('evaluation' | 'evaluation.period' | 'evaluation.period.term' | 'evaluation.period.schedule' | 'evaluation.period.evaluations' | 'evaluation.period.question_sets' | 'evaluation.period.courses' | 'evaluation.section' | 'evaluation.section.course' | 'evaluation.section.term')[];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationResponse'][];
              included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'])[];
              meta: {
                page: {
                  /** Cursor of the last resource. */
                  cursor: string;
                };
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationResponse'];
              included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluation'] | null;
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSectionInstructor'][];
              included?: (components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['User'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSectionInstructor'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSectionInstructor'];
              included?: (components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationInstructor'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['User'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationInstructor'] | null;
              included?: (components['schemas']['User'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'] | null;
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('evaluation_response' | 'question_set_section')[];
          'fields[course_evaluation_section_response]'?: components['parameters']['fields_course_evaluation_section_response'];
          'fields[course_evaluation_response]'?: components['parameters']['fields_course_evaluation_response'];
          'fields[course_evaluation_question_set_section]'?: components['parameters']['fields_course_evaluation_question_set_section'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSectionResponse'][];
              included?: (components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationQuestionSetSection'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSectionResponse'];
              included?: (components['schemas']['CourseEvaluationResponse'] | components['schemas']['CourseEvaluationQuestionSetSection'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationResponse'] | null;
              included?: (components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationQuestionSetSection'] | null;
              included?: (components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationCourse'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'][];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('listing_numbers' | 'listing_numbers.course' | 'listing_numbers.course.listing_numbers' | 'listing_numbers.course.sections' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term')[];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationCourse'] | null;
              included?: (components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationTerm'] | null;
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('user' | 'sections')[];
          'fields[course_evaluation_student]'?: components['parameters']['fields_course_evaluation_student'];
          'fields[user]'?: components['parameters']['fields_user'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationStudent'][];
              included?: (components['schemas']['User'] | components['schemas']['CourseEvaluationSection'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationStudent'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationStudent'];
              included?: (components['schemas']['User'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['Department'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationStudent'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: {
                type: 'course_evaluation_section';
                id: string;
              }[];
              links: {
                self: string;
                related: string;
              };
              meta: {
                count: number;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Add to `sections` of a student */
    post: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: {
                type: 'course_evaluation_section';
                id: string;
              }[];
              links: {
                self: string;
                related: string;
              };
              meta: {
                count: number;
              };
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Replace `sections` of a student */
    patch: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: {
                type: 'course_evaluation_section';
                id: string;
              }[];
              links: {
                self: string;
                related: string;
              };
              meta: {
                count: number;
              };
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Remove from `sections` of a student */
    delete: {
      parameters: {
        query?: never;
        path: {
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: {
                type: 'course_evaluation_section';
                id: string;
              }[];
              links: {
                self: string;
                related: string;
              };
              meta: {
                count: number;
              };
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'][];
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['User'] | null;
              included?: (components['schemas']['Profile'] | components['schemas']['Employment'] | components['schemas']['AdminAssistantRole'] | components['schemas']['Address'] | components['schemas']['PhoneNumber'] | components['schemas']['User'] | components['schemas']['Department'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationTerm'][];
              included?: Record<string, unknown>[];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationTerm'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ''[];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationTerm'];
              included?: Record<string, unknown>[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationTerm'];
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body_update'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: components['schemas']['IncludeCourseEvaluation'][];
          'fields[course_evaluation]'?: components['parameters']['fields_course_evaluation'];
          'fields[course_evaluation_period]'?: components['parameters']['fields_course_evaluation_period'];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_period_schedule]'?: components['parameters']['fields_course_evaluation_period_schedule'];
          'fields[course_evaluation_question_set]'?: components['parameters']['fields_course_evaluation_question_set'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluation'][];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
              meta: {
                page: {
                  /** Cursor of the last resource. */
                  cursor: string;
                };
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluation'];
              included?: (components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationPeriod'] | null;
              included?: (components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationPeriodSchedule'] | components['schemas']['CourseEvaluation'] | components['schemas']['CourseEvaluationQuestionSet'] | components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationPeriod'] | components['schemas']['CourseEvaluationSection'] | components['schemas']['CourseEvaluationListingNumber'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Relationships, or paths of them, whose targets go along in `included`. */
          include?: ('course' | 'course.listing_numbers' | 'course.listing_numbers.course' | 'course.sections' | 'course.sections.course' | 'course.sections.term' | 'term')[];
          'fields[course_evaluation_section]'?: components['parameters']['fields_course_evaluation_section'];
          'fields[course_evaluation_course]'?: components['parameters']['fields_course_evaluation_course'];
          'fields[course_evaluation_term]'?: components['parameters']['fields_course_evaluation_term'];
          'fields[course_evaluation_listing_number]'?: components['parameters']['fields_course_evaluation_listing_number'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['CourseEvaluationSection'] | null;
              included?: (components['schemas']['CourseEvaluationCourse'] | components['schemas']['CourseEvaluationTerm'] | components['schemas']['CourseEvaluationListingNumber'] | components['schemas']['CourseEvaluationSection'])[];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_include'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['ImportRejection'];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Import'] | null;
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
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
            'application/vnd.api+json': {
              data: components['schemas']['Import'][];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        406: components['responses']['not_acceptable'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
    /** Start an import of a zip archive, which its upload sets going */
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
            'application/vnd.api+json': {
              data: components['schemas']['Import'];
              meta: {
                upload: {
                  method: 'PUT';
                  /** Takes one upload, without a token. */
                  url: string;
                  headers: Record<string, string>;
                  expires_at: string;
                };
              };
            };
          };
        };
        400: components['responses']['bad_request_body'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden_create'];
        404: components['responses']['not_found_body'];
        406: components['responses']['not_acceptable'];
        409: components['responses']['conflict_body'];
        413: components['responses']['payload_too_large_body'];
        415: components['responses']['unsupported_media_type_body'];
        422: components['responses']['validation_error_body'];
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
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['Import'];
              links: {
                self: string;
              };
            };
          };
        };
        400: components['responses']['bad_request'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
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
          /** Order, `-` for descending; `created_at` unless said. Ties are broken by id. */
          sort?: ('created_at' | '-created_at')[];
          'page[size]'?: components['parameters']['page_size'];
          'page[after]'?: components['parameters']['page_after'];
          'page[before]'?: components['parameters']['page_before'];
        };
        path: {
          /** Id of the resource. */
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/vnd.api+json': {
              data: components['schemas']['ImportRejection'][];
              meta: {
                page: {
                  size: number;
                };
                total: number;
              };
              links: {
                self: string;
                first: string;
                prev: string | null;
                next: string | null;
                last: string;
              };
            };
          };
        };
        400: components['responses']['bad_request_list'];
        401: components['responses']['unauthorized'];
        403: components['responses']['forbidden'];
        404: components['responses']['not_found_path'];
        406: components['responses']['not_acceptable'];
        500: components['responses']['internal_server_error'];
        503: components['responses']['service_unavailable'];
      };
    };
  };
}

export interface components {
  schemas: {
    AdditionalAppointment: {
      type: 'additional_appointment';
      id: string;
      attributes: {
        title: string;
        effective_from: string;
        effective_to: string | null;
        label: string | null;
        featured: boolean | null;
        external_id: string | null;
        percent_allocation: number | null;
        /** Rich text, sanitised. */
        note: string | null;
        /** A free-form object of at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        created_at: string;
        updated_at: string;
        is_current: boolean;
        note_as_plain_text: string | null;
      };
      relationships: {
        profile: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          };
          meta: Record<string, never>;
        };
        department: {
          links: {
            related: string;
          };
          data: {
            type: 'department';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    Address: {
      type: 'address';
      id: string;
      attributes: {
        label: string | null;
        external_id: string | null;
        address_line1: string;
        address_line2: string | null;
        address_line3: string | null;
        address_level1: string | null;
        address_level2: string | null;
        address_level3: string | null;
        address_level4: string | null;
        country: string | null;
        country_name: string | null;
        postal_code: string | null;
        effective_from: string | null;
        effective_to: string | null;
        /** A free-form object of at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        created_at: string;
        updated_at: string;
        is_current: boolean;
      };
      relationships: {
        user: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        profile: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    AdminAssistantRole: {
      type: 'admin_assistant_role';
      id: string;
      attributes: {
        external_id: string | null;
        effective_from: string | null;
        effective_to: string | null;
      };
      relationships: {
        admin_assistant: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          };
          meta: Record<string, never>;
        };
        faculty_member: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluation: {
      type: 'course_evaluation';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        period: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_period';
            id: string;
          };
          meta: Record<string, never>;
        };
        section: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_section';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationCourse: {
      type: 'course_evaluation_course';
      id: string;
      attributes: {
        name: string;
        external_id: string | null;
        created_at: string;
        updated_at: string;
        display_name: string;
      };
      relationships: {
        listing_numbers: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_listing_number';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
        sections: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_section';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationInstructor: {
      type: 'course_evaluation_instructor';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        user: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationListingNumber: {
      type: 'course_evaluation_listing_number';
      id: string;
      attributes: {
        number: string;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        course: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_course';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationPeriod: {
      type: 'course_evaluation_period';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
        name: string;
        evaluation_type: 'end_of_term' | 'midterm' | 'custom';
        kind: 'section' | 'instructor' | null;
        draft: boolean;
        results_release_at: string | null;
        minimum_response_threshold: number | null;
        flag_answers_at_or_below: number | null;
        flag_standard_deviation_above: number | null;
        results_visible_to_roles: ('instructor' | 'department_admin')[] | null;
        /** Rich text, sanitised. */
        results_guidelines: string | null;
        /** Left out of lists, and of resources that a list includes; answers with one resource show it. */
        course_uuids?: string[];
        status: 'draft' | 'scheduled' | 'open' | 'closed' | 'released';
      };
      relationships: {
        term: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_term';
            id: string;
          };
          meta: Record<string, never>;
        };
        schedule: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_period_schedule';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        /** A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`. */
        evaluations: {
          links: {
            related: string;
          };
          data?: {
            type: 'course_evaluation';
            id: string;
          }[];
          meta: {
            count?: number;
          };
        };
        question_sets: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_question_set';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
        /** A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`. */
        courses: {
          links: {
            related: string;
          };
          data?: {
            type: 'course_evaluation_course';
            id: string;
          }[];
          meta: {
            count?: number;
          };
        };
      };
      links: {
        self: string;
      };
      meta?: {
        coverage?: 'in_progress';
      };
    };
    CourseEvaluationPeriodSchedule: {
      type: 'course_evaluation_period_schedule';
      id: string;
      attributes: {
        opens_at: string | null;
        closes_at: string | null;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        period: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_period';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationQuestionSet: {
      type: 'course_evaluation_question_set';
      id: string;
      attributes: {
        name: string;
        position: number | null;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        period: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_period';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationQuestionSetSection: {
      type: 'course_evaluation_question_set_section';
      id: string;
      attributes: {
        name: string;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        question_set: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_question_set';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationResponse: {
      type: 'course_evaluation_response';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        evaluation: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationSection: {
      type: 'course_evaluation_section';
      id: string;
      attributes: {
        name: string;
        external_id: string | null;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        course: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_course';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        term: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_term';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationSectionInstructor: {
      type: 'course_evaluation_section_instructor';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        section: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_section';
            id: string;
          };
          meta: Record<string, never>;
        };
        instructor: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_instructor';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationSectionResponse: {
      type: 'course_evaluation_section_response';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
        completed: boolean;
        completed_at: string | null;
      };
      relationships: {
        evaluation_response: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_response';
            id: string;
          };
          meta: Record<string, never>;
        };
        question_set_section: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_question_set_section';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationStudent: {
      type: 'course_evaluation_student';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        user: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          };
          meta: Record<string, never>;
        };
        sections: {
          links: {
            related: string;
          };
          data: {
            type: 'course_evaluation_section';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
    };
    CourseEvaluationTerm: {
      type: 'course_evaluation_term';
      id: string;
      attributes: {
        name: string;
        external_id: string | null;
        start_date: string | null;
        end_date: string | null;
        created_at: string;
        updated_at: string;
      };
      links: {
        self: string;
      };
    };
    CreateAdditionalAppointment: {
      data: {
        type: 'additional_appointment';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          title: string;
          effective_from: string;
          effective_to?: string | null;
          label?: string | null;
          featured?: boolean | null;
          external_id?: string | null;
          percent_allocation?: number | null;
          /** Rich text, sanitised. */
          note?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_current?: unknown;
          /** Set by the service; ignored in a request. */
          note_as_plain_text?: unknown;
        };
        relationships: {
          profile: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          department?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
        };
      };
    };
    CreateAddress: {
      data: {
        type: 'address';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          label?: string | null;
          external_id?: string | null;
          address_line1: string;
          address_line2?: string | null;
          address_line3?: string | null;
          address_level1?: string | null;
          address_level2?: string | null;
          address_level3?: string | null;
          address_level4?: string | null;
          country?: string | null;
          country_name?: string | null;
          postal_code?: string | null;
          effective_from?: string | null;
          effective_to?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_current?: unknown;
        };
        relationships: {
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    CreateAdminAssistantRole: {
      data: {
        type: 'admin_assistant_role';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. Faculty member must be other than admin assistant. */
        attributes?: {
          external_id?: string | null;
          effective_from?: string | null;
          effective_to?: string | null;
        };
        relationships: {
          admin_assistant: {
            data: {
              type: 'user';
              id: string;
            };
          };
          faculty_member: {
            data: {
              type: 'user';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationCourse: {
      data: {
        type: 'course_evaluation_course';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          external_id?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          display_name?: unknown;
        };
        relationships?: {
          listing_numbers?: {
            data: {
              type: 'course_evaluation_listing_number';
              id: string;
            }[];
          };
          sections?: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            }[];
          };
        };
      };
    };
    CreateCourseEvaluationInstructor: {
      data: {
        type: 'course_evaluation_instructor';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationListingNumber: {
      data: {
        type: 'course_evaluation_listing_number';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          number: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
        };
      };
    };
    CreateCourseEvaluationPeriod: {
      data: {
        type: 'course_evaluation_period';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          name: string;
          evaluation_type: 'end_of_term' | 'midterm' | 'custom';
          kind?: 'section' | 'instructor' | null;
          /** Set by the service; ignored in a request. */
          draft?: unknown;
          results_release_at?: string | null;
          minimum_response_threshold?: number | null;
          flag_answers_at_or_below?: number | null;
          flag_standard_deviation_above?: number | null;
          results_visible_to_roles?: ('instructor' | 'department_admin')[] | null;
          /** Rich text, sanitised. */
          results_guidelines?: string | null;
          course_uuids?: string[] | null;
          /** Set by the service; ignored in a request. */
          status?: unknown;
        };
        relationships: {
          term: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
          /** Set by the service; ignored in a request. */
          schedule?: unknown;
          /** Set by the service; ignored in a request. */
          evaluations?: unknown;
          /** Set by the service; ignored in a request. */
          question_sets?: unknown;
          /** Set by the service; ignored in a request. */
          courses?: unknown;
        };
      };
    };
    CreateCourseEvaluationPeriodSchedule: {
      data: {
        type: 'course_evaluation_period_schedule';
        /** The service chooses the id. */
        id?: null;
        /** Closes at must be after opens at. */
        attributes?: {
          opens_at?: string | null;
          closes_at?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          period: {
            data: {
              type: 'course_evaluation_period';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationQuestionSet: {
      data: {
        type: 'course_evaluation_question_set';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          position?: number | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          period: {
            data: {
              type: 'course_evaluation_period';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationQuestionSetSection: {
      data: {
        type: 'course_evaluation_question_set_section';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          question_set: {
            data: {
              type: 'course_evaluation_question_set';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          external_id?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
          term: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationSectionInstructor: {
      data: {
        type: 'course_evaluation_section_instructor';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          section: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            };
          };
          instructor: {
            data: {
              type: 'course_evaluation_instructor';
              id: string;
            };
          };
        };
      };
    };
    CreateCourseEvaluationStudent: {
      data: {
        type: 'course_evaluation_student';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
          sections?: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            }[];
          };
        };
      };
    };
    CreateCourseEvaluationTerm: {
      data: {
        type: 'course_evaluation_term';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          external_id?: string | null;
          start_date?: string | null;
          end_date?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    CreateCreditLineItem: {
      data: {
        type: 'credit_line_item';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          transaction_date: string;
          amount: number;
          description?: string | null;
          external_id?: string | null;
          term?: string | null;
          comment?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          category?: unknown;
          /** Set by the service; ignored in a request. */
          status?: unknown;
        };
        relationships: {
          profile: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          source?: {
            data: {
              type: string;
              id: string;
            } | null;
          };
        };
      };
    };
    CreateDepartment: {
      data: {
        type: 'department';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          external_id?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_root?: unknown;
        };
        relationships?: {
          parent?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
          /** Set by the service; ignored in a request. */
          children?: unknown;
        };
      };
    };
    CreateDepartmentChair: {
      data: {
        type: 'department_chair';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          department: {
            data: {
              type: 'department';
              id: string;
            };
          };
          chair: {
            data: {
              type: 'profile';
              id: string;
            };
          };
        };
      };
    };
    CreateEmployment: {
      data: {
        type: 'employment';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          effective_from: string;
          effective_to?: string | null;
          external_id?: string | null;
          title: string;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_current?: unknown;
        };
        relationships?: {
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    CreateFile: {
      data: {
        type: 'file';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships: {
          folder: {
            data: {
              type: 'folder';
              id: string;
            };
          };
        };
      };
    };
    CreateFolder: {
      data: {
        type: 'folder';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          name: string;
          locked?: boolean | null;
        };
        relationships?: {
          parent?: {
            data: {
              type: 'folder';
              id: string;
            } | null;
          };
          /** Set by the service; ignored in a request. */
          children?: unknown;
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
        };
      };
    };
    CreateImport: {
      data: {
        type: 'import';
        /** The service chooses the id. */
        id?: null;
        attributes?: {
          format?: 'oneroster' | 'canvas' | 'hr' | null;
          dry_run?: boolean | null;
          remove_missing?: boolean | null;
          threshold?: number | null;
          /** Set by the service; ignored in a request. */
          state?: unknown;
          /** Set by the service; ignored in a request. */
          message?: unknown;
          /** Set by the service; ignored in a request. */
          counts?: unknown;
          /** Set by the service; ignored in a request. */
          rejected?: unknown;
          /** Set by the service; ignored in a request. */
          first_rejections?: unknown;
          /** Set by the service; ignored in a request. */
          started_at?: unknown;
          /** Set by the service; ignored in a request. */
          finished_at?: unknown;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          rejections?: unknown;
        };
      };
    };
    CreatePhoneNumber: {
      data: {
        type: 'phone_number';
        /** The service chooses the id. */
        id?: null;
        /** Effective to must be on or after effective from. */
        attributes: {
          label?: string | null;
          phone_number: string;
          effective_from?: string | null;
          effective_to?: string | null;
          external_id?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
        };
        relationships: {
          user: {
            data: {
              type: 'user';
              id: string;
            };
          };
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    CreateUser: {
      data: {
        type: 'user';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          display_name: string;
          primary_employee_id?: string | null;
          emails?: string[] | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** A free-form object of at most 64 KiB. */
          employee_ids?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          deactivated?: unknown;
        };
        relationships?: {
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
          /** Set by the service; ignored in a request. */
          employments?: unknown;
          /** Set by the service; ignored in a request. */
          current_employment?: unknown;
          /** Set by the service; ignored in a request. */
          admin_assistant_roles?: unknown;
          /** Set by the service; ignored in a request. */
          addresses?: unknown;
          /** Set by the service; ignored in a request. */
          phone_numbers?: unknown;
        };
      };
    };
    CreateWorkflow: {
      data: {
        type: 'workflow';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    CreateWorkflowCase: {
      data: {
        type: 'workflow_case';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          full_title: string;
        };
        relationships: {
          workflow_group: {
            data: {
              type: 'workflow_group';
              id: string;
            };
          };
          candidate: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          workflow: {
            data: {
              type: 'workflow';
              id: string;
            };
          };
          recused?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    CreateWorkflowGroup: {
      data: {
        type: 'workflow_group';
        /** The service chooses the id. */
        id?: null;
        attributes: {
          name: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          members?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    CreditLineItem: {
      type: 'credit_line_item';
      id: string;
      attributes: {
        transaction_date: string;
        amount: number;
        description: string | null;
        external_id: string | null;
        term: string | null;
        comment: string | null;
        /** A free-form object of at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        created_at: string;
        updated_at: string;
        category: string | null;
        status: string | null;
      };
      relationships: {
        profile: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        source: {
          links: {
            related: string;
          };
          data: {
            type: string;
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    Department: {
      type: 'department';
      id: string;
      attributes: {
        name: string;
        external_id: string | null;
        created_at: string;
        updated_at: string;
        is_root: boolean;
      };
      relationships: {
        parent: {
          links: {
            related: string;
          };
          data?: {
            type: 'department';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        children: {
          links: {
            related: string;
          };
          data?: {
            type: 'department';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
    };
    DepartmentChair: {
      type: 'department_chair';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        department: {
          links: {
            related: string;
          };
          data: {
            type: 'department';
            id: string;
          };
          meta: Record<string, never>;
        };
        chair: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    Employment: {
      type: 'employment';
      id: string;
      attributes: {
        effective_from: string | null;
        effective_to: string | null;
        external_id: string | null;
        title: string;
        /** A free-form object of at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        created_at: string;
        updated_at: string;
        is_current: boolean;
      };
      relationships: {
        user: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        profile: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    ErrorObject: {
      status: string;
      code: string;
      title: string;
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
      links?: {
        type: string;
      };
      meta?: Record<string, unknown>;
    };
    File: {
      type: 'file';
      id: string;
      attributes: {
        name: string;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        folder: {
          links: {
            related: string;
          };
          data: {
            type: 'folder';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    Folder: {
      type: 'folder';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
        name: string;
        locked: boolean;
      };
      relationships: {
        parent: {
          links: {
            related: string;
          };
          data?: {
            type: 'folder';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        children: {
          links: {
            related: string;
          };
          data?: {
            type: 'folder';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
        user: {
          links: {
            related: string;
          };
          data?: {
            type: 'user';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
      meta: {
        children_count: number;
        files_count: number;
      };
    };
    Import: {
      type: 'import';
      id: string;
      attributes: {
        format: 'oneroster' | 'canvas' | 'hr' | null;
        dry_run: boolean | null;
        remove_missing: boolean | null;
        threshold: number | null;
        state: 'awaiting_upload' | 'running' | 'finished' | 'stopped' | 'interrupted' | null;
        message: string | null;
        /** A free-form object of at most 64 KiB. */
        counts: Record<string, unknown> | null;
        rejected: number | null;
        first_rejections: {
          type: string;
          file: string;
          line: number;
          column?: string;
          value?: string;
          reason: string;
        }[] | null;
        started_at: string | null;
        finished_at: string | null;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        /** A list, and a resource that it includes, shows links and `meta.count` alone; answers with one resource show `data`. */
        rejections: {
          links: {
            related: string;
          };
          data?: {
            type: 'import_rejection';
            id: string;
          }[];
          meta: {
            count?: number;
          };
        };
      };
      links: {
        self: string;
      };
    };
    ImportRejection: {
      type: 'import_rejection';
      id: string;
      attributes: {
        record_type: string | null;
        file: string | null;
        line: number | null;
        column: string | null;
        value: string | null;
        reason: string | null;
        created_at: string;
        updated_at: string;
      };
      relationships: {
        import: {
          links: {
            related: string;
          };
          data: {
            type: 'import';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    IncludeAdditionalAppointment: 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children' | 'department' | 'department.parent' | 'department.parent.parent' | 'department.parent.children' | 'department.children' | 'department.children.parent' | 'department.children.children';
    IncludeAddress: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    IncludeAdminAssistantRole: 'admin_assistant' | 'admin_assistant.profile' | 'admin_assistant.profile.user' | 'admin_assistant.profile.department' | 'admin_assistant.employments' | 'admin_assistant.employments.user' | 'admin_assistant.employments.profile' | 'admin_assistant.current_employment' | 'admin_assistant.current_employment.user' | 'admin_assistant.current_employment.profile' | 'admin_assistant.admin_assistant_roles' | 'admin_assistant.admin_assistant_roles.admin_assistant' | 'admin_assistant.admin_assistant_roles.faculty_member' | 'admin_assistant.addresses' | 'admin_assistant.addresses.user' | 'admin_assistant.addresses.profile' | 'admin_assistant.phone_numbers' | 'admin_assistant.phone_numbers.user' | 'admin_assistant.phone_numbers.profile' | 'faculty_member' | 'faculty_member.profile' | 'faculty_member.profile.user' | 'faculty_member.profile.department' | 'faculty_member.employments' | 'faculty_member.employments.user' | 'faculty_member.employments.profile' | 'faculty_member.current_employment' | 'faculty_member.current_employment.user' | 'faculty_member.current_employment.profile' | 'faculty_member.admin_assistant_roles' | 'faculty_member.admin_assistant_roles.admin_assistant' | 'faculty_member.admin_assistant_roles.faculty_member' | 'faculty_member.addresses' | 'faculty_member.addresses.user' | 'faculty_member.addresses.profile' | 'faculty_member.phone_numbers' | 'faculty_member.phone_numbers.user' | 'faculty_member.phone_numbers.profile';
    IncludeCourseEvaluation: 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections' | 'section' | 'section.course' | 'section.course.listing_numbers' | 'section.course.sections' | 'section.term';
    IncludeCourseEvaluationInstructor: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile';
    IncludeCourseEvaluationPeriod: 'term' | 'schedule' | 'schedule.period' | 'schedule.period.term' | 'schedule.period.schedule' | 'schedule.period.evaluations' | 'schedule.period.question_sets' | 'schedule.period.courses' | 'evaluations' | 'evaluations.period' | 'evaluations.period.term' | 'evaluations.period.schedule' | 'evaluations.period.evaluations' | 'evaluations.period.question_sets' | 'evaluations.period.courses' | 'evaluations.section' | 'evaluations.section.course' | 'evaluations.section.term' | 'question_sets' | 'question_sets.period' | 'question_sets.period.term' | 'question_sets.period.schedule' | 'question_sets.period.evaluations' | 'question_sets.period.question_sets' | 'question_sets.period.courses' | 'courses' | 'courses.listing_numbers' | 'courses.listing_numbers.course' | 'courses.sections' | 'courses.sections.course' | 'courses.sections.term';
    IncludeCourseEvaluationPeriodSchedule: 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections';
    IncludeCourseEvaluationQuestionSet: 'period' | 'period.term' | 'period.schedule' | 'period.schedule.period' | 'period.evaluations' | 'period.evaluations.period' | 'period.evaluations.section' | 'period.question_sets' | 'period.question_sets.period' | 'period.courses' | 'period.courses.listing_numbers' | 'period.courses.sections';
    IncludeCourseEvaluationSectionInstructor: 'section' | 'section.course' | 'section.course.listing_numbers' | 'section.course.sections' | 'section.term' | 'instructor' | 'instructor.user' | 'instructor.user.profile' | 'instructor.user.employments' | 'instructor.user.current_employment' | 'instructor.user.admin_assistant_roles' | 'instructor.user.addresses' | 'instructor.user.phone_numbers';
    IncludeCourseEvaluationStudent: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'sections' | 'sections.course' | 'sections.course.listing_numbers' | 'sections.course.sections' | 'sections.term';
    IncludeCreditLineItem: 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    IncludeDepartment: 'parent' | 'parent.parent' | 'parent.parent.parent' | 'parent.parent.children' | 'parent.children' | 'parent.children.parent' | 'parent.children.children' | 'children' | 'children.parent' | 'children.parent.parent' | 'children.parent.children' | 'children.children' | 'children.children.parent' | 'children.children.children';
    IncludeDepartmentChair: 'department' | 'department.parent' | 'department.parent.parent' | 'department.parent.children' | 'department.children' | 'department.children.parent' | 'department.children.children' | 'chair' | 'chair.user' | 'chair.user.profile' | 'chair.user.employments' | 'chair.user.current_employment' | 'chair.user.admin_assistant_roles' | 'chair.user.addresses' | 'chair.user.phone_numbers' | 'chair.department' | 'chair.department.parent' | 'chair.department.children';
    IncludeEmployment: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    IncludeFile: 'folder' | 'folder.parent' | 'folder.parent.parent' | 'folder.parent.children' | 'folder.parent.user' | 'folder.children' | 'folder.children.parent' | 'folder.children.children' | 'folder.children.user' | 'folder.user' | 'folder.user.profile' | 'folder.user.employments' | 'folder.user.current_employment' | 'folder.user.admin_assistant_roles' | 'folder.user.addresses' | 'folder.user.phone_numbers';
    IncludeFolder: 'parent' | 'parent.parent' | 'parent.parent.parent' | 'parent.parent.children' | 'parent.parent.user' | 'parent.children' | 'parent.children.parent' | 'parent.children.children' | 'parent.children.user' | 'parent.user' | 'parent.user.profile' | 'parent.user.employments' | 'parent.user.current_employment' | 'parent.user.admin_assistant_roles' | 'parent.user.addresses' | 'parent.user.phone_numbers' | 'children' | 'children.parent' | 'children.parent.parent' | 'children.parent.children' | 'children.parent.user' | 'children.children' | 'children.children.parent' | 'children.children.children' | 'children.children.user' | 'children.user' | 'children.user.profile' | 'children.user.employments' | 'children.user.current_employment' | 'children.user.admin_assistant_roles' | 'children.user.addresses' | 'children.user.phone_numbers' | 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile';
    IncludePhoneNumber: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children';
    IncludeProfile: 'user' | 'user.profile' | 'user.profile.user' | 'user.profile.department' | 'user.employments' | 'user.employments.user' | 'user.employments.profile' | 'user.current_employment' | 'user.current_employment.user' | 'user.current_employment.profile' | 'user.admin_assistant_roles' | 'user.admin_assistant_roles.admin_assistant' | 'user.admin_assistant_roles.faculty_member' | 'user.addresses' | 'user.addresses.user' | 'user.addresses.profile' | 'user.phone_numbers' | 'user.phone_numbers.user' | 'user.phone_numbers.profile' | 'department' | 'department.parent' | 'department.parent.parent' | 'department.parent.children' | 'department.children' | 'department.children.parent' | 'department.children.children';
    IncludeUser: 'profile' | 'profile.user' | 'profile.user.profile' | 'profile.user.employments' | 'profile.user.current_employment' | 'profile.user.admin_assistant_roles' | 'profile.user.addresses' | 'profile.user.phone_numbers' | 'profile.department' | 'profile.department.parent' | 'profile.department.children' | 'employments' | 'employments.user' | 'employments.user.profile' | 'employments.user.employments' | 'employments.user.current_employment' | 'employments.user.admin_assistant_roles' | 'employments.user.addresses' | 'employments.user.phone_numbers' | 'employments.profile' | 'employments.profile.user' | 'employments.profile.department' | 'current_employment' | 'current_employment.user' | 'current_employment.user.profile' | 'current_employment.user.employments' | 'current_employment.user.current_employment' | 'current_employment.user.admin_assistant_roles' | 'current_employment.user.addresses' | 'current_employment.user.phone_numbers' | 'current_employment.profile' | 'current_employment.profile.user' | 'current_employment.profile.department' | 'admin_assistant_roles' | 'admin_assistant_roles.admin_assistant' | 'admin_assistant_roles.admin_assistant.profile' | 'admin_assistant_roles.admin_assistant.employments' | 'admin_assistant_roles.admin_assistant.current_employment' | 'admin_assistant_roles.admin_assistant.admin_assistant_roles' | 'admin_assistant_roles.admin_assistant.addresses' | 'admin_assistant_roles.admin_assistant.phone_numbers' | 'admin_assistant_roles.faculty_member' | 'admin_assistant_roles.faculty_member.profile' | 'admin_assistant_roles.faculty_member.employments' | 'admin_assistant_roles.faculty_member.current_employment' | 'admin_assistant_roles.faculty_member.admin_assistant_roles' | 'admin_assistant_roles.faculty_member.addresses' | 'admin_assistant_roles.faculty_member.phone_numbers' | 'addresses' | 'addresses.user' | 'addresses.user.profile' | 'addresses.user.employments' | 'addresses.user.current_employment' | 'addresses.user.admin_assistant_roles' | 'addresses.user.addresses' | 'addresses.user.phone_numbers' | 'addresses.profile' | 'addresses.profile.user' | 'addresses.profile.department' | 'phone_numbers' | 'phone_numbers.user' | 'phone_numbers.user.profile' | 'phone_numbers.user.employments' | 'phone_numbers.user.current_employment' | 'phone_numbers.user.admin_assistant_roles' | 'phone_numbers.user.addresses' | 'phone_numbers.user.phone_numbers' | 'phone_numbers.profile' | 'phone_numbers.profile.user' | 'phone_numbers.profile.department';
    IncludeWorkflowCase: 'workflow_group' | 'candidate' | 'candidate.user' | 'candidate.user.profile' | 'candidate.user.employments' | 'candidate.user.current_employment' | 'candidate.user.admin_assistant_roles' | 'candidate.user.addresses' | 'candidate.user.phone_numbers' | 'candidate.department' | 'candidate.department.parent' | 'candidate.department.children' | 'workflow';
    LinkedCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        id: string;
      }[];
    };
    LinkedUser: {
      data: {
        type: 'user';
        id: string;
      }[];
    };
    PhoneNumber: {
      type: 'phone_number';
      id: string;
      attributes: {
        label: string | null;
        phone_number: string;
        effective_from: string | null;
        effective_to: string | null;
        external_id: string | null;
        /** A free-form object of at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
      };
      relationships: {
        user: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        profile: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    Profile: {
      type: 'profile';
      id: string;
      attributes: {
        created_at: string;
        updated_at: string;
      };
      relationships: {
        user: {
          links: {
            related: string;
          };
          data: {
            type: 'user';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        department: {
          links: {
            related: string;
          };
          data: {
            type: 'department';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    UnlinkedCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        id: string;
      }[];
    };
    UnlinkedUser: {
      data: {
        type: 'user';
        id: string;
      }[];
    };
    UpdateAdditionalAppointment: {
      data: {
        type: 'additional_appointment';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          title?: string;
          effective_from?: string;
          effective_to?: string | null;
          label?: string | null;
          featured?: boolean | null;
          external_id?: string | null;
          percent_allocation?: number | null;
          /** Rich text, sanitised. */
          note?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_current?: unknown;
          /** Set by the service; ignored in a request. */
          note_as_plain_text?: unknown;
        };
        relationships?: {
          profile?: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          department?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
        };
      };
    };
    UpdateAddress: {
      data: {
        type: 'address';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          label?: string | null;
          external_id?: string | null;
          address_line1?: string;
          address_line2?: string | null;
          address_line3?: string | null;
          address_level1?: string | null;
          address_level2?: string | null;
          address_level3?: string | null;
          address_level4?: string | null;
          country?: string | null;
          country_name?: string | null;
          postal_code?: string | null;
          effective_from?: string | null;
          effective_to?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_current?: unknown;
        };
        relationships?: {
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    UpdateAdminAssistantRole: {
      data: {
        type: 'admin_assistant_role';
        id: string;
        /** Effective to must be on or after effective from. Faculty member must be other than admin assistant. */
        attributes?: {
          external_id?: string | null;
          effective_from?: string | null;
          effective_to?: string | null;
        };
        relationships?: {
          admin_assistant?: {
            data: {
              type: 'user';
              id: string;
            };
          };
          faculty_member?: {
            data: {
              type: 'user';
              id: string;
            };
          };
        };
      };
    };
    UpdateCourseEvaluationCourse: {
      data: {
        type: 'course_evaluation_course';
        id: string;
        attributes?: {
          name?: string;
          external_id?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          display_name?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          listing_numbers?: unknown;
          /** Set by the service; ignored in a request. */
          sections?: unknown;
        };
      };
    };
    UpdateCourseEvaluationListingNumber: {
      data: {
        type: 'course_evaluation_listing_number';
        id: string;
        attributes?: {
          number?: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
        };
      };
    };
    UpdateCourseEvaluationPeriod: {
      data: {
        type: 'course_evaluation_period';
        id: string;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          name?: string;
          evaluation_type?: 'end_of_term' | 'midterm' | 'custom';
          kind?: 'section' | 'instructor' | null;
          draft?: boolean | null;
          results_release_at?: string | null;
          minimum_response_threshold?: number | null;
          flag_answers_at_or_below?: number | null;
          flag_standard_deviation_above?: number | null;
          results_visible_to_roles?: ('instructor' | 'department_admin')[] | null;
          /** Rich text, sanitised. */
          results_guidelines?: string | null;
          course_uuids?: string[] | null;
          /** Set by the service; ignored in a request. */
          status?: unknown;
        };
        relationships?: {
          term?: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
          /** Set by the service; ignored in a request. */
          schedule?: unknown;
          /** Set by the service; ignored in a request. */
          evaluations?: unknown;
          /** Set by the service; ignored in a request. */
          question_sets?: unknown;
          /** Set by the service; ignored in a request. */
          courses?: unknown;
        };
      };
    };
    UpdateCourseEvaluationPeriodSchedule: {
      data: {
        type: 'course_evaluation_period_schedule';
        id: string;
        /** Closes at must be after opens at. */
        attributes?: {
          opens_at?: string | null;
          closes_at?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          period?: unknown;
        };
      };
    };
    UpdateCourseEvaluationQuestionSet: {
      data: {
        type: 'course_evaluation_question_set';
        id: string;
        attributes?: {
          name?: string;
          position?: number | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          period?: unknown;
        };
      };
    };
    UpdateCourseEvaluationQuestionSetSection: {
      data: {
        type: 'course_evaluation_question_set_section';
        id: string;
        attributes?: {
          name?: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          question_set?: unknown;
        };
      };
    };
    UpdateCourseEvaluationSection: {
      data: {
        type: 'course_evaluation_section';
        id: string;
        attributes?: {
          name?: string;
          external_id?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          course?: {
            data: {
              type: 'course_evaluation_course';
              id: string;
            } | null;
          };
          term?: {
            data: {
              type: 'course_evaluation_term';
              id: string;
            };
          };
        };
      };
    };
    UpdateCourseEvaluationStudent: {
      data: {
        type: 'course_evaluation_student';
        id: string;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          user?: unknown;
          sections?: {
            data: {
              type: 'course_evaluation_section';
              id: string;
            }[];
          };
        };
      };
    };
    UpdateCourseEvaluationTerm: {
      data: {
        type: 'course_evaluation_term';
        id: string;
        attributes?: {
          name?: string;
          external_id?: string | null;
          start_date?: string | null;
          end_date?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    UpdateCreditLineItem: {
      data: {
        type: 'credit_line_item';
        id: string;
        attributes?: {
          transaction_date?: string;
          amount?: number;
          description?: string | null;
          external_id?: string | null;
          term?: string | null;
          comment?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          category?: unknown;
          /** Set by the service; ignored in a request. */
          status?: unknown;
        };
        relationships?: {
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
          source?: {
            data: {
              type: string;
              id: string;
            } | null;
          };
        };
      };
    };
    UpdateDepartment: {
      data: {
        type: 'department';
        id: string;
        attributes?: {
          name?: string;
          external_id?: string | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_root?: unknown;
        };
        relationships?: {
          parent?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
          /** Set by the service; ignored in a request. */
          children?: unknown;
        };
      };
    };
    UpdateEmployment: {
      data: {
        type: 'employment';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          effective_from?: string;
          effective_to?: string | null;
          external_id?: string | null;
          title?: string;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          is_current?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          user?: unknown;
          /** Set by the service; ignored in a request. */
          profile?: unknown;
        };
      };
    };
    UpdateFile: {
      data: {
        type: 'file';
        id: string;
        attributes?: {
          name?: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          folder?: {
            data: {
              type: 'folder';
              id: string;
            };
          };
        };
      };
    };
    UpdateFolder: {
      data: {
        type: 'folder';
        id: string;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          name?: string;
          locked?: boolean | null;
        };
        relationships?: {
          parent?: {
            data: {
              type: 'folder';
              id: string;
            } | null;
          };
          /** Set by the service; ignored in a request. */
          children?: unknown;
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
        };
      };
    };
    UpdatePhoneNumber: {
      data: {
        type: 'phone_number';
        id: string;
        /** Effective to must be on or after effective from. */
        attributes?: {
          label?: string | null;
          phone_number?: string;
          effective_from?: string | null;
          effective_to?: string | null;
          external_id?: string | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
        };
        relationships?: {
          user?: {
            data: {
              type: 'user';
              id: string;
            } | null;
          };
          profile?: {
            data: {
              type: 'profile';
              id: string;
            } | null;
          };
        };
      };
    };
    UpdateProfile: {
      data: {
        type: 'profile';
        id: string;
        attributes?: {
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          user?: unknown;
          department?: {
            data: {
              type: 'department';
              id: string;
            } | null;
          };
        };
      };
    };
    UpdateUser: {
      data: {
        type: 'user';
        id: string;
        attributes?: {
          display_name?: string;
          primary_employee_id?: string | null;
          emails?: string[] | null;
          /** A free-form object of at most 64 KiB. */
          custom_fields?: Record<string, unknown> | null;
          /** A free-form object of at most 64 KiB. */
          employee_ids?: Record<string, unknown> | null;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
          /** Set by the service; ignored in a request. */
          deactivated?: unknown;
        };
        relationships?: {
          /** Set by the service; ignored in a request. */
          profile?: unknown;
          /** Set by the service; ignored in a request. */
          employments?: unknown;
          /** Set by the service; ignored in a request. */
          current_employment?: unknown;
          /** Set by the service; ignored in a request. */
          admin_assistant_roles?: unknown;
          /** Set by the service; ignored in a request. */
          addresses?: unknown;
          /** Set by the service; ignored in a request. */
          phone_numbers?: unknown;
        };
      };
    };
    UpdateWorkflow: {
      data: {
        type: 'workflow';
        id: string;
        attributes?: {
          name?: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: Record<string, never>;
      };
    };
    UpdateWorkflowCase: {
      data: {
        type: 'workflow_case';
        id: string;
        attributes?: {
          full_title?: string;
        };
        relationships?: {
          workflow_group?: {
            data: {
              type: 'workflow_group';
              id: string;
            };
          };
          candidate?: {
            data: {
              type: 'profile';
              id: string;
            };
          };
          workflow?: {
            data: {
              type: 'workflow';
              id: string;
            };
          };
          recused?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    UpdateWorkflowGroup: {
      data: {
        type: 'workflow_group';
        id: string;
        attributes?: {
          name?: string;
          /** Set by the service; ignored in a request. */
          created_at?: unknown;
          /** Set by the service; ignored in a request. */
          updated_at?: unknown;
        };
        relationships?: {
          members?: {
            data: {
              type: 'user';
              id: string;
            }[];
          };
        };
      };
    };
    User: {
      type: 'user';
      id: string;
      attributes: {
        display_name: string;
        primary_employee_id: string | null;
        emails: string[] | null;
        /** A free-form object of at most 64 KiB. */
        custom_fields: Record<string, unknown> | null;
        /** A free-form object of at most 64 KiB. */
        employee_ids: Record<string, unknown> | null;
        created_at: string;
        updated_at: string;
        deactivated: boolean;
      };
      relationships: {
        profile: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        employments: {
          links: {
            related: string;
          };
          data: {
            type: 'employment';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
        current_employment: {
          links: {
            related: string;
          };
          data: {
            type: 'employment';
            id: string;
          } | null;
          meta: Record<string, never>;
        };
        admin_assistant_roles: {
          links: {
            related: string;
          };
          data?: {
            type: 'admin_assistant_role';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
        addresses: {
          links: {
            related: string;
          };
          data?: {
            type: 'address';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
        phone_numbers: {
          links: {
            related: string;
          };
          data?: {
            type: 'phone_number';
            id: string;
          }[];
          meta: {
            count: number;
          };
        };
      };
      links: {
        self: string;
      };
    };
    Workflow: {
      type: 'workflow';
      id: string;
      attributes: {
        name: string;
        created_at: string;
        updated_at: string;
      };
      links: {
        self: string;
      };
    };
    WorkflowCase: {
      type: 'workflow_case';
      id: string;
      attributes: {
        full_title: string;
      };
      relationships: {
        workflow_group: {
          links: {
            related: string;
          };
          data: {
            type: 'workflow_group';
            id: string;
          };
          meta: Record<string, never>;
        };
        candidate: {
          links: {
            related: string;
          };
          data: {
            type: 'profile';
            id: string;
          };
          meta: Record<string, never>;
        };
        workflow: {
          links: {
            related: string;
          };
          data: {
            type: 'workflow';
            id: string;
          };
          meta: Record<string, never>;
        };
      };
      links: {
        self: string;
      };
    };
    WorkflowGroup: {
      type: 'workflow_group';
      id: string;
      attributes: {
        name: string;
        created_at: string;
        updated_at: string;
      };
      links: {
        self: string;
      };
    };
  };
  parameters: {
    /** The only fields of each `additional_appointment` to answer. */
    fields_additional_appointment: ('title' | 'effective_from' | 'effective_to' | 'label' | 'featured' | 'external_id' | 'percent_allocation' | 'note' | 'custom_fields' | 'created_at' | 'updated_at' | 'is_current' | 'note_as_plain_text' | 'profile' | 'department')[];
    /** The only fields of each `address` to answer. */
    fields_address: ('label' | 'external_id' | 'address_line1' | 'address_line2' | 'address_line3' | 'address_level1' | 'address_level2' | 'address_level3' | 'address_level4' | 'country' | 'country_name' | 'postal_code' | 'effective_from' | 'effective_to' | 'custom_fields' | 'created_at' | 'updated_at' | 'is_current' | 'user' | 'profile')[];
    /** The only fields of each `admin_assistant_role` to answer. */
    fields_admin_assistant_role: ('external_id' | 'effective_from' | 'effective_to' | 'admin_assistant' | 'faculty_member')[];
    /** The only fields of each `course_evaluation` to answer. */
    fields_course_evaluation: ('created_at' | 'updated_at' | 'period' | 'section')[];
    /** The only fields of each `course_evaluation_course` to answer. */
    fields_course_evaluation_course: ('name' | 'external_id' | 'created_at' | 'updated_at' | 'display_name' | 'listing_numbers' | 'sections')[];
    /** The only fields of each `course_evaluation_instructor` to answer. */
    fields_course_evaluation_instructor: ('created_at' | 'updated_at' | 'user')[];
    /** The only fields of each `course_evaluation_listing_number` to answer. */
    fields_course_evaluation_listing_number: ('number' | 'created_at' | 'updated_at' | 'course')[];
    /** The only fields of each `course_evaluation_period` to answer. */
    fields_course_evaluation_period: ('created_at' | 'updated_at' | 'name' | 'evaluation_type' | 'kind' | 'draft' | 'results_release_at' | 'minimum_response_threshold' | 'flag_answers_at_or_below' | 'flag_standard_deviation_above' | 'results_visible_to_roles' | 'results_guidelines' | 'course_uuids' | 'status' | 'term' | 'schedule' | 'evaluations' | 'question_sets' | 'courses')[];
    /** The only fields of each `course_evaluation_period_schedule` to answer. */
    fields_course_evaluation_period_schedule: ('opens_at' | 'closes_at' | 'created_at' | 'updated_at' | 'period')[];
    /** The only fields of each `course_evaluation_question_set` to answer. */
    fields_course_evaluation_question_set: ('name' | 'position' | 'created_at' | 'updated_at' | 'period')[];
    /** The only fields of each `course_evaluation_question_set_section` to answer. */
    fields_course_evaluation_question_set_section: ('name' | 'created_at' | 'updated_at' | 'question_set')[];
    /** The only fields of each `course_evaluation_response` to answer. */
    fields_course_evaluation_response: ('created_at' | 'updated_at' | 'evaluation')[];
    /** The only fields of each `course_evaluation_section` to answer. */
    fields_course_evaluation_section: ('name' | 'external_id' | 'created_at' | 'updated_at' | 'course' | 'term')[];
    /** The only fields of each `course_evaluation_section_instructor` to answer. */
    fields_course_evaluation_section_instructor: ('created_at' | 'updated_at' | 'section' | 'instructor')[];
    /** The only fields of each `course_evaluation_section_response` to answer. */
    fields_course_evaluation_section_response: ('created_at' | 'updated_at' | 'completed' | 'completed_at' | 'evaluation_response' | 'question_set_section')[];
    /** The only fields of each `course_evaluation_student` to answer. */
    fields_course_evaluation_student: ('created_at' | 'updated_at' | 'user' | 'sections')[];
    /** The only fields of each `course_evaluation_term` to answer. */
    fields_course_evaluation_term: ('name' | 'external_id' | 'start_date' | 'end_date' | 'created_at' | 'updated_at')[];
    /** The only fields of each `credit_line_item` to answer. */
    fields_credit_line_item: ('transaction_date' | 'amount' | 'description' | 'external_id' | 'term' | 'comment' | 'custom_fields' | 'created_at' | 'updated_at' | 'category' | 'status' | 'profile' | 'source')[];
    /** The only fields of each `department` to answer. */
    fields_department: ('name' | 'external_id' | 'created_at' | 'updated_at' | 'is_root' | 'parent' | 'children')[];
    /** The only fields of each `department_chair` to answer. */
    fields_department_chair: ('created_at' | 'updated_at' | 'department' | 'chair')[];
    /** The only fields of each `employment` to answer. */
    fields_employment: ('effective_from' | 'effective_to' | 'external_id' | 'title' | 'custom_fields' | 'created_at' | 'updated_at' | 'is_current' | 'user' | 'profile')[];
    /** The only fields of each `file` to answer. */
    fields_file: ('name' | 'created_at' | 'updated_at' | 'folder')[];
    /** The only fields of each `folder` to answer. */
    fields_folder: ('created_at' | 'updated_at' | 'name' | 'locked' | 'parent' | 'children' | 'user')[];
    /** The only fields of each `import` to answer. */
    fields_import: ('format' | 'dry_run' | 'remove_missing' | 'threshold' | 'state' | 'message' | 'counts' | 'rejected' | 'first_rejections' | 'started_at' | 'finished_at' | 'created_at' | 'updated_at' | 'rejections')[];
    /** The only fields of each `import_rejection` to answer. */
    fields_import_rejection: ('record_type' | 'file' | 'line' | 'column' | 'value' | 'reason' | 'created_at' | 'updated_at' | 'import')[];
    /** The only fields of each `phone_number` to answer. */
    fields_phone_number: ('label' | 'phone_number' | 'effective_from' | 'effective_to' | 'external_id' | 'custom_fields' | 'user' | 'profile')[];
    /** The only fields of each `profile` to answer. */
    fields_profile: ('created_at' | 'updated_at' | 'user' | 'department')[];
    /** The only fields of each `user` to answer. */
    fields_user: ('display_name' | 'primary_employee_id' | 'emails' | 'custom_fields' | 'employee_ids' | 'created_at' | 'updated_at' | 'deactivated' | 'profile' | 'employments' | 'current_employment' | 'admin_assistant_roles' | 'addresses' | 'phone_numbers')[];
    /** The only fields of each `workflow` to answer. */
    fields_workflow: ('name' | 'created_at' | 'updated_at')[];
    /** The only fields of each `workflow_case` to answer. */
    fields_workflow_case: ('full_title' | 'workflow_group' | 'candidate' | 'workflow')[];
    /** The only fields of each `workflow_group` to answer. */
    fields_workflow_group: ('name' | 'created_at' | 'updated_at')[];
    /** Only resources whose `addresses` is one of these; empty for none. */
    filter_addresses: string[];
    /** Only resources whose `admin_assistant` is one of these; empty for none. */
    filter_admin_assistant: string[];
    /** Only resources whose `admin_assistant_roles` is one of these; empty for none. */
    filter_admin_assistant_roles: string[];
    /** Only resources whose `candidate` is one of these; empty for none. */
    filter_candidate: string[];
    /** Only resources whose `chair` is one of these; empty for none. */
    filter_chair: string[];
    /** Only resources whose `children` is one of these; empty for none. */
    filter_children: string[];
    /** Only resources whose `completed_at` is this instant. */
    filter_completed_at: string;
    /** Only resources whose `completed_at` is after this instant. */
    filter_completed_at_gt: string;
    /** Only resources whose `completed_at` is at or after this instant. */
    filter_completed_at_gte: string;
    /** Only resources whose `completed_at` is before this instant. */
    filter_completed_at_lt: string;
    /** Only resources whose `completed_at` is at or before this instant. */
    filter_completed_at_lte: string;
    /** Only resources whose `completed_at` is not (which nothing is, too) this instant. */
    filter_completed_at_neq: string;
    /** Only resources whose `course` is one of these; empty for none. */
    filter_course: string[];
    /** Only resources whose `created_at` is this instant. */
    filter_created_at: string;
    /** Only resources whose `created_at` is after this instant. */
    filter_created_at_gt: string;
    /** Only resources whose `created_at` is at or after this instant. */
    filter_created_at_gte: string;
    /** Only resources whose `created_at` is before this instant. */
    filter_created_at_lt: string;
    /** Only resources whose `created_at` is at or before this instant. */
    filter_created_at_lte: string;
    /** Only resources whose `created_at` is not (which nothing is, too) this instant. */
    filter_created_at_neq: string;
    /** Only resources whose `department` is one of these; empty for none. */
    filter_department: string[];
    /** Only resources whose `employments` is one of these; empty for none. */
    filter_employments: string[];
    /** Only resources whose `evaluation` is one of these; empty for none. */
    filter_evaluation: string[];
    /** Only resources whose `evaluation_response` is one of these; empty for none. */
    filter_evaluation_response: string[];
    /** Only resources whose `external_id` is this text; empty for none. */
    filter_external_id: string;
    /** Only resources whose `faculty_member` is one of these; empty for none. */
    filter_faculty_member: string[];
    /** Only resources whose `folder` is one of these; empty for none. */
    filter_folder: string[];
    /** Only resources whose `instructor` is one of these; empty for none. */
    filter_instructor: string[];
    /** Only resources whose `listing_numbers` is one of these; empty for none. */
    filter_listing_numbers: string[];
    /** Only resources whose `number` is this text; empty for none. */
    filter_number: string;
    /** Only resources whose `parent` is one of these; empty for none. */
    filter_parent: string[];
    /** Only resources whose `period` is one of these; empty for none. */
    filter_period: string[];
    /** Only resources whose `phone_numbers` is one of these; empty for none. */
    filter_phone_numbers: string[];
    /** Only resources whose `profile` is one of these; empty for none. */
    filter_profile: string[];
    /** Only resources whose `question_set` is one of these; empty for none. */
    filter_question_set: string[];
    /** Only resources whose `question_set_section` is one of these; empty for none. */
    filter_question_set_section: string[];
    /** Only resources whose `section` is one of these; empty for none. */
    filter_section: string[];
    /** Only resources whose `sections` is one of these; empty for none. */
    filter_sections: string[];
    /** Only resources whose `source` is one of these; empty for none. */
    filter_source: string[];
    /** Only resources whose `term` is one of these; empty for none. */
    filter_term: string[];
    /** Only resources whose `updated_at` is this instant. */
    filter_updated_at: string;
    /** Only resources whose `updated_at` is after this instant. */
    filter_updated_at_gt: string;
    /** Only resources whose `updated_at` is at or after this instant. */
    filter_updated_at_gte: string;
    /** Only resources whose `updated_at` is before this instant. */
    filter_updated_at_lt: string;
    /** Only resources whose `updated_at` is at or before this instant. */
    filter_updated_at_lte: string;
    /** Only resources whose `updated_at` is not (which nothing is, too) this instant. */
    filter_updated_at_neq: string;
    /** Only resources whose `user` is one of these; empty for none. */
    filter_user: string[];
    /** Only resources whose `workflow` is one of these; empty for none. */
    filter_workflow: string[];
    /** Only resources whose `workflow_group` is one of these; empty for none. */
    filter_workflow_group: string[];
    /** Cursor after which the page begins, from `links.next`. */
    page_after: string;
    /** Cursor before which the page ends, from `links.prev`; not together with `page[after]`. */
    page_before: string;
    /** Resources on a page. */
    page_size: number;
  };
  responses: {
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. */
    bad_request: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '400';
            title?: 'Bad Request';
            code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields';
          })[];
        };
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `malformed_json`: The body is no JSON in UTF-8. `too_deep`: The body is nested too deep. `invalid_document`: The body has not the shape of a request document. `invalid_linkage`: A relationship has no resource linkage. */
    bad_request_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '400';
            title?: 'Bad Request';
            code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'malformed_json' | 'too_deep' | 'invalid_document' | 'invalid_linkage';
          })[];
        };
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_include`: A relationship can not be included here. `too_much_included`: Too many resources would go along. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. */
    bad_request_include: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '400';
            title?: 'Bad Request';
            code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_include' | 'too_much_included' | 'invalid_fields';
          })[];
        };
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_include`: A relationship can not be included here. `too_much_included`: Too many resources would go along. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_sort`: The list can not be sorted so. `invalid_filter`: There is no such filter, or its value has another form. `invalid_page`: The page size is none, or both cursors are given. `invalid_cursor`: The cursor is none of this list with this sort and filter. */
    bad_request_include_list: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '400';
            title?: 'Bad Request';
            code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_include' | 'too_much_included' | 'invalid_fields' | 'invalid_sort' | 'invalid_filter' | 'invalid_page' | 'invalid_cursor';
          })[];
        };
      };
    };
    /** Bad Request. `unknown_parameter`: The query has a parameter that the operation does not know. `repeated_parameter`: The query has a parameter twice. `invalid_fields`: A type of the answer has no such field, or the answer holds no such type. `invalid_sort`: The list can not be sorted so. `invalid_filter`: There is no such filter, or its value has another form. `invalid_page`: The page size is none, or both cursors are given. `invalid_cursor`: The cursor is none of this list with this sort and filter. */
    bad_request_list: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '400';
            title?: 'Bad Request';
            code?: 'unknown_parameter' | 'repeated_parameter' | 'invalid_fields' | 'invalid_sort' | 'invalid_filter' | 'invalid_page' | 'invalid_cursor';
          })[];
        };
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. */
    conflict_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '409';
            title?: 'Conflict';
            code?: 'type_mismatch';
          })[];
        };
      };
    };
    /** Conflict. `type_mismatch`: The body, or a relationship in it, has another type. `id_mismatch`: The id in the body differs from the id in the path. */
    conflict_body_update: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '409';
            title?: 'Conflict';
            code?: 'type_mismatch' | 'id_mismatch';
          })[];
        };
      };
    };
    /** Conflict. `referred_to`: Others refer to the resource; `meta.referred_to_by` counts them by type. `import_under_way`: An import is under way, and may be about to refer to the resource. `period_opened`: The resource belongs to an evaluation period that has opened. `names_many`: The resource names more others than it can be parted from at once. */
    conflict_delete: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '409';
            title?: 'Conflict';
            code?: 'referred_to' | 'import_under_way' | 'period_opened' | 'names_many';
          })[];
        };
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. */
    forbidden: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '403';
            title?: 'Forbidden';
            code?: 'missing_scope';
          })[];
        };
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `client_generated_id`: The body gives the new resource an id. */
    forbidden_create: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '403';
            title?: 'Forbidden';
            code?: 'missing_scope' | 'client_generated_id';
          })[];
        };
      };
    };
    /** Forbidden. `missing_scope`: The access token lacks a scope; `meta.scope` names it. `integration_only`: The access token acts for a user, who must not know of the relationship. */
    forbidden_hidden: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '403';
            title?: 'Forbidden';
            code?: 'missing_scope' | 'integration_only';
          })[];
        };
      };
    };
    /** Internal Server Error. `internal_error`: Something went wrong on our side; `meta.request_id` names the request. */
    internal_server_error: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '500';
            title?: 'Internal Server Error';
            code?: 'internal_error';
          })[];
        };
      };
    };
    /** Not Acceptable. `not_acceptable`: The caller accepts no plain JSON:API document. */
    not_acceptable: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '406';
            title?: 'Not Acceptable';
            code?: 'not_acceptable';
          })[];
        };
      };
    };
    /** Not Found. `related_not_found`: The body refers to a resource that does not exist. `more_errors`: There are more of these than an answer tells. */
    not_found_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '404';
            title?: 'Not Found';
            code?: 'related_not_found' | 'more_errors';
          })[];
        };
      };
    };
    /** Not Found. `not_found`: There is no resource with the id in the path. */
    not_found_path: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '404';
            title?: 'Not Found';
            code?: 'not_found';
          })[];
        };
      };
    };
    /** Not Found. `not_found`: There is no resource with the id in the path. `related_not_found`: The body refers to a resource that does not exist. `more_errors`: There are more of these than an answer tells. */
    not_found_path_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '404';
            title?: 'Not Found';
            code?: 'not_found' | 'related_not_found' | 'more_errors';
          })[];
        };
      };
    };
    /** Payload Too Large. `body_too_large`: The body is larger than 1 MiB. */
    payload_too_large_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '413';
            title?: 'Payload Too Large';
            code?: 'body_too_large';
          })[];
        };
      };
    };
    /** Service Unavailable. `unavailable`: The data store does not answer, or others change the same record all the time. `timeout`: The request took longer than it may. */
    service_unavailable: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '503';
            title?: 'Service Unavailable';
            code?: 'unavailable' | 'timeout';
          })[];
        };
      };
    };
    /** Unauthorized. `unauthorized`: The access token is missing, unknown, expired or revoked. */
    unauthorized: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '401';
            title?: 'Unauthorized';
            code?: 'unauthorized';
          })[];
        };
      };
    };
    /** Unsupported Media Type. `unsupported_media_type`: The body is sent as something else than JSON:API. */
    unsupported_media_type_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '415';
            title?: 'Unsupported Media Type';
            code?: 'unsupported_media_type';
          })[];
        };
      };
    };
    /** Validation Error. `blank`: A field can't be blank. `not_a_string`: A field must be a string. `not_a_boolean`: A field must be true or false. `not_an_integer`: A field must be an integer. `not_a_number`: A field must be a number. `not_an_object`: A field must be an object. `not_an_array`: A field must be an array. `not_a_date`: A field must be a date in the form YYYY-MM-DD. `not_an_instant`: A field must be an RFC 3339 date and time with an offset. `not_an_email`: A field must hold valid e-mail addresses. `not_a_phone_number`: A field must be a telephone number with its country, such as +1 301 405 1000. `not_in_list`: A field is not included in the list. `invalid_characters`: A field has characters that are not allowed. `too_long`: A field is too long (maximum is … characters). `too_many`: A field has too many items (maximum is …). `too_many_at_once`: A field can't change by so many at once (maximum is …): send them in parts. `too_large`: A field is too large (maximum is … bytes). `too_small`: A field must be greater than or equal to …. `too_great`: A field must be less than or equal to …. `out_of_range`: A field has more digits than can be kept (maximum is …). `before_start`: A field must be on or after effective from. `before_opening`: A field must be after opens at. `too_many_sections`: A field covers too many sections (maximum is …). `same_as_admin_assistant`: A field must be other than admin assistant. `inside_itself`: A field must not be the record itself or lie below it. `too_deep`: A field lies too deep (maximum is … levels). `not_of_user`: A field must belong to the user in the path. `of_another_person`: A field must be that of the user. `taken`: A field has already been taken. `unknown`: A field is not a field of this type. `record_too_large`: The record would be larger than can be kept. `more_errors`: There are more errors than an answer tells. */
    validation_error_body: {
      content: {
        'application/vnd.api+json': {
          errors: (components['schemas']['ErrorObject'] & {
            status?: '422';
            title?: 'Validation Error';
            code?: 'blank' | 'not_a_string' | 'not_a_boolean' | 'not_an_integer' | 'not_a_number' | 'not_an_object' | 'not_an_array' | 'not_a_date' | 'not_an_instant' | 'not_an_email' | 'not_a_phone_number' | 'not_in_list' | 'invalid_characters' | 'too_long' | 'too_many' | 'too_many_at_once' | 'too_large' | 'too_small' | 'too_great' | 'out_of_range' | 'before_start' | 'before_opening' | 'too_many_sections' | 'same_as_admin_assistant' | 'inside_itself' | 'too_deep' | 'not_of_user' | 'of_another_person' | 'taken' | 'unknown' | 'record_too_large' | 'more_errors';
          })[];
        };
      };
    };
  };
}
