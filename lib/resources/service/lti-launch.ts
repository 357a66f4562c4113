import { text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** What is said when a launch is redeemed. */
export const ltiLaunch = defineResource({
  type: 'lti_launch',
  collection: 'lti_launches',
  group: 'service',
  area: 'lti',
  attributes: {
    /**
     * The launch, as it stands behind `#` in the address of the page.
     * @example q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4
     */
    launch: text({ required: true, createOnly: true }),
    /**
     * What the browser has kept since it began the launch.
     * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
     */
    verifier: text({ required: true, createOnly: true }),
  },
  relationships: {},
  endpoints: {},
});
