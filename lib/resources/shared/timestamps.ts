import { readOnly } from '../../model/definition/attribute.ts';
import { instant } from '../../model/definition/attribute-kinds.ts';

/** When the record was made and last changed; every record has them, these attributes show them. */
export const timestamps = { created_at: readOnly(instant()), updated_at: readOnly(instant()) } as const;
