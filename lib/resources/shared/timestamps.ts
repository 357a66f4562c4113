import { instant } from '../../model/definition/attribute-kinds.ts';

/** When the record was made and last changed; every record has them, these attributes show them. */
export const timestamps = { created_at: instant({ readOnly: true }), updated_at: instant({ readOnly: true }) } as const;
