import { readBy } from '../../../../model/read/read-by.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import { forEachAtOnce } from '../../../../runtime/at-once.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { dropOriginal } from '../items.ts';

const atOnce = 25;

const forget = async (store: Store, comment: StoredRecord): Promise<void> => {
  // No response has shown the original text since the release, so neither the version nor the time of change changes.
  await store.write([dropOriginal(comment)]);
};

/** Deletes the original texts of edited comments: of a period, except for some evaluations, or of one evaluation. */
export const forgetOriginals = async (
  store: Store,
  { field, id }: { readonly field: 'period' | 'evaluation'; readonly id: string },
  except: ReadonlySet<string> = new Set(),
): Promise<void> => {
  const edited: StoredRecord[] = [];
  for await (const comment of readBy(store, courseEvaluationComment, [field, [id]], 1_000))
    if (comment.original_text !== undefined && !except.has(String(comment.evaluation))) edited.push(comment);
  await forEachAtOnce(edited, atOnce, (comment) => forget(store, comment));
};
