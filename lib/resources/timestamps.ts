import { readOnly } from '../model/attribute.ts';
import { instant } from '../model/attribute-kinds.ts';

/** When the record was made and last changed; every record has them, these attributes show them. */
export const timestamps = { created_at: readOnly(instant()), updated_at: readOnly(instant()) } as const;
