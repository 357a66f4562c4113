import { keyOf, type RecordReference } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import {
  alreadyWritten,
  changeStep,
  isStill,
  itemExists,
  putStep,
  type Refusal,
  type Step,
} from '../../store/steps.ts';

/** Step that puts a new record. A new id exists already only when an attempt whose answer was lost has written it. */
export const putRecord = (record: StoredRecord, refused: Refusal = () => alreadyWritten): Step =>
  putStep(keyOf.record(record), record, refused);

/** Step that checks that a record is there. */
export const recordExists = (record: RecordReference, refused: Refusal): Step =>
  changeStep(keyOf.record(record), { conditions: [itemExists] }, refused);

/** Step that checks that a record is there, and that some of its fields are as they were read. */
export const sameFields = (record: StoredRecord, fields: readonly string[], refused: Refusal): Step =>
  changeStep(
    keyOf.record(record),
    { conditions: [itemExists, ...fields.map((field) => isStill(field, record[field]))] },
    refused,
  );

/** Step that checks that a record has the version with which it was read. */
export const sameVersion = (record: StoredRecord, refused: Refusal): Step =>
  changeStep(keyOf.record(record), { conditions: [isStill('version', record.version)] }, refused);
