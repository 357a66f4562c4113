import { date, jsonObject, longText, text } from '../../model/definition/attribute-kinds.ts';
import { decimal } from '../../model/definition/number-kinds.ts';
import { toAny, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A credit on a faculty member's account, such as a travel grant or a course release. */
export const creditLineItem = defineResource({
  type: 'credit_line_item',
  collection: 'credit_line_items',
  requiresPrecondition: true,
  group: 'finance',
  area: 'finance',
  attributes: {
    /**
     * The day on which the credit takes effect in the books.
     * @example 2025-02-28
     */
    transaction_date: date({ required: true }),
    /**
     * How much is credited, in the currency of the institution's books; negative for a charge. Every decimal digit is
     * kept, up to 38: read it with a parser that does not round.
     * @example 1250.75
     */
    amount: decimal({ required: true }),
    /**
     * What the credit is for, at most 10,000 characters.
     * @example Travel grant for the spring conference
     */
    description: longText(),
    /**
     * The id of the entry in the finance system it comes from. Lists can be filtered by it.
     * @example CR-90017
     */
    external_id: text({ filter: { slot: 3 } }),
    /**
     * The academic term to which the credit belongs, in your own words; it names no term of the evaluations.
     * @example Spring 2025
     */
    term: text(),
    /**
     * A remark for those who keep the books, at most 10,000 characters.
     * @example Approved by the dean
     */
    comment: longText(),
    /**
     * Whatever else your institution keeps about the entry: a JSON object of your own, at most 64 KiB.
     * @example {"cost_centre": "4410"}
     */
    custom_fields: jsonObject(),
    ...timestamps,
    /**
     * What kind of credit it is, in the finance system's own words. Set by imports; ignored in a request.
     * @example Travel
     */
    category: text({ readOnly: true }),
    /**
     * How far the entry has been processed, in the finance system's own words. Set by imports; ignored in a request.
     * @example Posted
     */
    status: text({ readOnly: true }),
  },
  relationships: {
    // A credit stands on somebody's account.
    /** The member of the faculty on whose account the credit stands. */
    profile: toOne('profile', { required: 'on create', filter: { slot: 1 } }),
    /**
     * The record for which the credit is given, such as a section or an additional appointment; it may be of any type
     * of the institution's data, but no result or comment of a course evaluation. Where it is a workflow case, answers to
     * a token that acts for a person leave `data` out, and filters do not find the credit by it. `include` does not take it: its
     * type, and so the scope that it needs, differs from credit to credit; its `related` link leads to it.
     */
    source: toAny({
      filter: { slot: 2 },
      // Nothing is credited for them, and each function that meets a source would have to know which callers can see them.
      except: ['course_evaluation_result', 'course_evaluation_comment', 'course_evaluation_reply'],
      // Callers with access to the accounts need not see the case, and its id would reveal that it exists.
      shownToIntegrations: ['workflow_case'],
    }),
  },
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, create: true, update: { number: 3 }, delete: true },
});
